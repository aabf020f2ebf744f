import CalendarModel
import ICalendar
import Testing

/// What was read of a calendar with the one event that these lines make; BEGIN:VEVENT is its
/// line 4.
struct ReadEvent {
  /// The event, or nil where it has no start that can be read.
  var event: Event?
  /// Everything that was found wrong while reading it, by line.
  var diagnostics: [Diagnostic]

  /// Each problem as `line severity code`.
  var problems: [String] {
    diagnostics.map { "\($0.line) \($0.severity) \($0.code.rawValue)" }
  }

  /// The codes of all problems.
  var codes: [String] { diagnostics.map(\.code.rawValue) }

  /// Reads the event, whose lines may have components inside it.
  init(_ lines: [String], lineEnd: String = "\r\n") throws {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "BEGIN:VEVENT"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]
    let file = try CalendarFile(Array(all.joined(separator: lineEnd).utf8), file: "a.ics")
    let read = file.events()
    try #require(read.events.count <= 1)
    event = read.events.first
    diagnostics = (file.diagnostics + read.diagnostics).sorted { $0.line < $1.line }
  }

  /// An event with a UID, DTSTAMP and a start, and these lines from line 8 on.
  static func with(_ lines: String...) throws -> ReadEvent {
    try ReadEvent(["UID:u", "DTSTAMP:20260101T000000Z", "DTSTART:20261207T090000Z"] + lines)
  }
}

extension Instant {
  /// The instant at which a clock in UTC shows these numbers.
  static func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Instant
  {
    Instant(utc: .at(year, month, day, hour, minute))
  }
}

extension WallTime {
  static func at(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> WallTime
  {
    WallTime(Day(validYear: year, month: month, day: day), secondOfDay: hour * 3600 + minute * 60)
  }
}
