/// Which way a layout runs.
public enum LayoutDirection: Equatable, Sendable {
  case leftToRight
  case rightToLeft
}
