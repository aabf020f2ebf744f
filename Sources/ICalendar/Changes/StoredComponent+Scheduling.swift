import CalendarModel

extension StoredComponent {
  /// Whether it has STATUS:CANCELLED.
  var isCancelled: Bool {
    component.property("STATUS")?.value.trimmingSpaces.uppercased() == "CANCELLED"
  }

  /// Sets STATUS:CANCELLED, and the message's version where that is newer.
  mutating func cancel(by message: StoredComponent) {
    edit { $0.set(Property("STATUS", value: "CANCELLED")) }
    takeRevision(of: message)
  }

  /// Takes SEQUENCE and DTSTAMP of a message over where they are newer.
  mutating func takeRevision(of message: StoredComponent) {
    guard message.revision.compared(to: revision) == .newer else { return }
    let stamp = message.component.property("DTSTAMP")
    let sequence = message.revision.sequence
    edit { component in
      if let stamp { component.set(stamp) }
      if sequence > 0 { component.set(Property("SEQUENCE", value: "\(sequence)")) }
    }
    revision.sequence = sequence
    if stamp != nil { revision.stamp = message.revision.stamp }
  }

  /// One occurrence of the series as an override of its own; nil where `key` can't name one:
  /// its RECURRENCE-ID is not of the kind of DTSTART.
  func occurrence(_ key: ComponentKey, of calendar: StoredCalendar) -> StoredComponent? {
    guard let start = component.property("DTSTART"), let original = key.original,
      let first = TimeValue(start.value)?.time,
      let wallTime = calendar.wallTime(of: original, like: start, first)
    else { return nil }
    let shift = wallTime.secondsSince1970 - first.wallTime.secondsSince1970
    var occurrence = self
    occurrence.key = key
    occurrence.edit { component in
      component.properties.removeAll { property in
        ["RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"]
          .contains(property.name.uppercased())
      }
      for index in component.properties.indices
      where ["DTSTART", "DTEND", "DUE"].contains(component.properties[index].name.uppercased()) {
        guard let time = TimeValue(component.properties[index].value)?.time else { continue }
        component.properties[index].value =
          time.with(wallTime: time.wallTime.adding(seconds: shift)).basicText
      }
      var parameters = start.parameters
      if key.andFuture { parameters.append(Property.Parameter("RANGE", ["THISANDFUTURE"])) }
      component.properties.append(
        Property(
          "RECURRENCE-ID", parameters: parameters,
          value: first.with(wallTime: wallTime).basicText))
    }
    return occurrence
  }
}

extension StoredCalendar {
  /// What a DTSTART would be as a RECURRENCE-ID.
  func original(of property: Property?) -> ComponentKey.Original? {
    property.map { ComponentKey.Original($0, table: table) }
  }

  /// The zone of a TZID, or of the times without one; nil where they float.
  private func table(_ zoneID: String?) -> TimeZoneTable? {
    zoneID.map { zones[$0]?.table } ?? floatingTable
  }

  /// The time that a RECURRENCE-ID names, on the clock of DTSTART.
  fileprivate func wallTime(
    of original: ComponentKey.Original, like start: Property, _ first: CalendarTime
  ) -> WallTime? {
    switch (original, first) {
    case (.date(let day), .date): return WallTime(day)
    // Some write the day alone of an occurrence with a time.
    case (.date(let day), _):
      let clock = first.wallTime.secondsSince1970 - WallTime(first.wallTime.day).secondsSince1970
      return WallTime(day).adding(seconds: clock)
    case (.instant(let instant), .utc): return instant.utc
    case (.floating(let wallTime), .floating): return wallTime
    case (.instant(let instant), .floating): return table(start.zoneID)?.wallTime(at: instant)
    default: return nil
    }
  }
}

extension ComponentKey.Original {
  /// Whether it names a later occurrence of the same series.
  func isAfter(_ other: ComponentKey.Original) -> Bool {
    switch (self, other) {
    case (.date(let own), .date(let other)): own > other
    case (.floating(let own), .floating(let other)): own > other
    case (.instant(let own), .instant(let other)): own > other
    default: false
    }
  }
}

extension Component {
  /// Puts a property in the place of the first one of its name, or at the end.
  mutating func set(_ property: Property) {
    let name = property.name.uppercased()
    guard let index = properties.firstIndex(where: { $0.name.uppercased() == name }) else {
      return properties.append(property)
    }
    properties[index] = property
  }

  /// Sets PARTSTAT of an attendee: whether that changed it, or nil where there is none of
  /// that address.
  mutating func setStatus(_ status: String, ofAttendee address: String) -> Bool? {
    let address = address.trimmingSpaces.lowercased()
    var isChanged: Bool?
    for index in properties.indices
    where properties[index].name.uppercased() == "ATTENDEE"
      && properties[index].value.trimmingSpaces.lowercased() == address
    {
      let known = properties[index].parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION"
      isChanged = (isChanged ?? false) || known != status
      guard known != status else { continue }
      properties[index].parameters.removeAll { $0.name.uppercased() == "PARTSTAT" }
      properties[index].parameters.append(Property.Parameter("PARTSTAT", [status]))
    }
    return isChanged
  }
}
