import Glibc

/// Standard output, written in large pieces. Every failure is thrown, the last ones by
/// `finish`.
final class StandardOutput {
  private static let pieceSize = 1 << 16

  /// The descriptor's number.
  let number: Int32
  private let descriptor: FileDescriptor
  private let isTerminal: Bool
  private var buffer: [UInt8] = []

  /// Writes to a descriptor that somebody else closes.
  init(descriptor: Int32 = 1) {
    number = descriptor
    self.descriptor = FileDescriptor(borrowing: descriptor)
    isTerminal = isatty(descriptor) == 1
    buffer.reserveCapacity(Self.pieceSize + 4096)
  }

  /// Writes text as it is.
  func write(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    try passOn()
  }

  /// Writes text and a line break.
  func writeLine(_ text: String = "") throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0A)
    try passOn()
  }

  /// Writes bytes as they are.
  func write(bytes: [UInt8]) throws(CommandError) {
    buffer.append(contentsOf: bytes)
    try passOn()
  }

  /// Writes one JSON object on a line of its own.
  func writeJSON(_ fill: (inout JSONLine) -> Void) throws(CommandError) {
    var line = JSONLine(takingOver: &buffer)
    fill(&line)
    line.finish(into: &buffer)
    try passOn()
  }

  /// Hands everything to the system.
  func finish() throws(CommandError) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      try descriptor.write(buffer)
    } catch {
      throw .cannotWrite("standard output", error)
    }
  }

  /// Someone at a terminal sees each line at once.
  private func passOn() throws(CommandError) {
    if isTerminal || buffer.count >= Self.pieceSize { try finish() }
  }
}
