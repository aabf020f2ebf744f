import CalendarModel
import Glibc

/// A FILE argument that is read as a whole; `-` is standard input.
struct InputFile {
  /// The most that is read, 4 GiB: more than this is no calendar, and would not fit into
  /// most machines' memory.
  static let sizeLimit = 4 << 30

  /// The path.
  let argument: Argument
  /// What the user calls its calendar, or nil.
  var title: String?
  /// The colour that the user gives its calendar, or nil.
  var color: RGBColor?
  /// What says how far reading it is, if anything does.
  var progress: ProgressLine?

  init(_ argument: Argument) {
    self.argument = argument
  }

  /// What reports call it.
  var name: String { argument.isDash ? "standard input" : argument.text }

  /// All of its bytes.
  ///
  /// A file of known size is read at once, into memory of that size; a stream by chunks.
  ///
  /// - Parameter limit: the most bytes to take.
  /// - Throws: status 66 where there is no such file, where it is a folder or may not be
  ///   read; 65 where it is larger than `limit`; 74 where the system fails to read it.
  func read(limit: Int = InputFile.sizeLimit) throws(CommandError) -> [UInt8] {
    guard let bytes = try readUnlessFolder(limit: limit) else { throw .isFolder(name) }
    return bytes
  }

  /// The same; nil where it is a folder.
  func readUnlessFolder(limit: Int = InputFile.sizeLimit) throws(CommandError) -> [UInt8]? {
    do {
      return try bytes(of: opened(), limit: limit)
    } catch let error as SystemError {
      if error.code == EISDIR { return nil }
      throw .cannotRead(name, error)
    } catch {
      throw CommandError(error)
    }
  }

  private func opened() throws(SystemError) -> FileDescriptor {
    if argument.isDash { return FileDescriptor(borrowing: 0) }
    if let number = argument.descriptorNumber { return FileDescriptor(borrowing: number) }
    return try FileDescriptor(opening: argument.cString, flags: O_RDONLY | O_NOCTTY)
  }

  private func bytes(of file: consuming FileDescriptor, limit: Int) throws -> [UInt8] {
    let status = try file.status()
    switch status.kind {
    case .folder:
      throw SystemError(code: EISDIR)
    case .blockDevice:
      throw deviceError
    case .characterDevice:
      // /dev/zero and /dev/random never end.
      guard status.isNullDevice || isatty(file.number) == 1 else { throw deviceError }
    case .regular, .stream, .link:
      break
    }
    guard status.size <= limit else { throw tooLarge(limit) }

    // One byte more than the size, so that the end is seen without a second buffer.
    var bytes = try file.read(upTo: status.size + 1) { count in
      showProgress(read: count, of: status.size)
    }
    guard bytes.count > status.size else { return bytes }
    // A stream, a file of /proc, or a file that has grown.
    while true {
      let before = bytes.count
      let more = try file.read(upTo: max(1 << 16, min(bytes.count, 1 << 26))) { count in
        showProgress(read: before + count, of: 0)
      }
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw tooLarge(limit) }
    }
  }

  private var deviceError: CommandError {
    .failure(.noInput, problem: "\(name): a device, not a file", remedy: "name a file")
  }

  private func tooLarge(_ limit: Int) -> CommandError {
    .failure(
      .unreadableData, problem: "\(name): larger than \(limit) bytes, the most that is read",
      remedy: limit == Self.sizeLimit
        ? "check that it is a calendar, or split it" : "check that it is the one that is meant")
  }
}
