/// What says that bytes may be a calendar.
enum CalendarSigns {
  /// Whether a file may be a calendar, by its name or its beginning.
  static func areIn(_ bytes: [UInt8], title: String) -> Bool {
    isName(title) || areIn(bytes)
  }

  /// Whether a name has the ending of a calendar's.
  static func isName(_ title: String) -> Bool {
    let name = title.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Whether a line in the first 64 KiB begins a VCALENDAR, in UTF-8 or UTF-16, in any case.
  static func areIn(_ bytes: [UInt8]) -> Bool {
    var matched = 0
    var isLineStart = true
    for byte in bytes.prefix(65536) where byte != 0 {
      let upper = (0x61...0x7A).contains(byte) ? byte & 0xDF : byte
      if upper == sign[matched], matched > 0 || isLineStart {
        matched += 1
        if matched == sign.count { return true }
      } else {
        matched = 0
      }
      // A byte-order mark begins and ends with bytes that text in ASCII has not.
      isLineStart = byte == 0x0A || byte == 0x0D || (isLineStart && byte > 0x7F)
    }
    return false
  }

  private static let sign = Array("BEGIN:VCALENDAR".utf8)
  private static let endings = [".ics", ".ical", ".icalendar", ".ifb", ".vcs"]
}
