import Foundation

/// The program as it was built beside the tests, run to its end.
public struct BuiltProgram {
  /// How it ended.
  public struct Outcome {
    /// The exit status; that of a signal is nil.
    public let status: Int32?
    /// What it wrote to standard output.
    public let output: Data
    /// What it wrote to standard error.
    public let complaints: String
    /// How long it ran, in seconds.
    public let seconds: Double

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines on standard error.
    public var lines: [Substring] { complaints.split(separator: "\n") }
  }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - arguments: what stands behind its name.
  ///   - input: what it reads on standard input.
  ///   - environment: what is set beside the tests' own variables; nil takes one away.
  public static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String?] = [:]
  ) throws -> Outcome {
    let file = Child.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: file) }
    try input.write(to: URL(fileURLWithPath: file))
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    let start = Date()
    let child = try Child([try executable()] + arguments, environment: variables, input: file)
    let status = try child.wait(seconds: 120)
    return Outcome(
      status: status < 128 ? status : nil, output: Data(child.written), complaints: child.said,
      seconds: Date().timeIntervalSince(start))
  }

  /// Where it lies.
  public static func executable() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("welkin").path
  }
}
