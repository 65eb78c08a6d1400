/// A condition with how strong it is and where that is known from.
public struct Outlook: Equatable, Sendable {
  /// The condition.
  public var condition: Condition
  /// How strong the rain, snow or storm is, around 1; 1 where it means nothing.
  public var strength: Double
  /// What it was taken from.
  public var from: ConditionSource

  /// A condition with its strength and source.
  public init(_ condition: Condition, strength: Double = 1, from: ConditionSource) {
    self.condition = condition
    self.strength = strength
    self.from = from
  }
}
