/// What an input seems to be, for a helpful word where it is not what was asked for.
enum ContentKind: Hashable, Sendable {
  /// Nothing, or white space only.
  case empty
  /// iCalendar, or a part of one.
  case calendar
  /// vCard.
  case addressBook
  case webPage
  case xml
  case pdf
  case zip
  case gzip
  /// Text in UTF-16, in which a calendar is not looked for.
  case utf16
  case json
  /// jCal: a calendar in JSON.
  case jCal
  /// xCal: a calendar in XML.
  case xCal
  /// A table of days: its first line has a column for them.
  case table
  /// Anything else.
  case other

  /// Looks at the beginning of the bytes.
  init(_ bytes: [UInt8]) {
    let head = bytes.prefix(4096)
    if let kind = Self.binary(head) {
      self = kind
      return
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = (head.starts(with: byteOrderMark) ? head.dropFirst(3) : head)
      .drop(while: Self.isSpace)
    // White space may be longer than the beginning.
    if text.isEmpty {
      self =
        bytes.allSatisfy { Self.isSpace($0) || byteOrderMark.contains($0) }
        ? .empty : .other
    } else {
      self = Self.text(String(decoding: text, as: UTF8.self).lowercased())
    }
  }

  /// The space and the controls from tab to carriage return.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private static func binary(_ head: ArraySlice<UInt8>) -> ContentKind? {
    func begins(_ bytes: UInt8...) -> Bool { head.starts(with: bytes) }
    // "PK", 3, 4; the header of RFC 1952; the byte order marks of UTF-16.
    if begins(0x50, 0x4B, 3, 4) { return .zip }
    if begins(0x1F, 0x8B) { return .gzip }
    if begins(0xFF, 0xFE) || begins(0xFE, 0xFF) { return .utf16 }
    // ASCII in UTF-16 without a mark.
    let zeros = head.prefix(4).map { $0 == 0 }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true]
      ? .utf16 : nil
  }

  private static func text(_ text: String) -> ContentKind {
    if text.hasPrefix("%pdf-") { return .pdf }
    if text.hasPrefix("begin:vcard") { return .addressBook }
    let lines = text.split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("begin:v") }) { return .calendar }
    if text.hasPrefix("<"), text.contains("urn:ietf:params:xml:ns:icalendar-2.0") { return .xCal }
    if text.hasPrefix("<") {
      let isWebPage = ["<!doctype html", "<html", "<head", "<body"].contains { tag in
        text.hasPrefix(tag) || lines.prefix(3).contains { $0.hasPrefix(tag) }
      }
      return isWebPage ? .webPage : text.hasPrefix("<?xml") ? .xml : .other
    }
    if text.prefix(40).filter({ !$0.isWhitespace }).hasPrefix("[\"vcalendar\",") { return .jCal }
    if text.hasPrefix("{") || text.hasPrefix("[") { return .json }
    let columns = (lines.first ?? "").split { ",;\t".contains($0) }
      .map { column in String(column.filter { $0 != "\"" && $0 != " " }) }
    return columns.contains { ["day", "date", "start"].contains($0) } ? .table : .other
  }
}
