/// Why a subcommand could not do its work.
enum CommandError: Error, Hashable, Sendable {
  /// One line for the user.
  ///
  /// - Parameters:
  ///   - problem: what is wrong, with the file or option it is about.
  ///   - remedy: what to do about it.
  case failure(CommandStatus, problem: String, remedy: String)
  /// The reader of standard output has gone. Nobody wants to hear of it.
  case closedPipe

  /// A command line that cannot be understood.
  static func usage(_ problem: String, remedy: String) -> CommandError {
    .failure(.usage, problem: problem, remedy: remedy)
  }

  /// The status that the command ends with.
  var status: CommandStatus {
    switch self {
    case .failure(let status, _, _): status
    case .closedPipe: .closedPipe
    }
  }

  /// The line for standard error without its line break, or nil where silence is right.
  /// Control characters, which a file name may hold, are spelled out.
  var line: String? {
    switch self {
    case .failure(_, let problem, let remedy): "daymark: \(problem); \(remedy)".printable
    case .closedPipe: nil
    }
  }
}
