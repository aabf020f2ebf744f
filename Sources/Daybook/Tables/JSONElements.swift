/// Finds the values of a JSON text that a table's rows are, each with its line, without
/// reading them: so that one that is damaged does not take the others with it.
struct JSONElements {
  /// A value.
  struct Element {
    /// The physical line, from 1, on which it begins.
    var line: Int
    /// Its octets.
    var bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// Whether the values are the elements of one array.
  private let isArray: Bool
  /// Whether the array's closing bracket was passed, or there is no array.
  private(set) var isClosed: Bool

  /// The values of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isArray = bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
    isClosed = !isArray
    if isArray {
      passSeparators()
      index += 1
    }
  }

  /// The line, from 1, that was reached.
  var currentLine: Int { line }

  /// Whether anything but white space follows what was reached.
  var hasMore: Bool { bytes[index...].contains { $0 > 0x20 } }

  /// The next value, or nil at the end of the array or of the text.
  mutating func next() -> Element? {
    if isArray && isClosed { return nil }
    passSeparators()
    guard index < bytes.count else { return nil }
    if isArray && bytes[index] == UInt8(ascii: "]") {
      isClosed = true
      index += 1
      return nil
    }
    let (start, firstLine) = (index, line)
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): passBracketed()
    default: passScalar()
    }
    return Element(line: firstLine, bytes: bytes[start..<index])
  }

  private mutating func passSeparators() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      step()
    }
  }

  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  /// Goes past a bracket or brace, all that is inside it, and its end.
  private mutating func passBracketed() {
    // A row that is not closed is given up where a line begins with a brace in the same
    // column as its own did: that is the next row.
    let indentation = bytes[lineStart..<index].allSatisfy { $0 <= 0x20 } ? index - lineStart : nil
    var depth = 0
    var isInText = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isInText && index + 1 < bytes.count: step()
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "\n"):
        // A text of JSON ends on its line.
        isInText = false
        if let indentation, beginsRow(at: index + 1, indentation: indentation) { return }
      case UInt8(ascii: "{") where !isInText, UInt8(ascii: "[") where !isInText: depth += 1
      case UInt8(ascii: "}") where !isInText, UInt8(ascii: "]") where !isInText: depth -= 1
      default: break
      }
      step()
      if depth == 0 { return }
    }
  }

  private func beginsRow(at start: Int, indentation: Int) -> Bool {
    let brace = start + indentation
    return brace < bytes.count && bytes[brace] == UInt8(ascii: "{")
      && bytes[start..<brace].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Goes past what is no object: in an array to the comma or bracket after it, else to the
  /// end of the line.
  private mutating func passScalar() {
    var isInText = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      if isArray && !isInText && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")) {
        return
      }
      if isInText && byte == UInt8(ascii: "\\") && index + 1 < bytes.count { step() }
      if byte == UInt8(ascii: "\"") { isInText.toggle() }
      if index < bytes.count, bytes[index] != UInt8(ascii: "\n") { step() }
    }
  }
}
