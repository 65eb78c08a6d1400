import Weather

/// One row of the daily card.
public struct DayEntry: Equatable, Sendable {
  /// The day's number, counted from 1970-01-01 on the clock of the place.
  public var number: Int
  /// Whether it is today there.
  public var isToday: Bool
  /// The condition.
  public var condition: Condition
  /// The lowest temperature, °C.
  public var low: Double?
  /// The highest temperature, °C.
  public var high: Double?
  /// How likely rain or snow is, 0 … 1.
  public var chance: Double?

  /// A day out of its parts; where low and high are the wrong way round they are put in order.
  public init(
    number: Int, isToday: Bool, condition: Condition, low: Double?, high: Double?, chance: Double?
  ) {
    self.number = number
    self.isToday = isToday
    self.condition = condition
    if let low, let high, low > high {
      (self.low, self.high) = (high, low)
    } else {
      (self.low, self.high) = (low, high)
    }
    self.chance = chance
  }
}
