/// Standard error: one line at a time, at once. That it cannot be written is nobody's
/// concern: there is no other place to say so.
struct StandardError: Sendable {
  /// The descriptor's number.
  let number: Int32

  /// Writes to a descriptor that somebody else closes.
  init(descriptor: Int32 = 2) {
    number = descriptor
  }

  /// Writes text as it is.
  func write(_ text: String) {
    try? FileDescriptor(borrowing: number).write(Array(text.utf8))
  }

  /// Writes one line, with its line break added.
  func writeLine(_ text: String) {
    try? FileDescriptor(borrowing: number).write(Array(text.utf8) + [0x0A])
  }
}
