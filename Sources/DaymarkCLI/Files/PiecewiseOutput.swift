import Glibc

/// An output that is written a piece at a time, with the promises of `OutputFile`: a regular file
/// is replaced when `finish()` says so, and not at all before. What is not one gets the pieces as
/// they come.
final class PiecewiseOutput {
  /// Where the pieces go.
  private enum Place: ~Copyable {
    case closed
    /// To a descriptor that somebody else closes.
    case borrowed(Int32)
    /// To what is not a regular file.
    case stream(FileDescriptor)
    /// Beside the file that is to be replaced.
    case replacement(Replacement)
  }

  private struct Replacement: ~Copyable {
    var temporary: TemporaryFile
    let path: Argument
    /// Whether it is on the disk once it is in its place.
    let isSynchronized: Bool
  }

  private let file: OutputFile
  private let synchronizing: Bool
  private var place = Place.closed
  private var isOpen = false
  /// Why nothing more is written. It is told at the end: until then there may be worse to say.
  private var failure: SystemError?

  /// - Parameter synchronizing: whether a new file is on the disk in the end. One that replaces
  ///   another always is.
  init(_ file: OutputFile, synchronizing: Bool = true) {
    self.file = file
    self.synchronizing = synchronizing
  }

  /// Writes a piece, unless writing has failed before.
  func write(_ piece: [UInt8]) {
    if failure != nil { return }
    do throws(SystemError) {
      try open()
      switch place {
      case .closed: break
      case .borrowed(let number): try FileDescriptor(borrowing: number).write(piece)
      case .stream(let stream): try stream.write(piece)
      case .replacement(let replacement): try replacement.temporary.append(piece)
      }
    } catch {
      failure = error
    }
  }

  /// Puts a regular file in its place, as a rule once all of it is on the disk.
  ///
  /// - Throws: status 73 where it cannot be written, 74 where the system failed to.
  func finish() throws(CommandError) {
    do throws(SystemError) {
      if let failure { throw failure }
      try open()
      var last = Place.closed
      swap(&last, &place)
      switch consume last {
      case .closed: break
      case .borrowed: break
      case .stream(let stream): try stream.close()
      case .replacement(var replacement):
        let isSynchronized = replacement.isSynchronized
        if isSynchronized { try replacement.temporary.synchronize() }
        try replacement.temporary.rename(to: replacement.path, synchronizing: isSynchronized)
      }
    } catch {
      throw .cannotWrite(file.name, error)
    }
  }

  private func open() throws(SystemError) {
    if isOpen { return }
    if let number = file.argument.isDash ? 1 : file.argument.descriptorNumber {
      place = .borrowed(number)
    } else {
      try open(LinkTarget(of: file.argument))
    }
    isOpen = true
  }

  private func open(_ target: LinkTarget) throws(SystemError) {
    switch target.status?.kind {
    case .folder:
      throw SystemError(code: EISDIR)
    case nil, .regular:
      try target.checkWritable()
      let temporary = try TemporaryFile(beside: target.path)
      if let status = target.status { try temporary.adopt(status) }
      place = .replacement(
        Replacement(
          temporary: temporary, path: target.path,
          isSynchronized: synchronizing || target.status != nil))
    case .stream, .characterDevice, .blockDevice, .link:
      place = .stream(
        try FileDescriptor(opening: target.path.cString, flags: O_WRONLY | O_NOCTTY))
    }
  }
}
