import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// All that there is on a day, with times, places, notes and links.
  func writeDay(_ place: DocumentDays.Place, _ writer: inout HTMLWriter) {
    let month = months[place.page]
    let entries = calendar.told(place)
    let marks = days.marks[place.day] ?? []
    let isEmpty = entries.isEmpty && marks.isEmpty
    let isBare = isEmpty && month.labels[place.day].holiday == nil
    writer.element(
      "article", .id(.day(place.day)), .classes([isBare ? "bare" : nil]),
      .words("data-day", place.day.description), .fixed("tabindex", "-1")
    ) { writer in
      writer.element("h3") { writer in
        writer.element(
          "time", .words("datetime", place.day.description), words: month.fullDate(place.day))
      }
      writeFacts(of: place, &writer)
      if isEmpty {
        writer.element("p", .classes("nothing"), words: words.nothing)
        return
      }
      writer.element("ul", .classes("events")) { writer in
        for mark in marks.prefix(Limit.marksOfDay) { writeMark(mark, &writer) }
        writeRest(marks.count - Limit.marksOfDay, "li", &writer)
        for entry in entries.prefix(Limit.entriesOfDay) {
          writer.lineBreak()
          writeEvent(entry, on: place.day, month, &writer)
        }
        writeRest(entries.count - Limit.entriesOfDay, "li", &writer)
      }
    }
  }

  private func writeEvent(
    _ entry: GridEntry, on day: Day, _ month: DocumentMonth, _ writer: inout HTMLWriter
  ) {
    let page = month.page
    let details = calendar.details[entry] ?? EntryDetails()
    let telling = days.tellings[entry]
    // Where the entry came before, all is told there.
    let isFirst = telling?.day == day
    writer.element(
      "li",
      .classes([
        "event", looks.colorClass(page.calendars.color(of: entry)), statusClass(of: entry),
      ]),
      isFirst ? telling.map { .id(.entry($0.number)) } : nil
    ) { writer in
      writer.element("p", .classes("when")) { writeWhen(entry, on: day, month, &$0) }
      writer.element("h4") { writeTitle(entry, limit: Limit.fullTitle, &$0) }
      let place = HarmlessText.of(entry.location ?? "", limit: Limit.place)
      if !place.isEmpty, !HarmlessText.of(entry.title, limit: 1).isEmpty {
        writer.element("p", .classes("place")) { $0.foreign(place, limit: .max) }
      }
      if page.calendars.count > 1, page.calendars.indices.contains(entry.calendar) {
        writer.element("p", .classes("calendar")) {
          $0.foreign(
            page.calendars[entry.calendar].harmlessName(limit: Limit.name), limit: Limit.name)
        }
      }
      if entry.status != .confirmed {
        writer.element(
          "p", .classes("status"),
          words: entry.status == .cancelled ? words.cancelled : words.tentative)
      }
      guard !details.isEmpty, let telling else { return }
      if isFirst {
        writer.element("div", .classes("more")) { writeDetails(details, &$0) }
      } else {
        writer.element("a", .classes("more"), .href(.entry(telling.number)), words: words.more)
      }
    }
  }

  private func writeDetails(_ details: EntryDetails, _ writer: inout HTMLWriter) {
    write(details.image, name: "", &writer)
    if let notes = details.notes, !notes.isEmpty {
      writer.element("p", .classes("notes-text")) {
        $0.foreignLines(notes, limit: Limit.note)
      }
    }
    writeWords(details.categories, &writer)
    guard !details.links.isEmpty else { return }
    writer.element("ul", .classes("links")) { writer in
      for link in details.links.prefix(Limit.links) {
        writer.element("li") { write(link, &$0) }
      }
      writeRest(details.links.count - Limit.links, "li", &writer)
    }
  }

  /// A link where it is safe, a text where it is none.
  private func write(_ link: EntryDetails.Link, _ writer: inout HTMLWriter) {
    let label = HarmlessText.of(link.label ?? "", limit: Limit.name)
    guard let safe = SafeLink(link.address) else {
      if !label.isEmpty {
        writer.foreign(label, limit: .max)
        writer.words(" ")
      }
      writer.foreign(link.address, limit: Limit.name)
      return
    }
    writer.element(
      "a", .href(safe), .fixed("rel", "noopener noreferrer"), .fixed("target", "_blank")
    ) {
      $0.foreign(label.isEmpty ? safe.label : label, limit: Limit.name)
    }
  }

  /// When an entry takes place, as far as the day does not say it.
  private func writeWhen(
    _ entry: GridEntry, on day: Day, _ month: DocumentMonth, _ writer: inout HTMLWriter
  ) {
    if let start = entry.start {
      if start.day != day || entry.days.count > 1 {
        writer.words(month.shortDate(start.day) + " ")
      }
      writeTime(start, .full, &writer)
      if let end = entry.end, end != start {
        writer.words("–")
        if entry.days.count > 1 { writer.words(month.shortDate(end.day) + " ") }
        writeTime(end, .full, &writer)
      }
    } else {
      writer.words(locale.words.allDay)
    }
    if let origin = locale.origins(of: entry).first {
      writer.words(" · ")
      writer.foreign(origin, limit: Limit.name)
    }
    guard entry.days.count > 1 else { return }
    let index = entry.days.lowerBound.distance(to: day) + 1
    let text = locale.words.day(locale.number(index), of: locale.number(entry.days.count))
    writer.words(" · " + text)
  }
}
