// Not all of Foundation: these two load in half its time.
import FoundationEssentials
import FoundationInternationalization
import Scene
import Weather

/// How the screen writes words, numbers, hours and days.
///
/// Words come from the catalogue, in English where it lacks the language; all else is as the locale has it.
public struct ScreenLocale: Sendable {
  /// What stands for a number that is not known.
  public static let dash = "—"

  /// The language of the words.
  public let language: Language
  /// The units of temperatures.
  public let units: Units
  /// The direction in which the language is written.
  public let direction: LayoutDirection
  /// The locale's identifier, for what else needs it.
  public let identifier: String

  private let locale: Locale
  private let hour: Date.FormatStyle
  private let hourAndMinute: Date.FormatStyle
  private let shortWeekday: Date.FormatStyle
  private let fullWeekday: Date.FormatStyle
  private let ago: Date.AnchoredRelativeFormatStyle

  /// The conventions of a locale, with other units where the user wants those.
  public init(_ name: LocaleName, units: Units? = nil) {
    language = Language(name) ?? .english
    var region = name.region
    if let language = name.language {
      // Where no region is named it is the one where most people speak the language.
      region = region ?? Self.likelyRegions[language]
      identifier = [language, name.script, region].compactMap { $0 }.joined(separator: "_")
    } else {
      // The C locale: English words, 24 hours.
      identifier = "en_150"
    }
    let locale = Locale(identifier: identifier)
    self.locale = locale
    self.units = units ?? Units(region: region)
    direction =
      switch locale.language.characterDirection {
      case .rightToLeft: .rightToLeft
      default: .leftToRight
      }
    // Times are brought to the place's clock before they are written.
    let style = Date.FormatStyle(locale: locale, timeZone: TimeZone.gmt)
    hour = style.hour()
    hourAndMinute = style.hour().minute()
    shortWeekday = style.weekday(.abbreviated)
    fullWeekday = style.weekday(.wide)
    // It stands within a sentence of the catalogue, and so in its language.
    let isInCatalogue = Language(name) != nil
    ago = Date.AnchoredRelativeFormatStyle(
      anchor: Date(timeIntervalSince1970: 0), allowedFields: [.minute, .hour, .day], presentation: .numeric,
      unitsStyle: .wide, locale: isInCatalogue ? locale : Locale(identifier: "en_150"))
  }

  private static let likelyRegions = [
    "en": "US", "es": "ES", "pt": "BR", "de": "DE", "fr": "FR", "ja": "JP", "ar": "EG", "fa": "IR",
    "he": "IL", "ur": "PK",
  ]

  /// The words of a phrase.
  public func words(_ phrase: Phrase, _ blanks: [String: String] = [:]) -> String {
    language.words(phrase, blanks)
  }

  /// A whole number in the locale's digits.
  public func number(_ value: Int) -> String {
    value.formatted(.number.grouping(.never).locale(locale))
  }

  /// A temperature in whole degrees with the degree sign; a dash where it is not known.
  public func temperature(_ celsius: Double?) -> String {
    units.degrees(celsius).map { number($0) + "°" } ?? ScreenLocale.dash
  }

  /// A share as a whole percent; a dash where it is not known.
  public func percent(_ share: Double?) -> String {
    guard let share, share.isFinite else { return ScreenLocale.dash }
    let whole = (min(1, max(0, share)) * 100).rounded() / 100
    return whole.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  /// An hour of a clock so far ahead of UTC, as the locale writes hours: `15`, `3 PM`.
  ///
  /// Where that clock does not show a full hour the minutes stand with it.
  public func hour(_ seconds: Double?, utcOffsetSeconds: Int) -> String {
    guard let seconds, case let local = seconds + Double(utcOffsetSeconds), let date = Self.date(local) else {
      return ScreenLocale.dash
    }
    let isFull = local.truncatingRemainder(dividingBy: 3600) == 0
    return date.formatted(isFull ? hour : hourAndMinute)
  }

  /// The weekday of a day counted from 1970-01-01.
  public func weekday(_ day: Int, full: Bool = false) -> String {
    guard let date = Self.date(Double(day) * 86_400) else { return ScreenLocale.dash }
    return date.formatted(full ? fullWeekday : shortWeekday)
  }

  /// The title of the daily card.
  public func forecastTitle(days: Int) -> String {
    words(.forecast(ofDays: days), ["days": number(days)])
  }

  /// The line of today's high and low; none without a today.
  public func highAndLow(_ day: DayEntry?) -> String? {
    day.map { words(.highAndLow, ["high": temperature($0.high), "low": temperature($0.low)]) }
  }

  /// Who made the data, where that has to stand beside it.
  public func credit(_ feed: Feed?) -> String? {
    feed?.credit.map { words(.dataBy, ["feed": $0]) }
  }

  /// How long ago the forecast was made.
  public func updated(age: Double) -> String {
    let seconds = age.isNaN ? 0 : min(1e9, max(0, age))
    // What is not yet a minute is one, as there is no ago in nothing.
    let made = Date(timeIntervalSince1970: max(60, seconds))
    return words(.updated, ["age": ago.format(made)])
  }

  /// Years that every calendar has.
  private static func date(_ seconds: Double) -> Date? {
    abs(seconds) < 2.5e11 ? Date(timeIntervalSince1970: seconds) : nil
  }
}
