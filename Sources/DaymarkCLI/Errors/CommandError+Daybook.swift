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
        .unreadableData, "not a daybook",
        "name another file; this one is left as it is")
    case .otherDatabase:
      return failure(
        .unreadableData, "a database of another program, not a daybook",
        "name another file; this one is left as it is")
    case .newerVersion(let version, let known):
      return failure(
        .unreadableData,
        "made by a newer daymark (its tables have version \(version), known is \(known))",
        "install the newer daymark; the file is left as it is")
    case .olderVersion(let version, let known):
      return failure(
        .cannotWrite,
        "made by an older daymark (its tables have version \(version), needed is \(known)), and "
          + "cannot be brought up to date where it is", "change its permissions, or use a copy")
    case .damaged(let what):
      return failure(
        .unreadableData, "damaged: \(what)",
        "daymark restore brings a backup back; the file is left as it is")
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
    case .duplicateID(let id):
      return failure(
        .unreadableData, "has a mark called \(id) already", "choose another id")
    case .duplicateName(let name):
      return .failure(
        .no,
        problem: name.isEmpty
          ? "a calendar needs a name" : "there is a calendar named \"\(name)\" already",
        remedy: "choose another name")
    case .inputOutput(let what), .failed(let what):
      return failure(
        .inputOutput, "cannot be read or written: \(what)", "check the disk, or try again")
    }
  }

  /// Why a copy of a daybook cannot be written.
  static func cannotWriteCopy(_ error: DaybookError) -> CommandError {
    switch error.reason {
    case .full, .inputOutput, .readOnly: failure(error)
    case .cannotOpen(let what), .failed(let what):
      .failure(
        .cannotWrite, problem: "\(error.path): cannot be written: \(what)",
        remedy: "make its folder first, or name another file")
    default: failure(error)
    }
  }
}
