import Daybook

extension CommandError {
  /// What is wrong with a daybook, in a line.
  static func failure(_ error: DaybookError) -> CommandError {
    func failure(_ status: CommandStatus, _ what: String, _ remedy: String) -> CommandError {
      .failure(status, problem: "\(error.path): \(what)", remedy: remedy)
    }
    switch error.reason {
    case .missing:
      return failure(
        .noInput, "no such daybook", "daymark mark makes one; or check the name")
    case .notADaybook:
      return failure(
        .unreadableData, "not a daybook; it is left as it is",
        "name another file with --daybook")
    case .newerVersion(let version):
      return failure(
        .unreadableData, "made by a newer daymark (its version \(version)); it is left as it is",
        "install the newer one")
    case .damaged(let what):
      return failure(
        .unreadableData, "damaged: \(what); it is left as it is",
        "daymark verify tells more; daymark restore brings a backup back")
    case .readOnly:
      return failure(
        .cannotWrite, "cannot be written",
        "change its permissions and those of its folder, or name another with --daybook")
    case .full:
      return failure(
        .cannotWrite, "the disk is full; nothing is changed", "free some space, and do it again")
    case .busy:
      return failure(
        .cannotWrite, "another program is writing it; nothing is changed",
        "wait until that is done, and do it again")
    case .cannotOpen(let what):
      return failure(.cannotWrite, "cannot be opened: \(what)", "check the name and its folder")
    case .failed(let what):
      return failure(
        .inputOutput, "cannot be read or written: \(what)", "check the disk, or try again")
    }
  }
}
