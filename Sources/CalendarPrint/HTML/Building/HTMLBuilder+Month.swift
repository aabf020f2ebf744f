import Almanac
import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// A month: a table of its days, and what is needed beside it on paper.
  func writeMonth(_ index: Int, _ writer: inout HTMLWriter) {
    let page = calendar.pages[index]
    let month = page.grid.month
    let noteRows = page.grid.rows.map { row in
      row.cells.contains { days.marks[$0.day]?.contains { $0.note != nil } ?? false }
    }
    let plan = LanePlan(
      page, scale: DocumentLooks.scale(of: page.paper), noteRows: noteRows)
    writer.element(
      "section", .classes(["month", plan.density.className]), .id(.month(month)),
      .words("aria-label", name(of: month)), .words("data-month", month.description)
    ) { writer in
      writer.lineBreak()
      writeMonthHead(index, &writer)
      writer.lineBreak()
      writer.element("div", .classes("sheet")) { writer in
        writer.element("table") { writer in
          writer.element("caption", .classes("unseen"), words: name(of: month))
          writeWeekdays(page, &writer)
          writer.element("tbody") { writer in
            for (row, fitted) in zip(page.grid.rows, plan.rows) {
              writer.lineBreak()
              writeWeek(row, fitted, page, &writer)
            }
          }
        }
      }
      writeNotes(plan, &writer)
      if let footnote = page.footnote {
        writer.element("p", .classes("footnote")) { $0.foreign(footnote, limit: Limit.name) }
      }
      writer.lineBreak()
    }
  }

  private func writeMonthHead(_ index: Int, _ writer: inout HTMLWriter) {
    let page = calendar.pages[index]
    writer.element("header") { writer in
      if let title = page.title {
        writer.element("p", .classes("whose")) { $0.foreign(title, limit: Limit.name) }
      }
      writer.element("h2") { writer in
        for (index, part) in locale.title(of: page.grid.month).enumerated() {
          if index > 0 { writer.words(" ") }
          writer.element("span", .classes(part.isMonth ? "name" : "year"), words: part.text)
        }
      }
      if calendar.pages.count > 1 {
        writer.element("nav", .classes("turn")) { writer in
          for (step, words, sign) in [(-1, words.previousMonth, "‹"), (1, words.nextMonth, "›")] {
            guard calendar.pages.indices.contains(index + step) else {
              writer.element("span", .flag("aria-hidden"), words: sign)
              continue
            }
            writer.element(
              "a", .href(.month(calendar.pages[index + step].grid.month)),
              .fixed("rel", step < 0 ? "prev" : "next"), .words("aria-label", words), words: sign)
          }
        }
      }
      guard page.showsLegend else { return }
      writer.element("ul", .classes("legend")) { writer in
        for (index, calendar) in page.calendars.enumerated() {
          let color = page.calendars.color(ofCalendar: index)
          writer.element("li", .classes([looks.colorClass(color)])) {
            $0.foreign(calendar.harmlessName(limit: Limit.name), limit: Limit.name)
          }
        }
      }
    }
  }

  private func writeWeekdays(_ page: MonthPage, _ writer: inout HTMLWriter) {
    let weekdays = page.grid.rows.first?.cells.map(\.day.weekday) ?? []
    let full = locale.names(of: weekdays, .full).map(locale.capitalized)
    let short = locale.names(of: weekdays, .short).map(locale.capitalized)
    // Longer ones have no room in capitals on paper.
    let long = full.allSatisfy { $0.count <= 10 } ? full : short
    let letters = locale.names(of: weekdays, .letter)
    writer.element("thead") { writer in
      writer.element("tr") { writer in
        if page.showsWeekNumbers {
          writer.empty(
            "th", .fixed("scope", "col"), .classes("number-head"),
            .words("aria-label", words.week))
        }
        for (column, weekday) in weekdays.enumerated() {
          writer.element(
            "th", .fixed("scope", "col"), .words("aria-label", full[column]),
            .classes([locale.restDays.contains(weekday) ? "rest" : nil])
          ) { writer in
            writer.element("span", .classes("full"), words: long[column])
            writer.element("span", .classes("short"), words: short[column])
            writer.element("span", .classes("letter"), words: letters[column])
          }
        }
      }
    }
  }

  private func writeWeek(
    _ row: GridRow, _ fitted: FittedRow, _ page: MonthPage, _ writer: inout HTMLWriter
  ) {
    writer.element("tr") { writer in
      if page.showsWeekNumbers {
        let number = locale.number(row.isoWeek.week)
        writer.element(
          "th", .fixed("scope", "row"), .classes("week-number"),
          .words("aria-label", "\(words.week) \(number)"), words: number)
      }
      for column in row.cells.indices {
        writer.lineBreak()
        writeCell(column, row, fitted, page, &writer)
      }
    }
  }

  /// What the cells of a month hide, with its day: shown on paper, where nothing opens.
  private func writeNotes(_ plan: LanePlan, _ writer: inout HTMLWriter) {
    let hiding = plan.rows.flatMap(\.cells).filter { $0.hiddenCount > 0 }
    guard !hiding.isEmpty else { return }
    writer.lineBreak()
    writer.element("dl", .classes("notes")) { writer in
      for cell in hiding {
        writer.element("div") { writer in
          writer.element("dt") { writer in
            writer.element(
              "bdi", .fixed("dir", "ltr"), words: "+" + locale.number(cell.hiddenCount))
            writer.words(" ")
            writer.element(
              "time", .words("datetime", cell.day.description), words: shortDate(cell.day))
          }
          for entry in cell.hidden.prefix(Limit.entriesOfNote) {
            writer.element("dd") { writeBrief(entry, &$0) }
          }
          writeRest(cell.hiddenCount - Limit.entriesOfNote, "dd", &writer)
        }
      }
    }
  }

  /// How many entries a list leaves out, if it leaves any out.
  func writeRest(_ count: Int, _ element: StaticString, _ writer: inout HTMLWriter) {
    guard count > 0 else { return }
    writer.element(
      element, .classes("omitted"), words: locale.words.more(locale.count(count)))
  }
}
