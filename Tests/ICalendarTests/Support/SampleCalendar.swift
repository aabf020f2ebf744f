/// Calendars for tests of one fault each: all else in them is valid.
enum SampleCalendar {
  /// A calendar of one event; the lines are its own, beside those that every event has.
  static func event(_ lines: [String], head: [String] = []) -> [UInt8] {
    calendar(
      ["BEGIN:VEVENT", "UID:sample", "DTSTAMP:20260101T000000Z"] + lines + ["END:VEVENT"],
      head: head)
  }

  /// A calendar of these lines.
  static func calendar(_ lines: [String], head: [String] = []) -> [UInt8] {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Sample//EN"] + head + lines
      + ["END:VCALENDAR"]
    return Array(all.map { $0 + "\r\n" }.joined().utf8)
  }

  /// A VTIMEZONE of one offset.
  static func zone(_ zoneID: String) -> [String] {
    [
      "BEGIN:VTIMEZONE", "TZID:\(zoneID)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
    ]
  }
}
