import CalendarModel

/// Writes the value of a property of times as RFC 5545 has it, read as the importer reads it.
struct TimeRepair {
  let property: Property
  let definition: PropertyDefinition
  /// Whether the component has its times in UTC (VFREEBUSY).
  let isInUTC: Bool

  /// The zone that a TZID means, or nil.
  let zone: (String) -> TimeZoneTable?

  private enum Kind: CaseIterable { case date, local, utc, period, utcPeriod }

  /// The property or, for a list of values of several kinds, several; and whether there were
  /// values that can't be read. None where nothing can be read.
  func run() -> (properties: [Property], isWhole: Bool) {
    let zoneID = property.zoneID ?? ""
    // The lists of each kind, as they are written.
    var lists: [Kind: String] = [:]
    var isWhole = true
    func take(_ text: String) {
      guard let (kind, text) = read(text, zoneID: zoneID) else {
        isWhole = false
        return
      }
      if lists[kind] != nil { lists[kind]?.append(",") }
      lists[kind, default: ""].append(text)
    }
    if definition.isList {
      for text in ListElements(property.value) where !text.isEmpty { take(String(text)) }
    } else {
      take(property.value)
    }
    let properties = Kind.allCases.compactMap { kind in
      lists[kind].map { made($0, kind, zoneID: zoneID) }
    }
    return (properties, isWhole)
  }

  private func read(_ text: String, zoneID: String) -> (Kind, String)? {
    let isDate = property.parameter("VALUE")?.uppercased() == "DATE"
    let pieces = text.split(separator: "/").map(String.init)
    if definition.types.contains(.period), pieces.count == 2 {
      guard let start = TimeValue(pieces[0])?.time else { return nil }
      let needsUTC = definition.isUTC || isInUTC
      let startText = Self.timeText(needsUTC ? utc(start, zoneID) : start)
      var end: String?
      if let duration = DurationValue(pieces[1])?.duration {
        end = duration.isNegative ? "PT0S" : "\(duration)"
      } else if let time = TimeValue(pieces[1])?.time {
        end = Self.timeText(needsUTC ? utc(time, zoneID) : time)
      }
      guard var end else { return nil }
      if !ValueSyntax.isPeriod("\(startText)/\(end)") { end = "PT0S" }
      return (ValueSyntax.isUTC(startText) ? .utcPeriod : .period, "\(startText)/\(end)")
    }
    guard pieces.count == 1, let time = TimeValue(text)?.time else { return nil }
    if definition.isUTC || isInUTC { return (.utc, Self.timeText(utc(time, zoneID))) }
    if isDate, definition.types.contains(.date) { return (.date, time.wallTime.day.basicText) }
    switch time {
    case .date where definition.types.contains(.date): return (.date, time.basicText)
    case .utc: return (.utc, time.basicText)
    case .date, .floating, .zoned: return (.local, Self.timeText(time))
    }
  }

  /// The time in UTC. Stamps are read so whatever their TZID says.
  private func utc(_ time: CalendarTime, _ zoneID: String) -> CalendarTime {
    if case .utc = time { return time }
    let isStamp = !isInUTC && !["COMPLETED", "TRIGGER"].contains(property.name.uppercased())
    if isStamp || time.isDate { return .utc(Instant(utc: time.wallTime)) }
    return .utc(zone(zoneID)?.instant(of: time.wallTime) ?? Instant(utc: time.wallTime))
  }

  private static func timeText(_ time: CalendarTime) -> String {
    time.isDate ? time.wallTime.basicText : time.basicText
  }

  private func made(_ value: String, _ kind: Kind, zoneID: String) -> Property {
    var parameters = property.parameters.filter {
      !["TZID", "VALUE"].contains($0.name.uppercased())
    }
    switch kind {
    case .date: parameters.append(Property.Parameter("VALUE", ["DATE"]))
    case .period, .utcPeriod:
      if definition.type != .period {
        parameters.append(Property.Parameter("VALUE", ["PERIOD"]))
      }
    case .local, .utc:
      if definition.type != .dateTime {
        parameters.append(Property.Parameter("VALUE", ["DATE-TIME"]))
      }
    }
    if kind == .local || kind == .period, !zoneID.isEmpty {
      let isKnown = zone(zoneID) != nil
      parameters.append(Property.Parameter(isKnown ? "TZID" : "X-DAYMARK-TZID", [zoneID]))
    }
    return Property(property.name, parameters: parameters, value: value)
  }
}
