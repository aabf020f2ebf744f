import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// A week of a month, as it is written.
  struct Week {
    let month: DocumentMonth
    let index: Int

    var row: GridRow { month.page.grid.rows[index] }
    var fitted: FittedRow { month.plan.rows[index] }
    var head: HeadPlan { month.heads[index] }
    var plan: WeekPlan { month.weeks[index] }
  }

  /// The cell of a day: its number and facts, its names and notes, its entries each on its
  /// line, and a count of what is hidden with the list of it.
  func writeCell(_ column: Int, _ week: Week, _ writer: inout HTMLWriter) {
    let row = week.row
    let cell = row.cells[column]
    let label = week.month.labels[cell.day]
    let streak = row.streaks.first { $0.columns.contains(column) }
    writer.element(
      "td",
      .classes([
        "day", cell.isInMonth ? nil : "other",
        locale.weekend.contains(cell.day.weekday) ? "weekend" : nil,
        label.isHoliday || locale.restDays.contains(cell.day.weekday) ? "rest" : nil,
        cell.isToday ? "today" : nil, cell.isSelected ? "chosen" : nil,
        streak == nil ? nil : "streak",
        streak?.days.lowerBound == cell.day ? "streak-first" : nil,
        streak?.days.upperBound == cell.day.advanced(by: 1) ? "streak-last" : nil,
        looks.washClass(DocumentLooks.colors(of: cell)),
      ]),
      .id(.cell(cell.day, week.month.key)), .words("data-day", cell.day.description),
      cell.isToday ? .fixed("aria-current", "date") : nil
    ) { writer in
      writeCellHead(cell, label, week, column, &writer)
      writeNames(week.head.cells[column], &writer)
      writeLines(column, week, &writer)
      writeHidden(column, week, &writer)
      writeCrowd(column, week, &writer)
    }
  }

  private func writeCellHead(
    _ cell: GridCell, _ label: DayLabel, _ week: Week, _ column: Int,
    _ writer: inout HTMLWriter
  ) {
    let weekday = locale.names(of: [cell.day.weekday], .short).first ?? ""
    let count = week.row.entryCount(inColumn: column)
    writer.element(
      "div", .classes("head"), .words("data-weekday", locale.capitalized(weekday))
    ) { writer in
      writer.element(
        "a", .classes("number"), .href(.day(cell.day)),
        .foreign(
          "aria-label", self.label(of: cell.day, week.month, label, count: count),
          limit: Limit.title)
      ) {
        $0.element("time", .words("datetime", cell.day.description), words: label.number)
      }
      writeFacts(label, of: cell.day, &writer)
      writeStickers(cell, mood: week.head.cells[column].mood, &writer)
    }
  }

  /// The day in full, what it is called, and how many events it has, as a screen reader says it.
  private func label(
    of day: Day, _ month: DocumentMonth, _ label: DayLabel, count: Int
  ) -> String {
    let entries = count == 0 ? words.nothing : words.entries(count, locale.count(count))
    return [month.fullDate(day), label.holiday, entries].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// What stands under a day's number.
  private func writeNames(_ head: HeadPlan.Cell, _ writer: inout HTMLWriter) {
    guard head.lineCount > 0 else { return }
    writer.element("div", .classes("names")) { writer in
      if !head.holiday.isEmpty {
        writer.element("p", .classes(["holiday", "c\(head.holidayLines)"])) {
          $0.foreign(head.holiday, limit: Limit.title)
        }
      }
      if !head.term.isEmpty {
        writer.element("p", .classes("term c1"), words: head.term)
      }
      if !head.note.isEmpty {
        writer.element("p", .classes(["note", "c\(head.noteLines)"])) {
          $0.foreign(head.note, limit: Limit.title)
        }
      }
    }
  }

  /// What the cell hides in a month, behind a count.
  private func writeHidden(_ column: Int, _ week: Week, _ writer: inout HTMLWriter) {
    let cell = week.fitted.cells[column]
    guard cell.hiddenCount > 0 else { return }
    writer.element("details", .classes("hidden-entries")) { writer in
      writeCount(cell.hiddenCount, &writer)
      writer.element("ul") { writer in
        for line in hiddenLines(column, week).prefix(Limit.entriesOfDay) {
          writeLine(line, column, week, &writer)
        }
        writeRest(cell.hiddenCount - Limit.entriesOfDay, "li", &writer)
      }
    }
  }

  /// What has no room among the hours of a week, behind a count.
  private func writeCrowd(_ column: Int, _ week: Week, _ writer: inout HTMLWriter) {
    let hidden = week.plan.hidden[column]
    guard !hidden.isEmpty else { return }
    writer.element("details", .classes("hidden-entries crowd")) { writer in
      writeCount(hidden.count, &writer)
      writer.element("ul") { writer in
        for entry in hidden.prefix(Limit.entriesOfNote) {
          let color = looks.colorClass(week.month.page.calendars.color(of: entry))
          writer.element("li", .classes([color, statusClass(of: entry)])) {
            writeBrief(entry, &$0)
          }
        }
        writeRest(hidden.count - Limit.entriesOfNote, "li", &writer)
      }
    }
  }

  private func writeCount(_ count: Int, _ writer: inout HTMLWriter) {
    writer.element(
      "summary", .words("aria-label", words.entries(count, locale.count(count))),
      .fixed("dir", "ltr"), words: "+" + locale.number(count))
  }
}
