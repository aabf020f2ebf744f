import CalendarModel

/// An occurrence as an object of `daymark list --json`. A property whose value is empty, as
/// some programs write all that they know, has none.
struct OccurrenceJSON {
  let occurrence: Occurrence

  init(_ occurrence: Occurrence) {
    self.occurrence = occurrence
  }

  /// Adds the keys to an object.
  func write(to line: inout JSONLine) {
    let event = occurrence.event
    switch occurrence.subject {
    case .event: break
    case .todo: line.add("kind", "todo")
    case .journal: line.add("kind", "journal")
    }
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
    if let todo = occurrence.todo {
      if todo.isDue { line.add("due", text(occurrence.start, at: occurrence.interval.lowerBound)) }
      line.add("completed", todo.completed?.description)
      line.add("percent", todo.percentComplete)
    }
    line.add("summary", event.summary?.nonEmpty)
    line.add("location", event.location?.nonEmpty)
    line.add("status", event.status?.nonEmpty)
    let categories = event.categories.filter { !$0.isEmpty }
    if !categories.isEmpty { line.add("categories", categories) }
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

extension Todo {
  /// Whether its occurrences stand where they are due, and not where they start.
  fileprivate var isDue: Bool { due != nil || start != nil && duration != nil }
}

extension String {
  /// The text, or nil where it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
