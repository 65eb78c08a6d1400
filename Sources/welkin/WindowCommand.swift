import Options

enum WindowCommand {
  static func run(_ options: WindowOptions) throws {}
}
