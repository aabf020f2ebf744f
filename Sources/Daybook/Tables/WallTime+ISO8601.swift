import CalendarModel

extension WallTime {
  /// Reads a wall time of ISO 8601 without an offset: `2026-12-24T18:30:00`, a space for the
  /// `T`, seconds optional. Nil for any other text.
  init?(iso8601 text: String) {
    guard let separator = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
      let day = Day(text[..<separator]),
      let time = ClockTime(text[text.index(after: separator)...]), !time.hasZone
    else { return nil }
    self.init(day, secondOfDay: time.secondOfDay)
  }
}
