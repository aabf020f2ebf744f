import CalendarModel
import Daybook
import Foundation
import ICalendar
import Testing

/// What a window of a daybook shows must be what the whole file shows: the index may give too
/// much, and never too little.
@Suite("windows of imported calendars")
struct DaybookWindowTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  private static var files: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: fixtures.path)) ?? []
    return names.filter { $0.hasSuffix(".ics") || $0.hasSuffix(".vcs") }.sorted()
  }

  private struct Seen: Hashable, CustomStringConvertible {
    var uid: String
    var interval: Range<Instant>
    var summary: String?
    var line: Int?
    var description: String { "\(uid) \(interval) \(summary ?? "") \(line ?? 0)" }

    init(_ occurrence: Occurrence) {
      uid = occurrence.event.uid
      interval = occurrence.interval
      summary = occurrence.event.summary
      line = occurrence.event.line
    }
  }

  private static func seen(
    _ file: CalendarFile, _ days: Range<Day>, _ zone: TimeZoneTable
  ) -> [Seen] {
    let lists = [
      file.occurrences(in: days, zone: zone),
      file.todoOccurrences(in: zone.window(of: days), zone: zone),
      file.journalOccurrences(in: zone.window(of: days), zone: zone),
    ]
    return lists.flatMap { $0.occurrences.map(Seen.init) }
  }

  @Test(arguments: files)
  func everyMonthIsThatOfTheFile(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.fixtures.appending(path: name)))
    guard let file = try? CalendarFile(bytes, file: name) else { return }
    let scratch = try ScratchDaybook()
    let arrival = try scratch.change {
      try $0.importCalendar([file], source: DaybookCalendar.Source(path: "/\(name)"))
    }
    guard case .added(let calendar) = arrival else { return }
    let whole = try #require(try scratch.daybook.calendarContent(calendar.id)?.files.first)
    // Blank lines before the first are all that may be lost.
    #expect(whole.components == file.components)
    let zones = ["Pacific/Kiritimati", "Europe/Vienna", "Pacific/Pago_Pago"]
    for (number, month) in stride(from: -60, to: 60, by: 3).enumerated() {
      let zone = try #require(ZoneDatabase.system.table(named: zones[number % 3]))
      let first = Month(validYear: 2026, month: 11).advanced(by: month)
      let days = first.firstDay..<first.advanced(by: 1).firstDay
      let asked = days.lowerBound.advanced(by: -1)..<days.upperBound.advanced(by: 1)
      let files = try scratch.daybook.calendarContents(touching: asked).flatMap(\.files)
      let marks = Set(file.marks().map { $0.days })
      let expected = Self.seen(file, days, zone)
      let found = files.flatMap { Self.seen($0, days, zone) }
      if marks.isEmpty {
        #expect(Set(found) == Set(expected), "\(name) \(days)")
        #expect(found.count == expected.count, "\(name) \(days)")
      }
    }
  }
}

extension TimeZoneTable {
  fileprivate func window(of days: Range<Day>) -> Range<Instant> {
    instant(of: WallTime(days.lowerBound))..<instant(of: WallTime(days.upperBound))
  }
}
