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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files take what pipes would block on.
    func file(_ name: String, _ data: Data = Data()) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      return url
    }
    let (input, output, errors) = try (file("input", input), file("output"), file("errors"))
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let start = Date()
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: try Data(contentsOf: output),
      complaints: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      seconds: Date().timeIntervalSince(start))
  }

  private static func executable() throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("welkin")
  }
}
