/// One argument of the command line, in the bytes that the shell passed: a file name need
/// not be valid UTF-8, and must reach the file system as it came.
struct Argument: Hashable, Sendable {
  /// The bytes, without the NUL at their end.
  let bytes: [UInt8]

  /// The argument of these bytes.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The argument of this text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The text; bytes that are not UTF-8 become U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it is `-`, which stands for standard input or output.
  var isDash: Bool { bytes == [UInt8(ascii: "-")] }

  /// The bytes as C takes them.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The arguments that the process was started with, without the command's own name.
  static func ofProcess() -> [Argument] {
    // `CommandLine.arguments` would repair what is not UTF-8.
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      guard let start = CommandLine.unsafeArgv[index] else { return nil }
      var bytes: [UInt8] = []
      var next = start
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return Argument(bytes: bytes)
    }
  }
}

extension Argument: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self.init(value)
  }
}
