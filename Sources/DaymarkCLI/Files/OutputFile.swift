import Glibc

/// An output argument, written whole or not at all; `-` is standard output.
struct OutputFile {
  /// The argument as given.
  let argument: Argument

  init(_ argument: Argument) {
    self.argument = argument
  }

  /// What messages call it.
  var name: String { argument.isDash ? "standard output" : argument.text }

  /// Whether it is a name in a folder, whose file is replaced in the end: no pipe, no device.
  var isReplaced: Bool {
    guard !argument.isDash, argument.descriptorNumber == nil else { return false }
    // What is wrong with the name comes to light when it is written.
    return [nil, .regular, .folder].contains((try? LinkTarget(of: argument))?.status?.kind)
  }

  /// Writes the bytes.
  ///
  /// A regular file is replaced at once, when all bytes are on the disk: until then, and
  /// after any failure, the old one stands. Links are followed to the file they lead to,
  /// permissions stay. What is not a regular file (a pipe, /dev/null) is written to.
  ///
  /// - Parameter synchronizing: whether a new file is on the disk on return. One that replaces
  ///   another always is.
  /// - Throws: status 73 where it cannot be written, 74 where the system fails to.
  func write(_ bytes: [UInt8], synchronizing: Bool = true) throws(CommandError) {
    do throws(SystemError) {
      if let number = argument.isDash ? 1 : argument.descriptorNumber {
        try FileDescriptor(borrowing: number).write(bytes)
        return
      }
      try write(bytes, to: LinkTarget(of: argument), synchronizing: synchronizing)
    } catch {
      throw .cannotWrite(name, error)
    }
  }

  /// Writes the bytes to where the argument, which is a path, is known to lead.
  func write(
    _ bytes: [UInt8], to target: LinkTarget, synchronizing: Bool
  ) throws(SystemError) {
    switch target.status?.kind {
    case .folder:
      throw SystemError(code: EISDIR)
    case nil, .regular:
      try replace(target, with: bytes, synchronizing: synchronizing || target.status != nil)
    case .stream, .characterDevice, .blockDevice, .link:
      let file = try FileDescriptor(opening: target.path.cString, flags: O_WRONLY | O_NOCTTY)
      try file.write(bytes)
      try file.close()
    }
  }

  private func replace(
    _ target: LinkTarget, with bytes: [UInt8], synchronizing: Bool
  ) throws(SystemError) {
    try target.checkWritable()
    var temporary = try TemporaryFile(beside: target.path)
    try temporary.fill(bytes, like: target.status, synchronizing: synchronizing)
    try temporary.rename(to: target.path, synchronizing: synchronizing)
  }
}
