extension Occurrence {
  /// The occurrence of the masked event, to-do or journal entry; see `Event.masked()`.
  public func masked() -> Occurrence {
    let masked = SharedEvent(event, subject: subject).masked()
    return Occurrence(
      sharing: masked, recurrenceID: recurrenceID, recurrenceInstant: recurrenceInstant,
      start: start, end: end, interval: interval, zone: zone, calendar: calendar)
  }
}

extension SharedEvent {
  /// A box with the masked event, to-do or journal entry; see `Event.masked()`.
  package func masked() -> SharedEvent {
    let subject: Occurrence.Subject =
      switch subject {
      case .event: .event
      case .todo(let todo): .todo(todo.masked())
      case .journal(let journal): .journal(journal.masked())
      }
    return SharedEvent(event.masked(), subject: subject)
  }
}

extension Todo {
  /// The to-do with no more than its times and how far it has come; see `Event.masked()`.
  public func masked() -> Todo {
    var result = Todo(uid: uid, due: due, summary: "Busy")
    result.isUIDSynthesized = isUIDSynthesized
    result.line = line
    result.start = start
    result.duration = duration
    result.recurrence = recurrence
    result.replacement = replacement
    result.sequence = sequence
    result.stamp = stamp
    result.completed = completed
    result.percentComplete = percentComplete
    result.status = knownStatus
    result.classification = knownClassification
    return result
  }
}

extension Journal {
  /// The entry with no more than its time; see `Event.masked()`.
  public func masked() -> Journal {
    var result = Journal(uid: uid, start: start, summary: "Busy")
    result.isUIDSynthesized = isUIDSynthesized
    result.line = line
    result.recurrence = recurrence
    result.replacement = replacement
    result.sequence = sequence
    result.stamp = stamp
    result.status = knownStatus
    result.classification = knownClassification
    return result
  }
}

extension CalendarItem {
  /// STATUS where it is a word of RFC 5545, 3.8.1.11: it may hold any text.
  var knownStatus: String? { status.flatMap { Self.statuses.contains($0) ? $0 : nil } }

  /// CLASS as one of the words of RFC 5545, 3.8.1.3: it may hold any text.
  var knownClassification: String? {
    classification.map { $0 == "PUBLIC" || $0 == "CONFIDENTIAL" ? $0 : "PRIVATE" }
  }

  private static var statuses: Set<String> {
    [
      "TENTATIVE", "CONFIRMED", "CANCELLED", "NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "DRAFT",
      "FINAL",
    ]
  }
}
