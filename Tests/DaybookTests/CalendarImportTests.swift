import CalendarModel
import Daybook
import ICalendar
import Testing

@Suite("calendars that are imported into a daybook")
struct DaybookImportTests {
  private static let choir =
    "UID:choir|DTSTART:20261203T180000Z|DTEND:20261203T200000Z|SUMMARY:Choir"
  private static let standUp =
    "UID:stand-up|DTSTART:20260105T090000Z|RRULE:FREQ=WEEKLY|SUMMARY:Stand-up"
  private static let moved =
    "UID:stand-up|RECURRENCE-ID:20261207T090000Z|DTSTART:20270301T090000Z|SUMMARY:Moved stand-up"

  @Test func aCalendarIsListedWithItsNameCountAndSpan() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir, Self.standUp, Self.moved))
    let calendars = try scratch.daybook.calendars()
    #expect(calendars.map(\.name) == ["Work"])
    #expect(calendars.first?.componentCount == 3)
    #expect(calendars.first?.days == Day("2026-01-05")!..<Day.farthest)
    #expect(calendars.first?.source == DaybookCalendar.Source(path: "/work.ics"))
    #expect(calendars.first?.isOwn == false)
  }

  @Test func aWindowHasWholeSeriesWithTheirOverrides() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir, Self.standUp, Self.moved))
    let titles = try scratch.titles(in: sampleDays("2026-12-01", "2026-12-15"))
    #expect(titles == ["Choir", "Stand-up"])
    let later = try scratch.titles(in: sampleDays("2027-03-01", "2027-03-02"))
    #expect(later.sorted() == ["Moved stand-up", "Stand-up"])
  }

  @Test func linesKeepTheirNumbers() throws {
    let scratch = try ScratchDaybook()
    let text = sampleCalendar(Self.standUp, Self.choir)
    try scratch.importCalendar(text)
    let day = try sampleDays("2026-12-03", "2026-12-04")
    let files = try scratch.daybook.calendarContents(touching: day).flatMap(\.files)
    let expected = try sampleFile(text).events().events.first { $0.uid == "choir" }?.line
    let events = files.flatMap { $0.events().events }
    #expect(events.first { $0.uid == "choir" }?.line == expected)
  }

  @Test func aSecondImportOfTheSameBytesChangesNothing() throws {
    let scratch = try ScratchDaybook()
    let text = sampleCalendar(Self.choir)
    try scratch.importCalendar(text)
    let before = try scratch.daybook.lastChange()
    guard case .unchanged = try scratch.importCalendar(text) else {
      return #expect(Bool(false), "it changed something")
    }
    guard case .unchanged = try scratch.importCalendar(text, from: "/copy.ics") else {
      return #expect(Bool(false), "a copy became a calendar")
    }
    #expect(try scratch.daybook.calendars().count == 1)
    #expect(try scratch.daybook.lastChange() == before)
  }

  @Test func aRefreshCountsWhatIsNewChangedAndGone() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir, Self.standUp, Self.moved))
    let changed = Self.choir.replacing("Choir", with: "Choir practice")
    let text = sampleCalendar(changed, Self.standUp, "UID:new|DTSTART:20261204T080000Z|SUMMARY:New")
    var expected = CalendarRefresh()
    (expected.added, expected.changed, expected.gone) = (1, 1, 1)
    guard case .refreshed(_, let refresh) = try scratch.importCalendar(text) else {
      return #expect(Bool(false), "it was not refreshed")
    }
    #expect(refresh == expected)
    let titles = try scratch.titles(in: sampleDays("2026-12-01", "2026-12-08"))
    #expect(titles == ["Choir practice", "New", "Stand-up"])
  }

  @Test func anotherStampAloneIsNoChange() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir + "|DTSTAMP:20260101T000000Z"))
    let text = sampleCalendar(Self.choir + "|DTSTAMP:20260202T000000Z")
    guard case .unchanged = try scratch.importCalendar(text) else {
      return #expect(Bool(false), "a new DTSTAMP counted as a change")
    }
  }

  @Test func undoBringsBackWhatACalendarHeld() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir))
    try scratch.importCalendar(sampleCalendar(Self.standUp))
    let days = try sampleDays("2026-12-03", "2026-12-04")
    #expect(try scratch.titles(in: days) == [])
    _ = try scratch.daybook.undo(at: Instant(secondsSince1970: 1_800_000_001))
    #expect(try scratch.titles(in: days) == ["Choir"])
    _ = try scratch.daybook.undo(at: Instant(secondsSince1970: 1_800_000_002))
    #expect(try scratch.daybook.calendars() == [])
    #expect(try scratch.daybook.verify() == [])
  }

  @Test func undoBringsARemovedCalendarBack() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir))
    let before = try scratch.daybook.calendars()
    #expect(try scratch.change { try $0.removeCalendar(1) })
    #expect(try scratch.daybook.calendars() == [])
    _ = try scratch.daybook.undo(at: Instant(secondsSince1970: 1_800_000_001))
    #expect(try scratch.daybook.calendars() == before)
    #expect(try scratch.titles(in: sampleDays("2026-12-03", "2026-12-04")) == ["Choir"])
  }

  @Test func marksAreNoEventsOfACalendar() throws {
    let scratch = try ScratchDaybook()
    let mark = Mark(id: "a", days: try sampleDays("2026-12-03", "2026-12-04"), note: "Snow")
    let bytes = try MarkExport.calendar(
      marks: [mark], name: "Marks", daybook: DaybookIdentity(id: "test"))
    let file = try CalendarFile(bytes, file: "marks.ics")
    let arrival = try scratch.change { try $0.importCalendar([file], source: nil) }
    #expect(arrival == .empty)
    #expect(try scratch.daybook.calendars() == [])
  }

  @Test func namesAreUniqueWithinOneChange() throws {
    let scratch = try ScratchDaybook()
    try scratch.change { edit in
      func add(_ number: Int) throws -> Int? {
        let file = try sampleFile(sampleCalendar("UID:\(number)|DTSTART:20261203T180000Z"))
        let arrival = try edit.importCalendar(
          [file], name: number < 3 ? "Work" : "WORK",
          source: DaybookCalendar.Source(path: "/\(number).ics"))
        guard case .added(let calendar) = arrival else { return nil }
        return calendar.id
      }
      let first = try #require(try add(1))
      _ = try add(2)
      _ = try add(3)
      // What is given up may be taken again, and what was given by hand may not.
      #expect(try edit.renameCalendar(first, "Office"))
      _ = try add(4)
      _ = try edit.createCalendar(name: "Work 4")
      _ = try add(5)
    }
    let names = Set(try scratch.daybook.calendars().map(\.name))
    #expect(names == ["Office", "Work 2", "WORK 3", "WORK", "Work 4", "WORK 5"])
  }

  @Test func namesAreUnique() throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(sampleCalendar(Self.choir), from: "/a.ics")
    try scratch.importCalendar(sampleCalendar(Self.standUp), from: "/b.ics")
    #expect(try scratch.daybook.calendars().map(\.name) == ["Work", "Work 2"])
    #expect(throws: DaybookError.self) {
      try scratch.change { try $0.renameCalendar(2, "WORK") }
    }
    #expect(try scratch.change { try $0.renameCalendar(2, "Office") })
    #expect(try scratch.change { try $0.recolorCalendar(2, RGBColor(0x3B6FE0)) })
    #expect(try scratch.change { try $0.setCalendarHidden(1, true) })
    #expect(try scratch.daybook.calendars().last?.color == RGBColor(0x3B6FE0))
    let days = try sampleDays("2026-12-01", "2026-12-08")
    #expect(try scratch.titles(in: days) == ["Stand-up"])
  }
}
