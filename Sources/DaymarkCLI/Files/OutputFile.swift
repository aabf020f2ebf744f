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

  /// Writes the bytes; `PiecewiseOutput` does so where not all of them are held.
  ///
  /// A regular file is replaced at once, when all bytes are on the disk: until then, and
  /// after any failure, the old one stands. Links are followed to the file they lead to,
  /// permissions stay. What is not a regular file (a pipe, /dev/null) is written to.
  ///
  /// - Throws: status 73 where it cannot be written, 74 where the system fails to.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    let output = PiecewiseOutput(self)
    output.write(bytes)
    try output.finish()
  }
}
