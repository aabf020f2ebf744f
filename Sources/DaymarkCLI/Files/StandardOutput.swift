import Glibc

/// Standard output, written in large pieces. Every failure is thrown, the last ones by
/// `finish`.
final class StandardOutput {
  private static let pieceSize = 1 << 16

  private let descriptor: FileDescriptor
  private let isTerminal: Bool
  private var buffer: [UInt8] = []

  /// Writes to a descriptor that somebody else closes.
  init(descriptor: Int32 = 1) {
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
    // The buffer changes hands, so that it is never copied.
    var line = JSONLine(appendingTo: buffer.moved())
    fill(&line)
    buffer = line.finished()
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

extension Array {
  /// The array, which leaves an empty one behind.
  fileprivate mutating func moved() -> [Element] {
    let all = self
    self = []
    return all
  }
}
