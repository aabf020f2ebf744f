import CGLib
import Glibc

/// The command `daymark`.
public enum DaymarkCommand {
  /// Does what the process's arguments say, and ends the process with the status of it.
  public static func main() -> Never {
    holdStandardDescriptors()
    // A file larger than `ulimit -f` lets it be is to be reported, not to kill.
    signal(SIGXFSZ, SIG_IGN)
    // Lists of a large file go back to the system as soon as they are done with. Left to itself,
    // malloc keeps blocks of up to 32 MB, and what is made next lies behind them.
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    let status = run(Argument.ofProcess())
    if status == .closedPipe {
      // As if SIGPIPE had not been ignored: shells and makefiles know that end.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    exit(status.rawValue)
  }

  /// Runs a command line and tells standard error what went wrong.
  ///
  /// - Parameters:
  ///   - arguments: without the command's own name.
  ///   - table: the subcommands.
  ///   - environment: the surroundings; those of the process unless given.
  static func run(
    _ arguments: [Argument], table: SubcommandTable = .all, environment: Environment? = nil,
    output: StandardOutput = StandardOutput(), errors: StandardError = StandardError()
  ) -> CommandStatus {
    do {
      let dispatcher = Dispatcher(
        table: table, environment: try environment ?? .ofProcess(), output: output,
        errors: errors)
      let status = try dispatcher.run(arguments)
      try output.finish()
      return status
    } catch {
      var error = CommandError(error)
      // What was written before the failure belongs to the answer.
      do throws(CommandError) {
        try output.finish()
      } catch .closedPipe {
        error = .closedPipe
      } catch {}
      if let line = error.line { errors.writeLine(line) }
      return error.status
    }
  }

  /// Takes the place of standard descriptors that the caller has closed, so that no file
  /// opened later becomes standard output by chance. Using one still fails.
  private static func holdStandardDescriptors() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
