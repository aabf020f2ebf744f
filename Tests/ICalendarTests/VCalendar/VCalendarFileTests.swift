import CalendarModel
import ICalendar
import Testing

@Suite("vCalendar 1.0: files")
struct VCalendarFileTests {
  private static let soft = bytes(
    "BEGIN:VCALENDAR", "VERSION:1.0", "BEGIN:VEVENT", "UID:1",
    "SUMMARY;ENCODING=QUOTED-PRINTABLE:one=", "two=", " three", "DTSTART:20261207T090000Z",
    "DALARM:;;;;", "STATUS:DECLINED", "END:VEVENT", "", "BEGIN:VEVENT", "UID:2",
    "DTSTART:20261208T090000Z", "RRULE:Q1", "END:VEVENT", "END:VCALENDAR")

  @Test("events and diagnostics have the physical lines of the file")
  func lines() throws {
    let file = try CalendarFile(Self.soft, file: "a.vcs")
    #expect(file.events().events.map(\.line) == [3, 13])
    #expect(
      file.diagnostics.map { "\($0.line) \($0.severity) \($0.code.rawValue)" } == [
        "1 note missing-prodid", "2 note vcalendar-1", "10 warning vcalendar-value",
        "16 warning bad-rule",
      ])
    #expect(file.events().events[0].summary == "onetwo three")
  }

  @Test("the document is the file's own, components are its translation")
  func components() throws {
    let file = try CalendarFile(Self.soft, file: "a.vcs")
    #expect(file.document.serialized(.preserving) == Self.soft)
    #expect(file.document.components[0].component.property("VERSION")?.value == "1.0")
    #expect(file.components[0].property("VERSION")?.value == "2.0")
    #expect(file.components[0].components[0].property("SUMMARY")?.value == "onetwo three")
    #expect(file.calendars[0].properties.map(\.value) == ["2.0"])
  }

  @Test("of an iCalendar file components are the document's")
  func iCalendar() throws {
    let bytes = bytes(
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000Z",
      "CATEGORIES:a;b", "END:VEVENT", "END:VCALENDAR")
    let file = try CalendarFile(bytes, file: "a.ics")
    #expect(file.components == file.document.components.map(\.component))
    #expect(!file.diagnostics.contains { $0.code == .vCalendar1 })
  }

  @Test("what is written of it is iCalendar 2.0, which reads the same")
  func selection() throws {
    let file = try VCalendarText.calendar([
      "TZ:+01", "DAYLIGHT:TRUE;+02;20260329T020000;20261025T030000;CET;CEST", "BEGIN:VEVENT",
      "UID:1", "DTSTART:20261001T090000", "DTEND:20261001T100000", "RRULE:W1 TH #8",
      "EXDATE:20261008T090000;20261015T090000", "SUMMARY;QUOTED-PRINTABLE:K=C3=B6ln", "END:VEVENT",
    ])
    let zone = TimeZoneTable.utc
    let written = file.serialized(file.selection(in: nil, zone: zone) { _ in true })
    let again = try CalendarFile(written, file: "b.ics")
    #expect(again.components[0].property("VERSION")?.value == "2.0")
    #expect(again.diagnostics.filter { $0.severity > .note } == [])
    let expected = try file.lines(from: "2026-01-01", to: "2028-01-01")
    #expect(expected.count == 6)
    #expect(try again.lines(from: "2026-01-01", to: "2028-01-01") == expected)
    let whole = try CalendarFile(file.components.flatMap { $0.serialized() }, file: "c.ics")
    #expect(try whole.lines(from: "2026-01-01", to: "2028-01-01") == expected)
  }

  @Test("a file may hold calendars of both versions")
  func both() throws {
    let file = try CalendarFile(
      bytes(
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:a", "X-WR-CALNAME:Two", "BEGIN:VEVENT",
        "UID:2", "DTSTART;TZID=Europe/Vienna:20261207T", " 090000", "CATEGORIES:a\\;b",
        "END:VEVENT", "END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:1.0", "PRODID:b", "TZ:-05",
        "BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000", "CATEGORIES:a;b", "END:VEVENT",
        "END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:1.0", "PRODID:c", "TZ:-05",
        "DAYLIGHT:TRUE;-04;20260308T020000;20261101T020000;EST;EDT", "BEGIN:VEVENT", "UID:3",
        "DTSTART:20260607T090000", "END:VEVENT", "END:VCALENDAR"),
      file: "a")
    #expect(file.legend.map(\.name) == ["Two", "a", "a"])
    let list = try file.list(from: "2026-01-01", to: "2027-01-01").occurrences
    #expect(
      list.map { "\($0.event.uid) \($0.interval.lowerBound) \($0.event.line ?? 0)" } == [
        "3 2026-06-07T13:00:00Z 27", "2 2026-12-07T08:00:00Z 5", "1 2026-12-07T14:00:00Z 16",
      ])
    #expect(list.map(\.event.categories) == [[], ["a;b"], ["a", "b"]])
  }

  @Test("a damaged file is read as far as it goes")
  func damaged() throws {
    let file = try CalendarFile(
      bytes(
        "BEGIN:VCALENDAR", "VERSION:1.0", "PRODID:b", "BEGIN:VEVENT", "UID:1", "no colon",
        "DTSTART:20261207T090000Z", "BEGIN:VEVENT", "UID:2", "DTSTART:20261208T090000Z",
        "DTSTART:x"),
      file: "a.vcs")
    #expect(file.events().events.map(\.uid) == ["1", "2"])
    let codes = Set(file.diagnostics.map { "\($0.line) \($0.code.rawValue)" })
    #expect(
      codes == [
        "1 missing-end", "2 vcalendar-1", "4 missing-end", "6 line-without-colon",
        "8 missing-end", "11 repeated-property",
      ])
  }

  @Test("a strict reader refuses what can't be translated, not the version")
  func strict() throws {
    var options = ImportOptions()
    options.isStrict = true
    let good = ["BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000Z", "END:VEVENT"]
    #expect(try VCalendarText.calendar(good, options: options).eventCount == 1)
    #expect(throws: ImportError.self) {
      try VCalendarText.calendar(
        ["BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000Z", "RRULE:?", "END:VEVENT"],
        options: options)
    }
  }
}
