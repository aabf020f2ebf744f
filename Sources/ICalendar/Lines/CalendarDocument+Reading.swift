import Envelope

extension CalendarDocument {
  /// Bytes in UTF-8 with all that was found in them.
  struct Reading {
    var bytes: [UInt8]
    var headBytes: [UInt8]
    var lines: LineTable
    var nodes: [ComponentNode]
    var problems: [LineProblem]
  }

  /// Scans bytes, builds their tree and checks their text. O(bytes).
  ///
  /// - Parameter origins: where runs of lines come from, in the order of their bytes; none where
  ///   the lines have the numbers of these.
  static func read(
    _ bytes: [UInt8], file: String, origins: [LineOrigin] = []
  ) throws(ImportError) -> Reading {
    guard bytes.count < Int(UInt32.max) else { throw .tooLarge(file: file) }
    var scanner = LineScanner()
    bytes.withUnsafeBufferPointer { scanner.scan($0) }
    let headBytes = scanner.headBytes
    var lines = scanner.lines
    scanner = LineScanner()
    LineOrigin.number(&lines, by: origins)
    var builder = TreeBuilder()
    withReader(bytes: bytes, headBytes: headBytes, lines: lines, nodes: []) { reader in
      builder.build(reader)
    }
    for line in builder.strays { lines.insert(.stray, at: Int(line)) }
    return Reading(
      bytes: bytes, headBytes: headBytes, lines: lines, nodes: builder.nodes,
      problems: builder.problems + TextCheck.problems(bytes, lines))
  }

  /// A text as UTF-8 and the charset that it was in.
  struct Decoded {
    var utf8: [UInt8]
    var charset: String
  }

  /// The text in UTF-8; nil without an encoding, and when it can't be decoded.
  static func decoded(_ bytes: [UInt8], _ encoding: TextEncoding?) -> Decoded? {
    encoding.flatMap { encoding in
      encoding.utf8(bytes).map { Decoded(utf8: $0, charset: encoding.charset) }
    }
  }
}
