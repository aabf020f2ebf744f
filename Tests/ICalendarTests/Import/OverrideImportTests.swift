import CalendarModel
import ICalendar
import Testing

/// Overrides of a series as files have them (RFC 5545, 3.8.4.4; RFC 5546, 2.1.4 for versions).
/// The expected times follow from the RFCs by hand.
@Suite("Overrides in files")
struct OverrideImportTests {
  private static let master = """
    BEGIN:VEVENT
    UID:1
    DTSTART;TZID=Europe/Berlin:20260105T090000
    DTEND;TZID=Europe/Berlin:20260105T100000
    RRULE:FREQ=DAILY;COUNT=6
    SUMMARY:Daily
    END:VEVENT

    """

  private static func override(_ original: String, _ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:1", "RECURRENCE-ID\(original)"] + lines + ["END:VEVENT\n"])
      .joined(separator: "\n")
  }

  private func starts(_ overrides: String...) throws -> [String] {
    let text = Self.master + overrides.joined()
    let calendar = try SmallCalendar(String(text.dropLast()))
    #expect(try calendar.isKept())
    return try calendar.starts(from: "2026-01-06", to: "2026-01-10").map {
      $0.replacing("2026-01-", with: "").replacing(":00Z", with: "")
    }
  }

  @Test("a cancelled occurrence is there, with its status")
  func cancelled() throws {
    let calendar = try SmallCalendar(
      Self.master
        + Self.override(
          ":20260107T080000Z", "DTSTART:20260107T080000Z", "STATUS:CANCELLED", "SUMMARY:Off"
        ).dropLast())
    let list = try calendar.file.list(from: "2026-01-07", to: "2026-01-08")
    #expect(list.occurrences.map(\.event.status) == ["CANCELLED"])
  }

  @Test("an override of another kind of time, its RECURRENCE-ID too")
  func otherKind() throws {
    // All-day in place of a time; named by the day, in UTC, and in another zone.
    for original in [
      ";VALUE=DATE:20260107", ":20260107T080000Z", ";TZID=America/New_York:20260107T030000",
      ";TZID=Europe/Berlin:20260107T090000",
    ] {
      #expect(
        try starts(Self.override(original, "DTSTART;VALUE=DATE:20260107", "SUMMARY:Whole")) == [
          "06T08:00 Daily", "07 Whole", "08T08:00 Daily", "09T08:00 Daily",
        ], "\(original)")
    }
    #expect(
      try starts(Self.override(":20260107T080000Z", "DTSTART:20260107T190000", "SUMMARY:Floats"))
        == ["06T08:00 Daily", "07T19:00:00 Floats", "08T08:00 Daily", "09T08:00 Daily"])
  }

  @Test("of several versions the highest SEQUENCE holds, then the latest DTSTAMP")
  func versions() throws {
    func version(_ name: String, _ sequence: Int, _ stamp: String) -> String {
      Self.override(
        ":20260107T080000Z", "DTSTART:20260107T080000Z", "SEQUENCE:\(sequence)",
        "DTSTAMP:\(stamp)T000000Z", "SUMMARY:\(name)")
    }
    let versions = [
      version("old", 1, "20260103"), version("new", 2, "20260101"),
      version("newest", 2, "20260102"),
      version("older", 0, "20260104"),
    ]
    for turn in 0..<4 {
      let order = versions[turn...] + versions[..<turn]
      #expect(
        try starts(order.joined()) == [
          "06T08:00 Daily", "07T08:00 newest", "08T08:00 Daily", "09T08:00 Daily",
        ])
    }
  }

  @Test("several tails, and single overrides within them")
  func tails() throws {
    #expect(
      try starts(
        Self.override(
          ";RANGE=THISANDFUTURE:20260107T080000Z", "DTSTART:20260107T100000Z", "SUMMARY:First"),
        Self.override(
          ";RANGE=THISANDFUTURE:20260109T080000Z", "DTSTART:20260109T120000Z", "SUMMARY:Second"),
        Self.override(":20260108T080000Z", "DTSTART:20260108T200000Z", "SUMMARY:Single"))
        == ["06T08:00 Daily", "07T10:00 First", "08T20:00 Single", "09T12:00 Second"])
  }

  @Test("moved out of the window, and into it")
  func moved() throws {
    #expect(
      try starts(
        Self.override(":20260107T080000Z", "DTSTART:20260301T080000Z", "SUMMARY:Away"),
        Self.override(":20260110T080000Z", "DTSTART:20260106T230000Z", "SUMMARY:Here"))
        == ["06T08:00 Daily", "06T23:00 Here", "08T08:00 Daily", "09T08:00 Daily"])
  }
}
