import CalendarModel

/// Mends what the properties of one component say together, and what it lacks.
struct ComponentRepair {
  var component: RepairedComponent
  /// The component before its properties were mended.
  let original: RepairedComponent
  var zones: ZoneResolver
  let document: CalendarDocument
  let reader: LineReader
  /// Where it is told what was done.
  private(set) var changes: RepairChanges
  /// The UID of the component, or of what it is in.
  private let uid: String?

  init(
    component: RepairedComponent, outer original: RepairedComponent, uid: String?,
    zones: ZoneResolver, changes: RepairChanges, document: CalendarDocument, reader: LineReader
  ) {
    self.component = component
    self.original = original
    self.uid = uid
    self.zones = zones
    self.changes = changes
    self.document = document
    self.reader = reader
  }

  /// Repairs the component; `summary` is that of the component around it.
  mutating func run(method: String?, summary: String?) {
    switch component.kind {
    case "VCALENDAR": repairCalendar()
    case "VEVENT": repairEvent(isMessage: method != nil)
    case "VAVAILABILITY", "AVAILABLE", "VFREEBUSY": repairEnd()
    case "VTODO": repairDue()
    case "VALARM": repairAlarm(summary)
    default: break
    }
    repairRules()
    addMissing(isMessage: method != nil)
  }

  mutating func report(
    _ code: Diagnostic.Code, _ number: Int?, _ problem: String, _ action: String
  ) {
    changes.add(code, line: number ?? component.number, uid: uid, problem, action)
  }

  mutating func demote(
    _ name: String, _ code: Diagnostic.Code, _ problem: String
  ) {
    report(code, component.first(name)?.number, problem, PropertyRepair.keptAction)
    component.demote(name)
  }

  private mutating func repairCalendar() {
    if component.first("VERSION").map({ $0.property.value != "2.0" }) ?? false {
      demote("VERSION", .badVersion, "the version is not 2.0")
    }
    if !component.has("VERSION") {
      report(.missingVersion, nil, "the calendar has no VERSION", "VERSION:2.0 is added")
      insert(Property("VERSION", value: "2.0"))
    }
    if !component.has("PRODID") {
      report(.missingProductID, nil, "the calendar has no PRODID", "one of Daymark is added")
      insert(Property("PRODID", value: CalendarComponents.daymarkProductID))
    }
  }

  private mutating func repairEvent(isMessage: Bool) {
    if !component.has("DTSTART"), !isMessage {
      if let original = component.first("RECURRENCE-ID") {
        report(
          .missingStart, nil, "the event has no DTSTART that can be read",
          "that of its RECURRENCE-ID is added")
        let parameters = original.property.parameters.filter { $0.name.uppercased() != "RANGE" }
        component.properties.append(
          RepairedProperty(
            Property("DTSTART", parameters: parameters, value: original.property.value),
            number: component.number))
      } else {
        report(
          .missingStart, nil, "the event has no DTSTART that can be read",
          "kept as X-DAYMARK-VEVENT")
        return component.demote()
      }
    }
    repairEnd()
  }

  /// The time of a property, as the reader places it.
  mutating func time(_ name: String) -> CalendarTime? {
    guard let property = component.first(name)?.property,
      let value = TimeValue(property.value)?.time
    else { return nil }
    guard case .floating(let wall) = value, let zoneID = property.zoneID
    else { return value }
    return zones.resolution(of: zoneID, in: document).table == nil
      ? value : .zoned(wall, zone: zoneID)
  }

  mutating func zone(of time: CalendarTime) -> TimeZoneTable {
    time.zone.flatMap { zones.resolution(of: $0, in: document).table } ?? .utc
  }

  mutating func instant(_ time: CalendarTime) -> Instant {
    if case .utc(let instant) = time { return instant }
    return zone(of: time).instant(of: time.wallTime)
  }

  /// Writes a time as the value of a property that is there.
  mutating func set(_ name: String, _ time: CalendarTime, like other: String) {
    guard let property = component.first(name)?.property else { return }
    var parameters = property.parameters.filter {
      !["TZID", "VALUE"].contains($0.name.uppercased())
    }
    if time.isDate { parameters.append(Property.Parameter("VALUE", ["DATE"])) }
    if time.zone != nil, let zoneID = component.first(other)?.property.zoneID {
      parameters.append(Property.Parameter("TZID", [zoneID]))
    }
    component.replace(
      name, with: Property(property.name, parameters: parameters, value: time.basicText))
  }

  private mutating func repairAlarm(_ summary: String?) {
    if !component.has("TRIGGER") {
      report(.missingProperty, nil, "VALARM has no TRIGGER", "kept as X-DAYMARK-VALARM")
      return component.demote()
    }
    if !component.has("ACTION") {
      report(.missingProperty, nil, "VALARM has no ACTION", "ACTION:DISPLAY is added")
      add(Property("ACTION", value: "DISPLAY"))
    }
    if component.has("DURATION") != component.has("REPEAT") {
      let has = component.has("REPEAT") ? "REPEAT" : "DURATION"
      demote(has, .repeatWithoutDuration, "VALARM has one of DURATION and REPEAT")
    }
    let action = component.first("ACTION")?.property.value.uppercased() ?? ""
    for name in ComponentRestriction.requiredByAction[action] ?? [] where !component.has(name) {
      if name == "ATTENDEE" {
        report(
          .missingProperty, nil, "VALARM of ACTION:EMAIL has no ATTENDEE",
          "kept as X-DAYMARK-VALARM")
        return component.demote()
      }
      report(
        .missingProperty, nil, "VALARM of ACTION:\(action) has no \(name)",
        summary == nil ? "\(name):Reminder is added" : "the SUMMARY is added")
      let text = summary.map { TextEscaping.escape(TextEscaping.unescape($0)) } ?? "Reminder"
      add(Property(name, value: text))
    }
  }

  mutating func add(_ property: Property) {
    component.properties.append(RepairedProperty(property, number: component.number))
  }

  /// What DTSTART asks of rules; their own faults are mended by now.
  private mutating func repairRules() {
    guard component.has("RRULE") || component.has("EXRULE"), let start = time("DTSTART")
    else { return }
    var faulty = LineSet()
    ComponentCheck.forEachFault(
      of: component.kind, number: component.number,
      lines: component.properties.lazy.map { .init(property: $0.property, number: $0.number) },
      zones: zoneMap(start)
    ) { fault in
      if fault.code == .untilOfOtherKind || fault.code == .rulePartNotAllowed {
        faulty.insert(fault.number)
      }
    }
    let zone = zone(of: start)
    let properties = component.properties
    var changed = faulty
    for property in properties where property.line == nil && Self.isRule(property) {
      changed.insert(property.number)
    }
    if changed.isEmpty { return }
    component.properties = properties.replaced { property in
      guard Self.isRule(property) else { return property }
      let written = property.property
      guard changed.contains(property.number),
        let text = RuleRepair.repaired(
          property.source.flatMap { Self.isRule($0) ? $0.property.value : nil } ?? written.value,
          start: start, zone: zone),
        text != written.value
      else { return property }
      if faulty.contains(property.number) {
        report(
          .untilOfOtherKind, property.number, "the rule is not of the kind of DTSTART",
          "written as \(LineReader.excerpt(text))")
      }
      return property.changed(to: written.with(text))
    }
  }

  private static func isRule(_ property: RepairedProperty) -> Bool {
    property.isNamed("RRULE") || property.isNamed("EXRULE")
  }

  mutating func zoneMap(_ time: CalendarTime) -> ZoneMap {
    var map = ZoneMap(floating: .utc)
    if let name = time.zone { map.tables[name] = zone(of: time) }
    return map
  }

  private mutating func addMissing(isMessage: Bool) {
    guard let restriction = ComponentRestriction.all[component.kind],
      component.kind != "VCALENDAR"
    else { return }
    for name in restriction.once.sorted() where !component.has(name) {
      switch name {
      case "UID":
        // Those of no node are calendars and zones, which have none.
        guard let node = original.node else { continue }
        let uid = reader.madeUID(of: node)
        report(.missingUID, nil, "\(component.kind) has no UID", "\(uid) is added")
        insert(Property("UID", value: uid))
      case "DTSTAMP":
        let stamp = stamp
        report(.missingStamp, nil, "\(component.kind) has no DTSTAMP", "\(stamp) is added")
        insert(Property("DTSTAMP", value: stamp))
      case "DTSTART" where component.kind == "VEVENT": break
      default:
        report(
          .missingProperty, nil, "\(component.kind) has no \(name)",
          "kept as X-DAYMARK-\(component.kind)")
        return component.demote()
      }
    }
  }

  mutating func insert(_ property: Property) {
    component.properties.prepend(RepairedProperty(property, number: component.number))
  }

  private var stamp: String {
    func instant(_ name: String) -> Instant? {
      component.first(name).flatMap { TimeValue($0.property.value) }
        .map { Instant(utc: $0.time.wallTime) }
    }
    let stamp = Instant.madeStamp(
      lastModified: instant("LAST-MODIFIED"), created: instant("CREATED"))
    return CalendarTime.utc(stamp).basicText
  }
}
