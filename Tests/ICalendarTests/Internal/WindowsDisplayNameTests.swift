import CalendarModel
import Testing

@testable import ICalendar

/// The table is ours, so it is compared entry by entry with tzdata.
@Suite("Display names of Windows")
struct WindowsDisplayNameTests {
  @Test("each leads to a zone that has the offset it shows")
  func leadsToItsOffset() throws {
    for entry in WindowsDisplayNames.entries + WindowsDisplayNames.formerEntries {
      let name = try #require(WindowsZones.zone(named: entry.windowsName), "\(entry)")
      let table = try #require(ZoneDatabase.system.table(named: name), "\(entry)")
      let offsets = [1, 7].compactMap { month -> Int? in
        Day(year: 2026, month: month, day: 15).map {
          table.offset(at: Instant(utc: WallTime($0, secondOfDay: 43_200))) / 60
        }
      }
      // Windows shows standard time: the lesser of winter and summer. Morocco's winter is an
      // hour more than its Ramadan, and shown as such.
      #expect(offsets.min() == entry.offset, "\(entry) \(name)")
    }
  }

  @Test("no two zones have the same places")
  func tellsApart() {
    let places = (WindowsDisplayNames.entries + WindowsDisplayNames.formerEntries).map(\.places)
    #expect(Set(places.map { $0.lowercased() }).count == places.count)
  }

  @Test(
    "what is no display name leads nowhere",
    arguments: ["", "(UTC+01:00)", "(UTC+01:00) Atlantis", "Hawaii", "(UTC", "(PST) Hawaii"])
  func refuses(_ text: String) {
    #expect(WindowsDisplayNames.windowsName(of: text) == nil)
  }
}
