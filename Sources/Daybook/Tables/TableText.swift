import CalendarModel

/// The octets of a table's text in UTF-8, whatever it came in.
enum TableText {
  /// Reads UTF-8 with or without a byte order mark, UTF-16 with one, or else Windows-1252,
  /// which spreadsheets write in many countries. O(*octets*).
  static func decode(_ bytes: [UInt8], reports: inout Reports) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes) { $1 << 8 | $0 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes) { $0 << 8 | $1 } }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    if String(validating: text, as: UTF8.self) != nil { return text }
    let line = firstBadLine(text)
    reports.add(
      .warning, .encoding, line: line, problem: "the text is not UTF-8",
      action: "read as Windows-1252")
    return Array(String(String.UnicodeScalarView(text.map(windows1252))).utf8)
  }

  private static func utf16(
    _ bytes: [UInt8], unit: (_ first: UInt16, _ second: UInt16) -> UInt16
  ) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The first line, from 1, that is not UTF-8.
  private static func firstBadLine(_ text: [UInt8]) -> Int {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (bad ?? 0) + 1
  }

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80..<0xA0).contains(byte) else { return Unicode.Scalar(byte) }
    return windows1252High[Int(byte) - 0x80]
  }

  /// 0x80 to 0x9F as the WHATWG Encoding Standard has them: the five that Windows leaves
  /// open are the control characters of the same number.
  private static let windows1252High: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}",
    "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}",
    "\u{178}",
  ]
}
