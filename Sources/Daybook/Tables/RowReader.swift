import CalendarModel

/// Makes marks of the rows of one table.
struct RowReader {
  /// A mark and what it is known by.
  struct Reading {
    var mark: Mark
    /// The time of day that the row gives, seconds since midnight.
    var secondOfDay: Int?
  }

  private let days: DayReader
  private let options: TableOptions
  private var saidThatTimesNeedAZone = false

  init(days: DayReader, options: TableOptions) {
    self.days = days
    self.options = options
  }

  /// The mark of a row, its `id` empty where the row has none; nil when it has no days.
  mutating func mark(of row: TableRow, reports: inout Reports) -> Reading? {
    guard let range = range(of: row, reports: &reports) else { return nil }
    var mark = Mark(
      id: row.text(.id) ?? "", days: range, note: row.text(.note), mood: row.text(.mood),
      color: color(of: row, reports: &reports), sticker: sticker(of: row, reports: &reports),
      tags: row.tags, category: row.text(.category),
      created: instant(.created, of: row, reports: &reports),
      modified: instant(.modified, of: row, reports: &reports))
    let secondOfDay = time(of: row, reports: &reports)
    if let secondOfDay, mark.created == nil, let zone = options.zone {
      mark.created = zone.instant(of: WallTime(range.lowerBound, secondOfDay: secondOfDay))
    }
    return Reading(mark: mark, secondOfDay: secondOfDay)
  }

  private func range(of row: TableRow, reports: inout Reports) -> Range<Day>? {
    func fail(_ problem: String) -> Range<Day>? {
      reports.add(.error, .badDay, line: row.line, problem: problem, action: "row not read")
      return nil
    }
    var found: [TableColumn: Day] = [:]
    for column in [TableColumn.day, .start, .end] {
      guard let word = row.word(column) else { continue }
      guard let day = days.day(word) else {
        return fail("\(column) is \"\(word)\", not \(days.expectation)")
      }
      found[column] = day
    }
    if let day = found[.day], let start = found[.start], day != start {
      return fail("day is \(day), but start is \(start)")
    }
    guard let first = found[.day] ?? found[.start] else { return fail("the row has no day") }
    let last = found[.end] ?? first
    guard first <= last else { return fail("end \(last) is before start \(first)") }
    return first..<last.advanced(by: 1)
  }

  private func color(of row: TableRow, reports: inout Reports) -> RGBColor? {
    guard let word = row.word(.color) else { return nil }
    if let color = RGBColor(parsing: word) { return color }
    reports.add(
      .warning, .badColor, line: row.line,
      problem: "color is \"\(word)\", neither a CSS name nor #rrggbb",
      action: "row read without its color")
    return nil
  }

  private func sticker(of row: TableRow, reports: inout Reports) -> Mark.Sticker? {
    let result: Result<Mark.Sticker, StickerText.Problem>
    if case .bytes(let bytes) = row.cells[.sticker] {
      result = StickerText.image(bytes)
    } else if let word = row.word(.sticker) {
      result = StickerText.read(word, readsImage: options.readsImage)
    } else {
      return nil
    }
    switch result {
    case .success(let sticker): return sticker
    case .failure(let problem):
      reports.add(
        .warning, .badSticker, line: row.line, problem: problem.text,
        action: "row read without its sticker")
      return nil
    }
  }

  private func instant(
    _ column: TableColumn, of row: TableRow, reports: inout Reports
  ) -> Instant? {
    guard let word = row.word(column) else { return nil }
    if let instant = Instant(iso8601: word) ?? days.instant(ofNumber: word) { return instant }
    if let zone = options.zone, let wall = WallTime(iso8601: word) {
      return zone.instant(of: wall)
    }
    reports.add(
      .warning, .badInstant, line: row.line,
      problem: "\(column) is \"\(word)\", not an instant such as 2026-12-24T17:30:00Z",
      action: "row read without it")
    return nil
  }

  private mutating func time(of row: TableRow, reports: inout Reports) -> Int? {
    guard let word = row.word(.time) else { return nil }
    guard let time = ClockTime(word), !time.hasZone else {
      reports.add(
        .warning, .badTime, line: row.line,
        problem: "time is \"\(word)\", not a time of day such as 18:30 or 6:30 pm",
        action: "row read without it")
      return nil
    }
    if options.zone == nil, !saidThatTimesNeedAZone {
      saidThatTimesNeedAZone = true
      reports.add(
        .note, .badTime, line: row.line,
        problem: "times of day are no instants without a time zone",
        action: "used to tell the marks of a day apart, not kept")
    }
    return time.secondOfDay
  }
}
