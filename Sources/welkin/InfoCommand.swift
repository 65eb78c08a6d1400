import GL
import Options
import Platform

/// `welkin info`: the GL in use.
enum InfoCommand {
  static func run(_ options: InfoOptions) throws {
    let context = try Headless.makeContext(options.api.choices)
    let rows = [
      ("welkin", welkinVersion),
      ("api", context.api.requirement + " or later"),
      ("version", context.version),
      ("renderer", context.renderer + (context.isSoftware ? " (software)" : "")),
      ("vendor", context.vendor),
      ("largest frame", "\(context.maximumSize) × \(context.maximumSize) pixels"),
      ("half-float targets", context.drawsHalfFloat ? "yes" : "no, 8 bits in their place"),
      ("timer queries", context.hasTimerQueries ? "yes" : "no"),
    ]
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 + "\n" }
    try Console.print(lines.joined())
  }
}

extension GraphicsAPI? {
  /// Which GLs to try, in order.
  var choices: [API] {
    switch self {
    case .gl: [.gl]
    case .gles: [.gles]
    case nil: [.gl, .gles]
    }
  }
}
