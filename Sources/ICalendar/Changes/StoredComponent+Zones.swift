import CalendarModel

extension StoredComponent {
  /// Gives the TZIDs in it the names that the zones have elsewhere.
  mutating func rename(_ names: [String: String]) {
    guard zones.keys.contains(where: { names[$0] != nil }) else { return }
    edit { $0.renameZones(names) }
    zones = Dictionary(
      zones.map { (names[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { min($0, $1) })
  }

  /// Writes its floating times in a zone.
  mutating func pin(to zoneID: String, _ table: TimeZoneTable) {
    edit { $0.pinTimes(to: zoneID, table) }
    let first = component.property("DTSTART").flatMap { TimeValue($0.value)?.time.wallTime }
    let instant = Instant(utc: first ?? WallTime(secondsSince1970: 0)).adding(seconds: -86_400)
    zones[zoneID] = min(zones[zoneID] ?? instant, instant)
    hasFloatingTimes = false
  }

  /// Whether it is no version of `other`, although UID and SEQUENCE say so: whoever moves an
  /// event must raise SEQUENCE (RFC 5546, 2.1.4), and nobody changes its title as well.
  func isOtherEvent(than other: StoredComponent) -> Bool {
    key.original == nil && revision.sequence == other.revision.sequence && !resembles(other)
  }

  /// Whether it has the start or the title of `other`.
  func resembles(_ other: StoredComponent) -> Bool {
    let (own, others) = (lines.heading, other.lines.heading)
    return own.property("DTSTART")?.canonical() == others.property("DTSTART")?.canonical()
      || own.property("SUMMARY")?.value == others.property("SUMMARY")?.value
  }
}

extension Component {
  fileprivate mutating func renameZones(_ names: [String: String]) {
    for index in properties.indices {
      for parameter in properties[index].parameters.indices
      where properties[index].parameters[parameter].name.uppercased() == "TZID" {
        properties[index].parameters[parameter].values =
          properties[index].parameters[parameter].values.map { value in
            var text = value
            return names[text.withUTF8 { ValueText.decode($0) }] ?? value
          }
      }
    }
    for index in components.indices { components[index].renameZones(names) }
  }

  fileprivate mutating func pinTimes(to zoneID: String, _ table: TimeZoneTable) {
    var pinsStart = false
    for index in properties.indices {
      let property = properties[index]
      guard Self.timeProperties.contains(property.name.uppercased()),
        property.parameter("TZID") == nil, property.parameter("VALUE")?.uppercased() != "DATE",
        let first = property.value.split(whereSeparator: { $0 == "," || $0 == "/" }).first,
        case .floating = TimeValue(String(first))?.time
      else { continue }
      properties[index].parameters.append(Property.Parameter("TZID", [zoneID]))
      if property.name.uppercased() == "DTSTART" { pinsStart = true }
    }
    if pinsStart {
      for index in properties.indices
      where ["RRULE", "EXRULE"].contains(properties[index].name.uppercased()) {
        properties[index].value = Self.pinUntil(properties[index].value, table)
      }
    }
    for index in components.indices { components[index].pinTimes(to: zoneID, table) }
  }

  /// The rule with UNTIL in UTC, as RFC 5545, 3.3.10 wants it beside a DTSTART with TZID.
  private static func pinUntil(_ rule: String, _ table: TimeZoneTable) -> String {
    rule.split(separator: ";", omittingEmptySubsequences: false).map { part in
      let pieces = part.split(separator: "=", maxSplits: 1)
      guard pieces.count == 2, pieces[0].uppercased() == "UNTIL",
        case .floating(let wallTime) = TimeValue(String(pieces[1]))?.time
      else { return String(part) }
      return "UNTIL=\(CalendarTime.utc(table.instant(of: wallTime)).basicText)"
    }.joined(separator: ";")
  }

  private static let timeProperties: Set<String> = [
    "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "RDATE", "EXDATE",
  ]
}
