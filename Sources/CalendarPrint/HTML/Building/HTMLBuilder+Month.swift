import Almanac
import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// A month: a table of its days, and what is needed beside it on paper.
  func writeMonth(_ index: Int, _ writer: inout HTMLWriter) {
    let month = months[index]
    let page = month.page
    let plan = month.plan
    writer.element(
      "section",
      .classes([
        "month", plan.density.className, plan.isBrief ? "brief" : nil,
        page.showsWeekNumbers ? nil : "no-weeks",
      ]), .id(.month(month.key)), .words("aria-label", month.name),
      .words("data-year", String(month.year)), .words("data-number", month.number)
    ) { writer in
      writer.lineBreak()
      writeMonthHead(index, &writer)
      writer.lineBreak()
      writer.element("div", .classes("sheet")) { writer in
        writer.element("table") { writer in
          writer.element("caption", .classes("unseen"), words: month.name)
          writeWeekdays(page, &writer)
          writer.element("tbody") { writer in
            for index in page.grid.rows.indices {
              writer.lineBreak()
              write(Week(month: month, index: index), &writer)
            }
          }
        }
      }
      writeNotes(month, &writer)
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
        for (place, part) in months[index].labels.title.enumerated() {
          if place > 0 { writer.words(" ") }
          writer.element("span", .classes(part.isMonth ? "name" : "year"), words: part.text)
        }
      }
      if let span = months[index].labels.span {
        writer.element("p", .classes("span"), words: span)
      }
      writer.empty("p", .classes("week-title scripted"), .fixed("aria-live", "polite"))
      if calendar.pages.count > 1 {
        writer.element("nav", .classes("turn")) { writer in
          for (step, words, sign) in [(-1, words.previousMonth, "‹"), (1, words.nextMonth, "›")] {
            guard calendar.pages.indices.contains(index + step) else {
              writer.element("span", .fixed("aria-hidden", "true"), words: sign)
              continue
            }
            writer.element(
              "a", .href(.month(months[index + step].key)),
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

  private func write(_ week: Week, _ writer: inout HTMLWriter) {
    let hours = week.plan.hours
    let lines = week.head.lineCount
    let printed = week.month.plan.heads[week.index].lineCount
    writer.element(
      "tr",
      .classes([
        lines > 0 ? "n\(lines)" : nil, printed == lines ? nil : "u\(printed)",
        week.month.plan.isRoomy[week.index] ? "roomy" : nil,
        week.plan.laneCount > 0 ? "q\(week.plan.laneCount)" : nil,
        hours == 8..<18 ? nil : "h\(hours.lowerBound)-\(hours.upperBound)",
        week.plan.hidden.contains { !$0.isEmpty } ? "crowded" : nil,
      ]),
      .words("data-week", week.month.name(of: week.row))
    ) { writer in
      if week.month.page.showsWeekNumbers {
        let number = week.month.labels.week(of: week.row)
        writer.element(
          "th", .fixed("scope", "row"), .classes("week-number"),
          .words("aria-label", "\(words.week) \(number)"), words: number)
      }
      for column in week.row.cells.indices {
        writer.lineBreak()
        writeCell(column, week, &writer)
      }
    }
  }

  /// What the cells of a month hide, with its day: shown on paper, where nothing opens.
  private func writeNotes(_ month: DocumentMonth, _ writer: inout HTMLWriter) {
    let hiding = month.plan.rows.flatMap(\.cells).filter { $0.hiddenCount > 0 }
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
              "time", .words("datetime", cell.day.description), words: month.shortDate(cell.day))
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
