/// What the lines of a text that are not all ASCII say about its encoding.
struct MarkedLines {
  /// The number of bytes that make up characters of UTF-8 with more than one byte.
  private(set) var bytesOfCharacters = 0
  /// The number of bytes above 0x7F that belong to no character of UTF-8.
  private(set) var badBytes = 0
  /// The values of these lines, one after the other, up to `valuesLimit` bytes.
  private(set) var values: [UInt8] = []
  /// The first CHARSET parameter (vCalendar 1.0, 2.1.5) of these lines whose value ICU knows.
  private(set) var declaredCharset: String?

  /// A detector needs no more.
  private static let valuesLimit = 65536

  /// Looks at all lines. O(bytes).
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        var end = start
        var isMarked = false
        while end < buffer.count, buffer[end] != 0x0A, buffer[end] != 0x0D {
          isMarked = isMarked || buffer[end] > 0x7F
          end += 1
        }
        if isMarked { look(at: UnsafeBufferPointer(rebasing: buffer[start..<end])) }
        start = end + 1
      }
    }
  }

  private mutating func look(at line: UnsafeBufferPointer<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = line.makeIterator()
    parsing: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character): if character.count > 1 { bytesOfCharacters += character.count }
      case .error(let length): badBytes += length
      case .emptyInput: break parsing
      }
    }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    if declaredCharset == nil, let colon { readCharset(line[..<colon]) }
    guard values.count < Self.valuesLimit else { return }
    values.append(contentsOf: line[((colon ?? -1) + 1)...])
    values.append(0x0A)
  }

  private mutating func readCharset(_ head: Slice<UnsafeBufferPointer<UInt8>>) {
    for parameter in head.split(separator: UInt8(ascii: ";")).dropFirst() {
      let text = String(decoding: parameter, as: UTF8.self)
      guard text.lowercased().hasPrefix("charset=") else { continue }
      let name = String(text.dropFirst("charset=".count))
      if let known = TextDecoding.converterName(name), known != "utf-8",
        TextDecoding.isKnown(charset: known)
      {
        declaredCharset = known
      }
      return
    }
  }
}
