import CalendarModel

/// An occurrence as an object of `daymark list --json`.
struct OccurrenceJSON {
  let occurrence: Occurrence

  init(_ occurrence: Occurrence) {
    self.occurrence = occurrence
  }

  func write(to line: inout JSONLine) {
    let event = occurrence.event
    line.add("uid", event.uid)
    if event.isUIDSynthesized { line.add("uidSynthesized", true) }
    if let original = occurrence.recurrenceID {
      line.add(
        "recurrenceId",
        text(original, at: occurrence.recurrenceInstant ?? occurrence.interval.lowerBound))
    }
    line.add("start", text(occurrence.start, at: occurrence.interval.lowerBound))
    line.add("end", text(occurrence.end, at: occurrence.interval.upperBound))
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
  private func text(_ time: CalendarTime, at instant: Instant) -> String {
    switch time {
    case .date, .floating: time.description
    case .utc, .zoned: instant.description
    }
  }
}
