import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// An entry in a cell.
  struct Line {
    let entry: GridEntry
    /// Its lane in the month; nil where it is hidden there.
    let lane: Int?
    /// The bar that it is, if it is one.
    let bar: GridSegment?
    /// Where it stands in a week.
    let place: WeekPlan.Place
    /// Whether nothing below it has a place of its own, so that its title may take two lines.
    var isFree = false
  }

  /// The entries that show. Each stands in every cell that it touches: of a bar the first one
  /// of the row shows it, across the others.
  func writeLines(_ column: Int, _ week: Week, _ writer: inout HTMLWriter) {
    let fitted = week.fitted
    let bars = fitted.segments.filter { $0.columns.contains(column) }
    let timed = fitted.cells[column].lines
    guard !bars.isEmpty || !timed.isEmpty else { return }
    let lastBar = fitted.lastBarLane(inColumn: column)
    var lines = bars.map { bar in
      Line(
        entry: bar.entry, lane: bar.lane, bar: bar,
        place: week.plan.place(of: bar, inColumn: column))
    }
    for (index, line) in timed.enumerated() {
      lines.append(
        Line(
          entry: line.entry, lane: line.lane, bar: nil,
          place: week.plan.place(ofTimed: index, inColumn: column), isFree: line.lane > lastBar))
    }
    lines.sort { ($0.lane ?? 0) < ($1.lane ?? 0) }
    writer.element("ul", .classes("lines")) { writer in
      for line in lines { writeLine(line, column, week, &writer) }
    }
  }

  /// What a cell hides in the month, in `EntryOrder`.
  func hiddenLines(_ column: Int, _ week: Week) -> [Line] {
    let shown = Set(week.fitted.segments)
    var lines: [Line] = []
    for bar in week.row.segments where bar.columns.contains(column) && !shown.contains(bar) {
      lines.append(
        Line(
          entry: bar.entry, lane: nil, bar: bar,
          place: week.plan.place(of: bar, inColumn: column)))
    }
    let timed = week.row.cells[column].timed
    for index in week.fitted.cells[column].lines.count..<timed.count {
      lines.append(
        Line(
          entry: timed[index], lane: nil, bar: nil,
          place: week.plan.place(ofTimed: index, inColumn: column)))
    }
    return lines.sorted { EntryOrder.precedes($0.entry, $1.entry) }
  }

  func writeLine(_ line: Line, _ column: Int, _ week: Week, _ writer: inout HTMLWriter) {
    let entry = line.entry
    let bar = line.bar
    let isFirst = bar?.columns.lowerBound == column
    var classes: [String?] = [
      bar == nil ? "timed" : isFirst ? "bar" : "on",
      looks.colorClass(week.month.page.calendars.color(of: entry)), line.lane.map { "l\($0)" },
      bar.flatMap { isFirst ? "s\($0.columns.count)" : nil },
      bar?.startsHere == false ? "before" : nil, bar?.endsHere == false ? "after" : nil,
      statusClass(of: entry), line.isFree ? "free" : nil,
      locale.name(of: entry, limit: Limit.title).beginsRightToLeft == isRightToLeft
        ? nil : "turned",
    ]
    switch line.place {
    case .lane(let lane): classes.append(lane == line.lane ? nil : "q\(lane)")
    case .hours(let place): classes += place.classes
    case .list: classes.append("over")
    }
    writer.element("li", .classes(classes)) { writer in
      writer.element("span", .classes("box")) { writer in
        if bar?.startsHere ?? true, let start = entry.start {
          writeTime(start, .narrow, &writer)
          writer.words(" ")
        }
        writeTitle(entry, limit: Limit.title, &writer)
        // On a single line the title needs the room: the panel tells the rest.
        let origins = locale.origins(of: entry)
        if bar == nil, let origin = line.isFree ? origins.first : origins.last {
          writer.words(" ")
          writer.element("span", .classes("origin")) { $0.foreign(origin, limit: Limit.name) }
        }
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
