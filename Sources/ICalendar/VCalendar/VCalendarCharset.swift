/// The character sets of the CHARSET parameter (vCalendar 1.0, 2.1.5).
enum VCalendarCharset {
  /// The text of these octets; nil where the character set is not known or they are none of
  /// its texts.
  ///
  /// Without a name the octets are UTF-8 if they can be, and Windows-1252 otherwise: the
  /// specification's default is ASCII, and programs wrote what their machine used.
  static func decode(_ bytes: [UInt8], name: String?) -> String? {
    switch name?.uppercased().filter({ $0 != "_" && $0 != "-" && $0 != "\"" && $0 != " " }) {
    case "UTF8": return String(validating: bytes, as: UTF8.self)
    case nil, "", "USASCII", "ASCII":
      return String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
    case "ISO88591", "LATIN1", "WINDOWS1252", "CP1252": return windows1252(bytes)
    default: return nil
    }
  }

  /// ISO 8859-1, and between 0x80 and 0x9F, where that has control characters, what Windows
  /// puts there (the Unicode Consortium's table CP1252).
  private static func windows1252(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let code = 0x80..<0xA0 ~= byte ? upperControls[Int(byte) - 0x80] : UInt16(byte)
      text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return String(text)
  }

  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
