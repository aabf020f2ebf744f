import CalendarModel

extension CalendarImport {
  /// CANCEL (RFC 5546, 3.2.5, 3.4.5 and 3.5.3): what is stored stays, with STATUS:CANCELLED,
  /// the message's SEQUENCE and its DTSTAMP, so that an older request does not bring it back.
  ///
  /// A message without STATUS uninvites the attendees that it names: for whoever got it, the
  /// event is cancelled all the same. One occurrence is cancelled by an override, which keeps
  /// what the occurrence was; all from one on by an override for this and future ones.
  mutating func cancel(_ message: StoredComponent) {
    let key = message.key
    let all = target.found(kind: key.kind, uid: key.uid)
    let affected = all.filter { position in
      guard let original = target.entries[position]?.key.original else {
        return key.original == nil
      }
      guard let from = key.original else { return true }
      return original == from || key.andFuture && original.isAfter(from)
    }
    let master = target.found(key.master).first
    guard let versus = target.found(key).first ?? master ?? affected.first,
      let before = target.entries[versus]
    else { return note(.unmatched, message, "nothing is stored that it cancels") }
    guard message.revision.sequence >= before.revision.sequence,
      message.revision.compared(to: before.revision) != .older || before.isCancelled
    else {
      return note(
        .older, message, "SEQUENCE \(before.revision.sequence) is stored", before: before)
    }
    let open = affected.filter { target.entries[$0]?.isCancelled == false }
    let isDerived = key.original != nil && target.found(key).isEmpty
    if isDerived, let master, let series = target.entries[master], !series.isCancelled {
      guard var occurrence = series.occurrence(key, of: target.calendars[series.calendar]) else {
        return note(.unmatched, message, "the series has no such occurrence")
      }
      occurrence.cancel(by: message)
      insert(occurrence)
    } else if open.isEmpty {
      return note(.identical, message, "it is cancelled already", before: before)
    }
    for position in open { edit(position) { $0.cancel(by: message) } }
    note(.cancelled, message, nil, before: before)
  }

  /// REPLY (RFC 5546, 3.2.3 and 3.4.3): the PARTSTAT of who answers, and nothing else.
  mutating func answer(_ message: StoredComponent) {
    let key = message.key
    let position = target.found(key).first ?? target.found(key.master).first
    guard let position, let before = target.entries[position] else {
      return note(.unmatched, message, "the event that it answers is not stored")
    }
    guard message.revision.sequence >= before.revision.sequence else {
      return note(
        .older, message, "SEQUENCE \(before.revision.sequence) is stored", before: before)
    }
    let answers = message.component.properties.filter { $0.name.uppercased() == "ATTENDEE" }
    var component = before.component
    var answered: [String] = []
    var strangers: [String] = []
    for answer in answers {
      let status = answer.parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION"
      switch component.setStatus(status, ofAttendee: answer.value) {
      case nil: strangers.append(answer.value)
      case true?: answered.append("\(answer.value) \(status)")
      case false?: break
      }
    }
    guard !answered.isEmpty else {
      if strangers.isEmpty { return note(.identical, message, nil, before: before) }
      return note(
        .unmatched, message, "\(strangers.joined(separator: ", ")) is not invited",
        before: before)
    }
    if before.key == key {
      edit(position) { $0.edited = component }
    } else {
      // One occurrence of a series that had no override yet.
      guard var occurrence = before.occurrence(key, of: target.calendars[before.calendar]) else {
        return note(.unmatched, message, "the series has no such occurrence")
      }
      occurrence.edit { occurrence in
        for answer in answers {
          let status = answer.parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION"
          _ = occurrence.setStatus(status, ofAttendee: answer.value)
        }
      }
      insert(occurrence)
    }
    note(.answered, message, answered.joined(separator: ", "), before: before)
  }

  /// ADD (RFC 5546, 3.2.4): the series gets the start as an RDATE, and an override says what
  /// the message says of it.
  mutating func addOccurrence(_ message: StoredComponent, of calendar: StoredCalendar) {
    guard let position = target.found(message.key.master).first,
      let series = target.entries[position]
    else { return note(.unmatched, message, "the series that it adds to is not stored") }
    guard message.revision.sequence >= series.revision.sequence else {
      return note(
        .older, message, "SEQUENCE \(series.revision.sequence) is stored", before: series)
    }
    var arrival = Arrival(message, from: calendar, to: target.calendars[series.calendar])
    let added = arrival.component.component
    guard message.isReadable, let start = added.property("DTSTART"), added.property("RRULE") == nil
    else {
      return note(.unmatched, message, "it adds more than one occurrence", before: series)
    }
    arrival.component.key.original = calendar.original(of: message.component.property("DTSTART"))
    arrival.component.edit { component in
      component.properties.removeAll { ["RDATE", "RECURRENCE-ID"].contains($0.name.uppercased()) }
      component.properties.append(
        Property("RECURRENCE-ID", parameters: start.parameters, value: start.value))
    }
    let known = target.found(arrival.component.key).first
    if let known, let other = target.entries[known] {
      guard message.revision.compared(to: other.revision) == .newer else {
        return note(.identical, message, nil, before: other)
      }
    }
    let date = Property("RDATE", parameters: start.parameters, value: start.value)
    edit(position) { series in
      series.edit { component in
        let isListed = component.properties.contains { $0.canonical() == date.canonical() }
        if !isListed { component.properties.append(date) }
      }
      series.takeRevision(of: message)
      series.zones.merge(arrival.component.zones) { min($0, $1) }
    }
    store(arrival, in: series.calendar, replacing: known)
    note(.added, message, "one more occurrence of a series", before: series)
  }

  private mutating func insert(_ component: StoredComponent) {
    target.insert(component)
    target.changedCalendars.insert(component.calendar)
  }
}
