import CalendarModel

/// A row of a table of days, its cells not yet understood.
struct TableRow {
  /// What is in a cell. A cell without a value is not there.
  enum Cell: Hashable {
    case text(String)
    /// An array of texts; only tags may have one.
    case list([String])
  }

  /// The physical line, from 1, on which the row begins.
  let line: Int
  /// The cells that have a value.
  var cells: [TableColumn: Cell]

  /// The mark of the row, its `id` empty where the row has none; nil when it has no days.
  func mark(reports: inout Reports) -> Mark? {
    guard let days = days(reports: &reports) else { return nil }
    return Mark(
      id: text(.id) ?? "", days: days, note: text(.note), mood: text(.mood),
      color: color(reports: &reports), sticker: sticker(reports: &reports), tags: tags,
      category: text(.category), created: instant(.created, reports: &reports),
      modified: instant(.modified, reports: &reports))
  }

  private func text(_ column: TableColumn) -> String? {
    if case .text(let text) = cells[column] { text } else { nil }
  }

  /// The text of a cell that white space says nothing in; nil for blank ones.
  private func word(_ column: TableColumn) -> String? {
    guard let word = text(column)?.trimmed, !word.isEmpty else { return nil }
    return word
  }

  private func days(reports: inout Reports) -> Range<Day>? {
    func fail(_ problem: String) -> Range<Day>? {
      reports.add(.error, .badDay, line: line, problem: problem, action: "row not read")
      return nil
    }
    var days: [TableColumn: Day] = [:]
    for column in [TableColumn.day, .start, .end] {
      guard let word = word(column) else { continue }
      guard let day = Day(word) else {
        return fail("\(column) is \"\(word)\", not a date such as 2026-12-24")
      }
      days[column] = day
    }
    if let day = days[.day], let start = days[.start], day != start {
      return fail("day is \(day), but start is \(start)")
    }
    guard let first = days[.day] ?? days[.start] else { return fail("the row has no day") }
    let last = days[.end] ?? first
    guard first <= last else { return fail("end \(last) is before start \(first)") }
    return first..<last.advanced(by: 1)
  }

  private func color(reports: inout Reports) -> RGBColor? {
    guard let word = word(.color) else { return nil }
    if let color = RGBColor(parsing: word) { return color }
    reports.add(
      .warning, .badColor, line: line,
      problem: "color is \"\(word)\", neither a CSS name nor #rrggbb",
      action: "row read without its color")
    return nil
  }

  private func sticker(reports: inout Reports) -> Mark.Sticker? {
    guard let word = word(.sticker) else { return nil }
    switch StickerText.read(word) {
    case .success(let sticker): return sticker
    case .failure(let problem):
      reports.add(
        .warning, .badSticker, line: line, problem: problem.text,
        action: "row read without its sticker")
      return nil
    }
  }

  private var tags: [String] {
    switch cells[.tags] {
    case .list(let tags): tags
    case .text(let text):
      text.split { $0 == "," || $0 == ";" }.map(\.trimmed).filter { !$0.isEmpty }
    case nil: []
    }
  }

  private func instant(_ column: TableColumn, reports: inout Reports) -> Instant? {
    guard let word = word(column) else { return nil }
    if let instant = Instant(iso8601: word) { return instant }
    reports.add(
      .warning, .badInstant, line: line,
      problem: "\(column) is \"\(word)\", not an instant such as 2026-12-24T17:30:00Z",
      action: "row read without it")
    return nil
  }
}
