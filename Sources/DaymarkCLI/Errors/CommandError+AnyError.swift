extension CommandError {
  /// The one place where any error becomes a line and a status. A library's error type
  /// that a subcommand lets through gets its case here.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError:
      self = error
    case let error as SystemError:
      self = .failure(
        .inputOutput, problem: error.reason, remedy: "try again, or report it if it stays so")
    default:
      self = .failure(
        .inputOutput, problem: "\(error)", remedy: "please report this as a defect of daymark")
    }
  }
}
