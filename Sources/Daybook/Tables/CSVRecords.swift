/// The records of a CSV text (RFC 4180), read one after the other.
struct CSVRecords {
  /// A record.
  struct Record {
    /// The physical line, from 1, on which it begins.
    var line: Int
    /// Its fields, without their quotes.
    var fields: [String] = []
    /// What is wrong with its quotes, or nil.
    var quoteProblem: String?

    /// Whether nothing is in it, as in a blank line.
    var isBlank: Bool { fields.allSatisfy { $0.utf8.allSatisfy { $0 <= 0x20 } } }
  }

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index: Int
  private var line: Int
  /// Whether a field between quotes may hold line breaks. No longer once one was not closed
  /// before the end of the text: else each such quote would be looked for to the end.
  private var quotesSpanLines = true

  /// The records from `start`, which is on the physical line `line`, from 1.
  init(_ bytes: [UInt8], delimiter: UInt8, start: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.delimiter = delimiter
    index = start
    self.line = line
  }

  /// The next record, or nil at the end of the text.
  mutating func next() -> Record? {
    guard index < bytes.count else { return nil }
    var record = Record(line: line)
    while true {
      record.fields.append(nextField(of: &record))
      guard index < bytes.count, bytes[index] == delimiter else { break }
      index += 1
    }
    passLineBreak()
    return record
  }

  /// Reads a field and stops at the delimiter, line break or end after it.
  private mutating func nextField(of record: inout Record) -> String {
    var opening = index
    while opening < bytes.count, bytes[opening] == UInt8(ascii: " ") { opening += 1 }
    if opening < bytes.count, bytes[opening] == UInt8(ascii: "\"") {
      if let text = quotedField(from: opening, of: &record) { return text }
      record.quoteProblem = "a quote is not closed"
    }
    let start = index
    passText()
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a field whose opening quote is at `opening`; nil, with nothing read, when it is
  /// not closed.
  private mutating func quotedField(from opening: Int, of record: inout Record) -> String? {
    var text: [UInt8] = []
    var position = opening + 1
    var breaks = 0
    while position < bytes.count {
      let byte = bytes[position]
      let following = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch byte {
      case UInt8(ascii: "\"") where following == UInt8(ascii: "\""):
        text.append(byte)
        position += 2
      case UInt8(ascii: "\""):
        index = position + 1
        line += breaks
        appendRest(to: &text, of: &record)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        guard quotesSpanLines else { return nil }
        text.append(UInt8(ascii: "\n"))
        breaks += 1
        let isPair = byte == UInt8(ascii: "\r") && following == UInt8(ascii: "\n")
        position += isPair ? 2 : 1
      default:
        text.append(byte)
        position += 1
      }
    }
    quotesSpanLines = false
    return nil
  }

  /// Takes what stands between a closing quote and the end of the field.
  private mutating func appendRest(to text: inout [UInt8], of record: inout Record) {
    let start = index
    passText()
    let rest = bytes[start..<index]
    if rest.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
    text += rest
    record.quoteProblem = "there is text after a closing quote"
  }

  /// Goes on to the next delimiter, line break or the end.
  private mutating func passText() {
    while index < bytes.count, bytes[index] != delimiter, bytes[index] != UInt8(ascii: "\r"),
      bytes[index] != UInt8(ascii: "\n")
    {
      index += 1
    }
  }

  private mutating func passLineBreak() {
    guard index < bytes.count else { return }
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "\n")
    index += isPair ? 2 : 1
    line += 1
  }
}
