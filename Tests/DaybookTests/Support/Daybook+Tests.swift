import CalendarModel
import Daybook
import ICalendar
import Testing

/// The present, as far as the tests are concerned: 2026-11-30T12:00:00Z.
let noon = Instant(secondsSince1970: 1_796_040_000)

extension Daybook {
  /// A daybook for tests, all of which have one namespace.
  convenience init(_ path: String, _ access: Access = .create) throws(DaybookError) {
    try self.init(
      path: path, access: access, busyTimeout: 20_000,
      namespace: StableUUID(namespace: .domainNames, name: "test"), now: noon)
  }

  /// Adds marks in one change.
  @discardableResult
  func insert(_ marks: Mark..., at now: Instant = noon) throws -> [Mark] {
    try change("mark", at: now) { edit in try marks.map { try edit.insert($0) } }
  }
}

/// A day of December 2026.
func december(_ day: Int) -> Day { Day(validYear: 2026, month: 12, day: day) }

/// The range of one day of December 2026.
func onDecember(_ day: Int) -> Range<Day> { december(day)..<december(day + 1) }
