import Daymark
import Foundation
import Testing

/// The library as the README shows it, and as a program uses it: `import Daymark` alone.
@Suite("Library use")
struct ReadmeTests {
  /// README, the library example.
  @Test("a month of a calendar becomes a page of PDF")
  func monthPage() throws {
    let bytes = choir

    let file = try CalendarFile(bytes, file: "choir.ics")
    let vienna = ZoneDatabase.system.table(named: "Europe/Vienna") ?? .utc
    let december = Month(validYear: 2026, month: 12)
    let occurrences = file.occurrences(in: MonthGrid.days(of: december), zone: vienna)
    let grid = MonthGrid(
      month: december, occurrences: occurrences, zone: vienna, calendars: file.legend)
    let page = MonthPage(grid: grid, calendars: file.legend, locale: Locale(identifier: "en_GB"))
    let pdf = try page.render(as: .pdf)

    #expect(pdf.starts(with: "%PDF-".utf8))
    #expect(String(decoding: pdf.suffix(16), as: UTF8.self).contains("%%EOF"))
  }

  @Test("marked days become a calendar, and are the same marks when it is read")
  func marksThereAndBack() throws {
    let csv = table

    let days = try DayTable.read(csv, file: "days.csv")
    let ics = try MarkExport.calendar(
      marks: days.marks, name: "My days", daybook: DaybookIdentity(id: "days.csv"))
    let again = try CalendarFile(ics, file: "days.ics").marks()

    #expect(days.diagnostics.isEmpty)
    #expect(again == days.marks)
    #expect(again.map(\.sticker) == [.emoji("❄️"), .emoji("🚄"), nil])
    #expect(again[1].days.count == 8)
    #expect(ics.starts(with: "BEGIN:VCALENDAR\r\n".utf8))
  }

  /// README, the daybook.
  @Test("marks of a daybook are counted, and become a calendar")
  func walks() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "walks.sqlite").path(percentEncoded: false)
    let today = Day(validYear: 2026, month: 12, day: 24)
    let now = Instant(utc: WallTime(today))

    let daybook = try Daybook(
      path: path, access: .create,
      namespace: StableUUID(namespace: .domainNames, name: "walks.example.org"), now: now)
    try daybook.change("a walk", at: now) { edit in
      _ = try edit.insert(
        Mark(id: "", days: today..<today.advanced(by: 1), note: "Snow!", tags: ["walk"]))
    }
    let walks = try daybook.marks(MarkFilter(tags: ["walk"]))
    let streak = MarkStatistics(marks: walks, today: today).currentStreak
    let ics = try MarkExport.calendar(marks: walks, name: "Walks", daybook: daybook.identity)

    #expect(walks.map(\.id) == ["2026-12-24"])
    #expect(streak == today..<today.advanced(by: 1))
    #expect(try CalendarFile(ics, file: "walks.ics").marks() == walks)
  }
}
