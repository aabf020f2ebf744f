import CalendarModel

/// An occurrence as an object of `daymark list --json`.
struct OccurrenceJSON {
  let occurrence: Occurrence
  /// The zones of the file that the occurrence is from.
  let zones: ZoneMap

  func write(to line: inout JSONLine) {
    let event = occurrence.event
    line.add("uid", event.uid)
    if event.isUIDSynthesized { line.add("uidSynthesized", true) }
    line.add("recurrenceId", occurrence.recurrenceID.map(text))
    line.add("start", text(occurrence.start))
    line.add("end", text(occurrence.end))
    line.add("allDay", occurrence.start.isDate)
    line.add("summary", event.summary)
    line.add("location", event.location)
    line.add("status", event.status)
    if !event.categories.isEmpty { line.add("categories", event.categories) }
    line.add("color", (event.color ?? occurrence.calendar.color)?.description)
    line.add("zone", occurrence.zone)
    line.add("calendar", occurrence.calendar.name)
    line.add("source", event.line.map { "\(occurrence.calendar.source):\($0)" })
  }

  /// UTC and zoned times become UTC; dates and floating times stay what they are.
  private func text(_ time: CalendarTime) -> String {
    switch time {
    case .date, .floating: time.description
    case .utc, .zoned: zones.instant(of: time).description
    }
  }
}
