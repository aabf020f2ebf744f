import CalendarModel
import ICalendar
import Testing

/// Which events and occurrences a selection wants.
@Suite("Event selections")
struct EventSelectionTests {
  private static let text = """
    NAME:Home
    BEGIN:VEVENT
    UID:choir
    DTSTART;TZID=Europe/Vienna:20261203T193000
    RRULE:FREQ=WEEKLY
    SUMMARY:Chœur d’été
    CATEGORIES:Music,Évening
    END:VEVENT
    BEGIN:VEVENT
    UID:choir
    RECURRENCE-ID;TZID=Europe/Vienna:20261210T193000
    DTSTART;TZID=Europe/Vienna:20261212T193000
    SUMMARY:Concert
    LOCATION:Graz
    END:VEVENT
    BEGIN:VEVENT
    UID:fair
    DTSTART;VALUE=DATE:20261206
    SUMMARY:Fair
    END:VEVENT
    BEGIN:VEVENT
    UID:late
    DTSTART:20261204T233000Z
    SUMMARY:Late
    CATEGORIES:work
    END:VEVENT
    """

  private static func instant(_ day: String) -> Instant {
    Instant(utc: WallTime(Day(day) ?? Day(daysSince1970: 0)))
  }

  @Test(
    "whole series of which an occurrence is wanted",
    arguments: [
      (EventSelection(), ["choir", "choir", "fair", "late"]),
      (EventSelection(uids: ["fair", "late", "none"]), ["fair", "late"]),
      (EventSelection(text: "ete"), ["choir", "choir"]),
      (EventSelection(text: "GRAZ"), ["choir", "choir"]),
      (EventSelection(categories: ["evening"]), ["choir", "choir"]),
      (EventSelection(categories: ["Work", "music"]), ["choir", "choir", "late"]),
      // A category is a word, not a part of one.
      (EventSelection(categories: ["mus"]), []),
      (EventSelection(calendars: ["home"]), ["choir", "choir", "fair", "late"]),
      (EventSelection(calendars: ["work"]), []),
      (EventSelection(text: "fair", categories: ["work"]), []),
      // The choir meets on Thursdays, but for the concert; 23:30 UTC is Saturday in Vienna.
      (EventSelection(weekdays: [.thursday]), ["choir", "choir"]),
      (EventSelection(weekdays: [.saturday]), ["choir", "choir", "late"]),
      (EventSelection(weekdays: [.sunday]), ["fair"]),
      (EventSelection(weekdays: [.friday]), []),
      (EventSelection(text: "concert", weekdays: [.thursday]), []),
      (EventSelection(start: instant("2026-12-07"), end: instant("2026-12-11")), []),
      (
        EventSelection(
          weekdays: [.saturday], start: instant("2026-12-07"), end: instant("2026-12-14")),
        ["choir", "choir"]
      ),
      (EventSelection(weekdays: [.saturday], start: instant("2026-12-14")), []),
      (EventSelection(start: instant("2500-01-01")), ["choir", "choir"]),
      (EventSelection(end: instant("2026-12-04")), ["choir", "choir"]),
    ] as [(EventSelection, [String])])
  func series(_ selection: EventSelection, _ uids: [String]) throws {
    let vienna = try #require(ZoneDatabase.system.table(named: "Europe/Vienna"))
    let file = try SmallCalendar(Self.text).file
    let found = file.selection(selection, zone: vienna)
    #expect(found.eventCount == Set(uids).count)
    guard !uids.isEmpty else { return }
    let events = try CalendarFile(file.serialized(found), file: "b.ics").events().events
    #expect(events.map(\.uid) == uids)
  }

  @Test("occurrences that a selection accepts are those that are flattened")
  func occurrences() throws {
    let vienna = try #require(ZoneDatabase.system.table(named: "Europe/Vienna"))
    let file = try SmallCalendar(Self.text).file
    let window = Self.instant("2026-12-01")..<Self.instant("2027-01-01")
    let all = file.occurrences(in: window, zone: vienna).occurrences
    for selection in [
      EventSelection(), EventSelection(text: "chœur"), EventSelection(weekdays: [.saturday]),
      EventSelection(categories: ["WORK"]), EventSelection(uids: ["choir"]),
    ] {
      var selection = selection
      selection.start = window.lowerBound
      selection.end = window.upperBound
      let accepted = all.filter { selection.accepts($0, zone: vienna) }
      let flattened = file.flattened(selection, zone: vienna)
      let again = try CalendarFile(flattened.bytes, file: "b.ics")
        .occurrences(in: window, zone: vienna).occurrences
      #expect(!accepted.isEmpty)
      #expect(again.map(\.interval) == accepted.map(\.interval))
      #expect(again.map(\.event.summary) == accepted.map(\.event.summary))
      #expect(again.map(\.event.categories) == accepted.map(\.event.categories))
    }
  }
}
