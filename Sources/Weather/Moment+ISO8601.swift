import JSON

extension Moment: CustomStringConvertible {
  /// The clock readings that four digits of a year can write.
  static let writable = -62_167_219_200.0..<253_402_300_800.0

  /// Reads an ISO 8601 moment such as `2026-01-17T07:30+02:00`.
  ///
  /// The date may stand alone, seconds and their fraction may be missing, and the offset may be `Z`,
  /// `+02:00`, `+0200`, `+02` or missing, which means the place's local time.
  ///
  /// - Throws: `FeedError.moment` with what is wrong.
  public init(_ text: String) throws(FeedError) {
    switch Self.read(Array(text.utf8.prefix(80))) {
    case .success(let moment): self = moment
    case .failure(let problem):
      throw .moment(text: String(oneLine: text, limit: 60), problem: problem.rawValue)
    }
  }

  /// The moment as ISO 8601, to the minute or, where it matters, the second.
  public var description: String {
    guard Self.writable.contains(clockSeconds) else { return "a time beyond the calendar" }
    let whole = Int(clockSeconds.rounded(.down))
    let (days, inDay) = whole.quotientAndRemainder(floor: 86_400)
    let (year, month, day) = Self.date(ofDay: days)
    var text = "\(Self.digits(year, 4))-\(Self.digits(month))-\(Self.digits(day))"
    text += "T\(Self.digits(inDay / 3600)):\(Self.digits(inDay / 60 % 60))"
    if inDay % 60 != 0 { text += ":\(Self.digits(inDay % 60))" }
    guard let offsetSeconds else { return text }
    if offsetSeconds == 0 { return text + "Z" }
    let minutes = Int(offsetSeconds.magnitude / 60)
    let distance = "\(Self.digits(minutes / 60)):\(Self.digits(minutes % 60))"
    return text + (offsetSeconds < 0 ? "-" : "+") + distance
  }

  enum Problem: String, Error {
    case shape = "it is not ISO 8601"
    case date = "there is no such date"
    case time = "there is no such time of day"
    case offset = "there is no such offset from UTC"
  }

  /// Reads the bytes of an ISO 8601 moment; all of them must belong to it.
  static func read(_ bytes: some RandomAccessCollection<UInt8>) -> Result<Moment, Problem> {
    var reader = DigitReader(bytes)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
      let day = reader.number(2)
    else { return .failure(.shape) }
    guard (1...12).contains(month), (1...lastDay(ofMonth: month, year: year)).contains(day) else {
      return .failure(.date)
    }
    let midnight = Double(dayNumber(year, month, day)) * 86_400
    if reader.isAtEnd { return .success(Moment(clockSeconds: midnight, offsetSeconds: nil)) }

    guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let hour = reader.number(2),
      reader.skip(":"), let minute = reader.number(2)
    else { return .failure(.shape) }
    var second = 0.0
    if reader.skip(":") {
      guard let whole = reader.number(2) else { return .failure(.shape) }
      second = Double(whole)
      if reader.skip(".") || reader.skip(",") {
        guard let fraction = reader.fraction() else { return .failure(.shape) }
        second += fraction
      }
    }
    // A leap second is written as 60 and runs into the next minute.
    guard hour < 24, minute < 60, second < 61 else { return .failure(.time) }
    let clock = midnight + Double(hour * 3600 + minute * 60) + second

    if reader.isAtEnd { return .success(Moment(clockSeconds: clock, offsetSeconds: nil)) }
    if reader.skip("Z") || reader.skip("z") {
      return reader.isAtEnd ? .success(Moment(clockSeconds: clock, offsetSeconds: 0)) : .failure(.shape)
    }
    let sign: Int
    if reader.skip("+") { sign = 1 } else if reader.skip("-") { sign = -1 } else { return .failure(.shape) }
    guard let hours = reader.number(2) else { return .failure(.shape) }
    var minutes = 0
    if !reader.isAtEnd {
      _ = reader.skip(":")
      guard let number = reader.number(2), reader.isAtEnd else { return .failure(.shape) }
      minutes = number
    }
    guard hours < 24, minutes < 60 else { return .failure(.offset) }
    return .success(Moment(clockSeconds: clock, offsetSeconds: sign * (hours * 3600 + minutes * 60)))
  }

  private static func digits(_ number: Int, _ width: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func lastDay(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // The two below are Howard Hinnant's `days_from_civil` and `civil_from_days` ("chrono-Compatible Low-Level
  // Date Algorithms", public domain): years begin in March, so that the leap day is the last of its year.

  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = marchYear.quotientAndRemainder(floor: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).quotientAndRemainder(floor: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }
}

extension Int {
  /// The quotient rounded down, and what is left, which is never negative.
  fileprivate func quotientAndRemainder(floor divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
