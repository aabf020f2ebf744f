import Envelope

/// The character sets of the CHARSET parameter (vCalendar 1.0, 2.1.5).
enum VCalendarCharset {
  /// The text of these octets; nil where the character set is not known or they are none of
  /// its texts.
  ///
  /// Without a name the octets are UTF-8 if they can be, and Windows-1252 otherwise: the
  /// specification's default is ASCII, and programs wrote what their machine used.
  static func decode(_ bytes: [UInt8], name: String?) -> String? {
    switch name?.uppercased() {
    case nil, "", "US-ASCII", "ASCII":
      return String(validating: bytes, as: UTF8.self) ?? decode(bytes, name: "windows-1252")
    case let name?:
      return TextDecoding.utf8(bytes, charset: name).flatMap {
        String(validating: $0, as: UTF8.self)
      }
    }
  }
}
