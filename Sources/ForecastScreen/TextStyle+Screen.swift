import Scene

extension TextStyle {
  /// The screen's style of a size and weight, with digits all of one width.
  public init(_ size: Double, _ weight: Weight) {
    self.init(size: size, weight: weight, hasTabularDigits: true)
  }
}
