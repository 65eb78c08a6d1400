import Glibc
import Options

/// The program: reads the command line, does what it says, and ends with a status.
@main
enum Welkin {
  static func main() {
    // What is opened later must not take the place of a standard stream that was closed.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // To write there is then an error too, as it is for a stream that is closed.
      _ = open("/dev/null", O_RDONLY)
    }
    // A file that may not grow is an error to report too.
    signal(SIGXFSZ, SIG_IGN)
    // A reader that has gone away is an error to report, not a reason to be killed.
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let command: Command
    do {
      command = try Command(arguments: arguments)
    } catch {
      Console.complain(error.lines)
      return 2
    }
    do {
      switch command {
      case .help(let text): try Console.print(text)
      case .version: try Console.print("welkin \(welkinVersion)\n")
      case .forecast(let options): try ForecastCommand.run(options)
      case .scenes(let options): try ScenesCommand.run(options)
      case .info(let options): try InfoCommand.run(options)
      case .render(let options): try RenderCommand.run(options)
      case .window(let options): try WindowCommand.run(options)
      case .bench(let options): try BenchCommand.run(options)
      }
      return 0
    } catch {
      Console.complain(error)
      return 1
    }
  }
}
