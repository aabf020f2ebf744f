import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// The cell of a day: its number, its entries each on its line, a count of what is hidden
  /// with the list of it, and its marks.
  func writeCell(
    _ column: Int, _ row: GridRow, _ fitted: FittedRow, _ page: MonthPage,
    _ writer: inout HTMLWriter
  ) {
    let cell = row.cells[column]
    let marks = days.marks[cell.day] ?? []
    let streak = row.streaks.first { $0.columns.contains(column) }
    writer.element(
      "td",
      .classes([
        "day", cell.isInMonth ? nil : "other",
        locale.weekend.contains(cell.day.weekday) ? "weekend" : nil,
        locale.restDays.contains(cell.day.weekday) ? "rest" : nil,
        cell.isToday ? "today" : nil, cell.isSelected ? "chosen" : nil,
        streak == nil ? nil : "streak",
        streak?.days.lowerBound == cell.day ? "streak-first" : nil,
        streak?.days.upperBound == cell.day.advanced(by: 1) ? "streak-last" : nil,
        marks.lazy.compactMap(\.color).first.flatMap(looks.washClass),
      ]),
      .id(.cell(cell.day, page.grid.month)), .words("data-day", cell.day.description),
      cell.isToday ? .fixed("aria-current", "date") : nil
    ) { writer in
      writeCellHead(
        cell, count: row.entryCount(inColumn: column), marks, isFirst: column == 0, &writer)
      writeLines(column, row, fitted, page, &writer)
      writeHidden(fitted.cells[column], page, &writer)
      // A mark of several days is told once a week.
      for mark in marks.prefix(Limit.marksOfDay)
      where column == 0 || mark.days.lowerBound == cell.day {
        guard let note = mark.note ?? mark.mood, !HarmlessText.of(note).isEmpty else { continue }
        writer.element("p", .classes("note")) { $0.foreign(note, limit: Limit.title) }
      }
    }
  }

  private func writeCellHead(
    _ cell: GridCell, count: Int, _ marks: [Mark], isFirst: Bool, _ writer: inout HTMLWriter
  ) {
    let weekday = locale.names(of: [cell.day.weekday], .short).first ?? ""
    writer.element(
      "div", .classes("head"), .words("data-weekday", locale.capitalized(weekday))
    ) { writer in
      writer.element(
        "a", .classes("number"), .href(.day(cell.day)),
        .words("aria-label", label(of: cell.day, count: count))
      ) {
        $0.element(
          "time", .words("datetime", cell.day.description),
          words: locale.number(cell.day.dayOfMonth))
      }
      if let fact = calendar.facts[cell.day]?.first {
        writer.element("span", .classes("fact")) { $0.foreign(fact, limit: Limit.name) }
      }
      let stuck = marks.lazy.filter { mark in
        mark.sticker != nil && (isFirst || mark.days.lowerBound == cell.day)
      }
      for mark in stuck.prefix(2) {
        writeSticker(mark, &writer)
      }
    }
  }

  /// The day in full, and how many events it has, as a screen reader says it.
  func label(of day: Day, count: Int) -> String {
    let entries =
      count == 0 ? words.nothing : words.entries(count, locale.count(count))
    return "\(fullDate(day)), \(entries)"
  }

  /// The picture of a mark; nothing where it is no picture.
  func writeSticker(_ mark: Mark, _ writer: inout HTMLWriter) {
    switch mark.sticker {
    case nil: break
    case .emoji(let text):
      writer.element("span", .classes("sticker")) { $0.foreign(text, limit: 12) }
    case .image(let bytes, _):
      guard let image = looks.imageClass(bytes) else { break }
      let name = mark.note ?? mark.mood ?? mark.tags.first ?? ""
      writer.empty(
        "span", .classes(["sticker", "picture", image]), .fixed("role", "img"),
        .foreign("aria-label", name, limit: Limit.name))
    }
  }

  /// The entries that show. Each stands in every cell that it touches: of a bar the first one
  /// of the row shows it, across the others.
  private func writeLines(
    _ column: Int, _ row: GridRow, _ fitted: FittedRow, _ page: MonthPage,
    _ writer: inout HTMLWriter
  ) {
    let bars = fitted.segments.filter { $0.columns.contains(column) }
    let lines = fitted.cells[column].lines
    guard !bars.isEmpty || !lines.isEmpty else { return }
    writer.element("ul", .classes("lines")) { writer in
      let byLane =
        bars.map { (lane: $0.lane, bar: Optional($0), entry: $0.entry) }
        + lines.map { (lane: $0.lane, bar: nil, entry: $0.entry) }
      for line in byLane.sorted(by: { $0.lane < $1.lane }) {
        writeLine(line.entry, lane: line.lane, bar: line.bar, column, page, &writer)
      }
    }
  }

  private func writeLine(
    _ entry: GridEntry, lane: Int, bar: GridSegment?, _ column: Int, _ page: MonthPage,
    _ writer: inout HTMLWriter
  ) {
    let color = looks.colorClass(page.calendars.color(of: entry))
    let isFirst = bar?.columns.lowerBound == column
    writer.element(
      "li",
      .classes([
        bar == nil ? "timed" : isFirst ? "bar" : "on", color, "l\(lane)",
        bar.flatMap { isFirst ? "s\($0.columns.count)" : nil },
        bar?.startsHere == false ? "before" : nil, bar?.endsHere == false ? "after" : nil,
        statusClass(of: entry),
      ])
    ) { writer in
      writer.element("span", .classes("box")) { writer in
        if bar?.startsHere ?? true, let start = entry.start { writeTime(start, .narrow, &writer) }
        writeTitle(entry, limit: Limit.title, &writer)
      }
    }
  }

  private func writeHidden(_ cell: FittedCell, _ page: MonthPage, _ writer: inout HTMLWriter) {
    guard cell.hiddenCount > 0 else { return }
    writer.element("details", .classes("hidden-entries")) { writer in
      writer.element(
        "summary",
        .words("aria-label", words.entries(cell.hiddenCount, locale.count(cell.hiddenCount))),
        .fixed("dir", "ltr"), words: "+" + locale.number(cell.hiddenCount))
      writer.element("ul") { writer in
        for entry in cell.hidden.prefix(Limit.entriesOfDay) {
          let color = looks.colorClass(page.calendars.color(of: entry))
          writer.element("li", .classes([color, statusClass(of: entry)])) {
            writeBrief(entry, &$0)
          }
        }
        writeRest(cell.hiddenCount - Limit.entriesOfDay, "li", &writer)
      }
    }
  }

  /// An entry in a list: its time, where it has one of its own on the day, and its title.
  func writeBrief(_ entry: GridEntry, _ writer: inout HTMLWriter) {
    if let start = entry.start, !entry.isBar {
      writeTime(start, .full, &writer)
      writer.words(" ")
    }
    writeTitle(entry, limit: Limit.title, &writer)
  }

  /// A time of day.
  func writeTime(_ time: WallTime, _ form: LocaleClock.Form, _ writer: inout HTMLWriter) {
    writer.element(
      "time", .words("datetime", time.description), words: locale.clock.time(time, form))
  }

  /// What an entry is called; struck out where it was called off. What only the look says is
  /// told to those who do not see it.
  func writeTitle(_ entry: GridEntry, limit: Int, _ writer: inout HTMLWriter) {
    let name = locale.name(of: entry, limit: limit)
    switch entry.status {
    case .confirmed: writer.foreign(name, limit: .max)
    case .cancelled:
      writer.struckForeign(name)
      writer.element("span", .classes("unseen"), words: " (\(words.cancelled))")
    case .tentative:
      writer.foreign(name, limit: .max)
      writer.element("span", .classes("unseen"), words: " (\(words.tentative))")
    }
  }

  func statusClass(of entry: GridEntry) -> String? {
    switch entry.status {
    case .confirmed: nil
    case .cancelled: "cancelled"
    case .tentative: "tentative"
    }
  }
}
