import CalendarModel

/// Mends what the properties of one component say together, and what it lacks.
struct ComponentRepair {
  struct Change {
    var code: Diagnostic.Code
    var number: Int
    var problem: String
    var action: String
  }

  private(set) var component: RepairedComponent
  /// The component before its properties were mended.
  private let original: RepairedComponent
  private(set) var zones: ZoneResolver
  private let document: CalendarDocument
  private let reader: LineReader
  private(set) var changes: [Change] = []

  init(
    component: RepairedComponent, outer original: RepairedComponent, zones: ZoneResolver,
    document: CalendarDocument, reader: LineReader
  ) {
    self.component = component
    self.original = original
    self.zones = zones
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

  private mutating func report(
    _ code: Diagnostic.Code, _ number: Int?, _ problem: String, _ action: String
  ) {
    changes.append(
      Change(code: code, number: number ?? component.number, problem: problem, action: action))
  }

  private mutating func demote(
    _ name: String, _ code: Diagnostic.Code, _ problem: String
  ) {
    report(code, component.first(name)?.number, problem, PropertyRepair.keptAction)
    component.demote(name, reader)
  }

  private mutating func repairCalendar() {
    if component.first("VERSION").map({ $0.property.value != "2.0" }) ?? false {
      demote("VERSION", .badVersion, "the version is not 2.0")
    }
    if !component.has("VERSION") {
      report(.missingVersion, nil, "the calendar has no VERSION", "VERSION:2.0 is added")
      component.properties.insert(
        RepairedProperty(Property("VERSION", value: "2.0"), number: component.number), at: 0)
    }
    if !component.has("PRODID") {
      report(.missingProductID, nil, "the calendar has no PRODID", "one of Daymark is added")
      component.properties.insert(
        RepairedProperty(
          Property("PRODID", value: CalendarComponents.daymarkProductID),
          number: component.number), at: 0)
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
  private mutating func time(_ name: String) -> CalendarTime? {
    guard let property = component.first(name)?.property,
      let value = TimeValue(property.value)?.time
    else { return nil }
    guard case .floating(let wall) = value, let zoneID = property.zoneID
    else { return value }
    return zones.resolution(of: zoneID, in: document).table == nil
      ? value : .zoned(wall, zone: zoneID)
  }

  private mutating func zone(of time: CalendarTime) -> TimeZoneTable {
    time.zone.flatMap { zones.resolution(of: $0, in: document).table } ?? .utc
  }

  private mutating func instant(_ time: CalendarTime) -> Instant {
    if case .utc(let instant) = time { return instant }
    return zone(of: time).instant(of: time.wallTime)
  }

  /// Writes a time as the value of a property that is there.
  private mutating func set(_ name: String, _ time: CalendarTime, like other: String) {
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

  private mutating func repairEnd() {
    if component.has("DTEND"), component.has("DURATION") {
      demote("DURATION", .endAndDuration, "\(component.kind) has both DTEND and DURATION")
    }
    guard let start = time("DTSTART") else { return }
    if start.isDate { repairDays("DURATION") }
    guard var end = time("DTEND") else { return }
    let inKind = inKind(of: start, end)
    if inKind != end {
      report(
        .endOfOtherKind, component.first("DTEND")?.number,
        "DTEND is not of the kind of DTSTART", "written as \(inKind)")
      set("DTEND", inKind, like: "DTSTART")
      end = inKind
    }
    let (startInstant, endInstant) = (instant(start), instant(end))
    if endInstant < startInstant {
      demote("DTEND", .endBeforeStart, "DTEND lies before DTSTART")
    } else if endInstant == startInstant {
      report(
        .endEqualsStart, component.first("DTEND")?.number, "DTEND is the same as DTSTART",
        "left out: it says no more")
      component.properties.removeAll { $0.name == "DTEND" }
    }
  }

  /// A DURATION with hours beside a date: whole days, as the engine counts them.
  private mutating func repairDays(_ name: String) {
    guard let property = component.first(name),
      property.property.value.uppercased().contains("T"),
      let duration = DurationValue(property.property.value)?.duration
    else { return }
    let (whole, rest) = duration.seconds.quotientAndRemainder(dividingBy: 86_400)
    let days = max(1, duration.days + whole + (rest > 0 ? 1 : 0))
    report(
      .timedDurationOfDate, property.number, "DTSTART is a date, DURATION has a time",
      "written as P\(days)D")
    component.replace(name, with: property.property.with("P\(days)D"))
  }

  /// An end in the kind of its start, as the engine reads it.
  private mutating func inKind(of start: CalendarTime, _ end: CalendarTime) -> CalendarTime {
    switch (start, end) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.utc, .zoned), (.zoned, .utc),
      (.zoned, .zoned):
      return end
    case (.date, _):
      let time = end.wallTime
      return .date(time.day.advanced(by: time.secondOfDay > 0 ? 1 : 0))
    case (_, .date(let day)): return start.with(wallTime: WallTime(day))
    case (.floating, _): return .floating(instant(end).utc)
    case (_, .floating(let wall)): return start.with(wallTime: wall)
    }
  }

  private mutating func repairDue() {
    if component.has("DUE"), component.has("DURATION") {
      demote("DURATION", .dueAndDuration, "VTODO has both DUE and DURATION")
    }
    if component.has("DURATION"), !component.has("DTSTART") {
      demote("DURATION", .durationWithoutStart, "VTODO has DURATION without DTSTART")
    }
    guard let start = time("DTSTART") else { return }
    if start.isDate { repairDays("DURATION") }
    guard var due = time("DUE") else { return }
    let inKind = inKind(of: start, due)
    if inKind != due {
      report(
        .dueOfOtherKind, component.first("DUE")?.number, "DUE is not of the kind of DTSTART",
        "written as \(inKind)")
      set("DUE", inKind, like: "DTSTART")
      due = inKind
    }
    if instant(due) <= instant(start) {
      // When a task is due matters more than when it may begin, but to one that recurs.
      demote(
        component.has("RRULE") || component.has("RDATE") ? "DUE" : "DTSTART", .dueBeforeStart,
        "DUE is not after DTSTART")
    }
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

  private mutating func add(_ property: Property) {
    component.properties.append(RepairedProperty(property, number: component.number))
  }

  /// What DTSTART asks of rules; their own faults are mended by now.
  private mutating func repairRules() {
    guard component.has("RRULE") || component.has("EXRULE"), let start = time("DTSTART")
    else { return }
    var check = ComponentCheck(
      name: component.kind, number: component.number,
      lines: component.properties.map { .init(property: $0.property, number: $0.number) },
      method: nil, zones: zoneMap(start))
    let faulty = Set(
      check.check().filter { $0.code == .untilOfOtherKind || $0.code == .rulePartNotAllowed }
        .map(\.number))
    let zone = zone(of: start)
    let sources = Dictionary(
      original.properties.map { ($0.number, $0.property.value) }, uniquingKeysWith: { $1 })
    for index in component.properties.indices {
      let property = component.properties[index]
      guard property.name == "RRULE" || property.name == "EXRULE" else { continue }
      let source = sources[property.number] ?? property.property.value
      guard faulty.contains(property.number) || property.line == nil,
        let text = RuleRepair.repaired(source, start: start, zone: zone),
        text != property.property.value
      else { continue }
      if faulty.contains(property.number) {
        report(
          .untilOfOtherKind, property.number, "the rule is not of the kind of DTSTART",
          "written as \(LineReader.excerpt(text))")
      }
      component.properties[index] = property.changed(to: property.property.with(text))
    }
  }

  private mutating func zoneMap(_ time: CalendarTime) -> ZoneMap {
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

  private mutating func insert(_ property: Property) {
    component.properties.insert(
      RepairedProperty(property, number: component.number), at: 0)
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
