import Glibc

extension CommandError {
  /// An input that could not be opened or read. `name` is what the user called it.
  static func cannotRead(_ name: String, _ error: SystemError) -> CommandError {
    let name = name.isEmpty ? "\"\"" : name
    func noInput(_ what: String, _ remedy: String) -> CommandError {
      .failure(.noInput, problem: "\(name): \(what)", remedy: remedy)
    }
    switch error.code {
    case ENOENT:
      return noInput("no such file", "check the name, or use - to read standard input")
    case ENOTDIR:
      return noInput("a part of this path is not a folder", "check the name")
    case EACCES, EPERM:
      return noInput(
        "no permission to read it", "change its permissions, or ask its owner for a copy")
    case ELOOP:
      return noInput("its links lead round in a circle", "name the file itself")
    case ENAMETOOLONG:
      return noInput("the name is too long for this system", "check the name")
    case EBADF:
      return noInput("it is not open for reading", "name a file")
    case ENXIO, ENODEV:
      return noInput("a socket or a device without content", "name a file")
    default:
      return .failure(
        .inputOutput, problem: "\(name): cannot be read: \(error.reason)",
        remedy: "check the disk, or read a copy of the file")
    }
  }

  /// An input that is a folder.
  static func isFolder(_ name: String) -> CommandError {
    let slash = name.hasSuffix("/") ? "" : "/"
    return .failure(
      .noInput, problem: "\(name): a folder, not a file",
      remedy: "name the files in it, for example \(name)\(slash)*.ics")
  }

  /// An input folder without calendars.
  static func emptyFolder(_ name: String) -> CommandError {
    .failure(
      .noInput, problem: "\(name): a folder without .ics files",
      remedy: "name one with .ics files in it, or in the folders in it")
  }

  /// An output that could not be made or written. `name` is what the user called it.
  static func cannotWrite(_ name: String, _ error: SystemError) -> CommandError {
    let name = name.isEmpty ? "\"\"" : name
    func cannot(_ what: String, _ remedy: String) -> CommandError {
      .failure(.cannotWrite, problem: "\(name): \(what)", remedy: remedy)
    }
    switch error.code {
    case EPIPE:
      return .closedPipe
    case ENOENT:
      return cannot("its folder does not exist", "make the folder first, or name another one")
    case ENOTDIR:
      return cannot("a part of this path is not a folder", "check the name")
    case EISDIR:
      return cannot("a folder, not a file", "name a file in it")
    case EACCES, EPERM:
      return cannot("no permission to write there", "choose another place for the output")
    case EROFS:
      return cannot("the file system is read-only", "choose another place for the output")
    case ENOSPC:
      return cannot(
        "cannot be written, the disk is full", "free some space, or choose another place")
    case EDQUOT:
      return cannot(
        "cannot be written, your quota is used up", "free some space, or choose another place")
    case EFBIG:
      return cannot(
        "cannot be written, it is larger than files may be here", "choose another place")
    case ELOOP:
      return cannot("its links lead round in a circle", "name the file itself")
    case ENAMETOOLONG:
      return cannot("the name is too long for this system", "choose a shorter one")
    case EBADF:
      return cannot("it is closed", "open it, or send the output to a file")
    case EIO:
      return .failure(
        .inputOutput, problem: "\(name): cannot be written: \(error.reason)",
        remedy: "check the disk, or choose another place")
    default:
      return cannot("cannot be written: \(error.reason)", "choose another place for the output")
    }
  }
}
