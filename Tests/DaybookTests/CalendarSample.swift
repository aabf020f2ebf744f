import CalendarModel
import Daybook
import Foundation
import ICalendar
import Testing

/// A daybook in a folder of its own, which goes with it.
final class ScratchDaybook {
  let folder: URL
  let daybook: Daybook

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "daymark-daybook-\(UUID().uuidString)")
    daybook = try Daybook(
      path: folder.appending(path: "daybook.sqlite").path, access: .create,
      namespace: .domainNames, now: Instant(secondsSince1970: 0))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Changes it at a time that matters to nobody.
  func change<Result>(_ body: (inout DaybookEdit) throws -> Result) throws -> Result {
    try daybook.change("a test", at: Instant(secondsSince1970: 1_800_000_000), body)
  }

  /// The calendar of a text, imported from a path.
  @discardableResult
  func importCalendar(_ text: String, from path: String = "/work.ics") throws -> CalendarArrival {
    try change {
      try $0.importCalendar([try sampleFile(text)], source: DaybookCalendar.Source(path: path))
    }
  }

  /// The titles of what takes place in a window of days, by start.
  func titles(in days: Range<Day>, zone: TimeZoneTable = .utc) throws -> [String] {
    let margin = days.lowerBound.advanced(by: -1)..<days.upperBound.advanced(by: 1)
    return try daybook.calendarContents(touching: margin).flatMap(\.files)
      .flatMap { $0.occurrences(in: days, zone: zone).occurrences }
      .map { $0.event.summary ?? "" }
  }
}

/// A calendar of these events, each the lines between its BEGIN and END, joined by `|`.
func sampleCalendar(_ events: String..., head: [String] = ["X-WR-CALNAME:Work"]) -> String {
  let lines =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN"] + head
    + events.flatMap { event in
      ["BEGIN:VEVENT"] + event.split(separator: "|").map(String.init) + ["END:VEVENT"]
    } + ["END:VCALENDAR", ""]
  return lines.joined(separator: "\r\n")
}

/// The file of a text.
func sampleFile(_ text: String, name: String = "work.ics") throws -> CalendarFile {
  try CalendarFile(Array(text.utf8), file: name)
}

/// The days from one to another, which is left out.
func sampleDays(_ first: String, _ end: String) throws -> Range<Day> {
  let first = try #require(Day(first))
  return first..<(try #require(Day(end)))
}
