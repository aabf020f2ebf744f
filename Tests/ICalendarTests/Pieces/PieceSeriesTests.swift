import CalendarModel
import ICalendar
import Testing

@Suite("Pieces that belong together")
struct PieceSeriesTests {
  private static let lines = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN",
    "BEGIN:VTODO", "UID:t", "DUE;VALUE=DATE:20261205", "END:VTODO",
    "BEGIN:VEVENT", "UID:x", "DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=3",
    "END:VEVENT",
    "BEGIN:X-THING", "X-A:1", "END:X-THING",
    "BEGIN:VEVENT", "UID:x", "RECURRENCE-ID;VALUE=DATE:20261202",
    "DTSTART;VALUE=DATE:20261120", "END:VEVENT",
    "END:VCALENDAR", "",
  ]

  @Test("a master and its override are one series; all stand by their first pieces")
  func series() throws {
    let file = try CalendarFile(Array(Self.lines.joined(separator: "\r\n").utf8), file: "a.ics")
    let pieces = file.pieces()
    #expect(pieces.count == 6)
    #expect(pieces.frame == [0, 5])
    #expect(pieces.series.map(\.pieces) == [[1], [2, 4], [3]])
    let days = pieces.series.map(\.days)
    #expect(days[0]?.contains(Day(validYear: 2026, month: 12, day: 5)) == true)
    // The override takes place before the series begins.
    #expect(days[1]?.lowerBound == Day(validYear: 2026, month: 11, day: 20))
    #expect(days[1]?.contains(Day(validYear: 2026, month: 12, day: 3)) == true)
    #expect(days[2] == nil)
    #expect(pieces.series.indices.map { pieces.series.days($0) } == days)
    let bytes = (0..<pieces.count).flatMap { pieces.piece($0).bytes }
    #expect(bytes == file.document.serialized(.preserving))
  }
}
