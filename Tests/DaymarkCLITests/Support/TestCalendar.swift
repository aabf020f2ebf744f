/// Small calendars to feed to the command.
enum TestCalendar {
  /// The lines in a VCALENDAR; the first of them is line 4.
  static func bytes(_ lines: String) -> [UInt8] {
    let all = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Test//Test//EN\n\(lines)\nEND:VCALENDAR\n"
    return Array(all.utf8)
  }

  /// The lines of a VEVENT with that UID; BEGIN and UID come first.
  static func event(_ uid: String, _ lines: String) -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20260101T000000Z\n\(lines)\nEND:VEVENT"
  }
}
