import CalendarModel

/// Checks one component of a file: which properties it has, how often, and what they say
/// together.
struct ComponentCheck {
  /// One property and where it stands.
  struct Line {
    var property: Property
    /// The physical line, from 1.
    var number: Int
  }

  struct Fault {
    var code: Diagnostic.Code
    var number: Int
    var problem: String
  }

  /// The name in upper case.
  let name: String
  /// The physical line of its BEGIN.
  let number: Int
  /// METHOD of its calendar, in upper case.
  let method: String?
  let zones: ZoneMap
  /// What was found since it was taken last.
  private var faults: [Fault] = []
  private let restriction: ComponentRestriction?
  /// The first property of each name that standards know.
  private(set) var first: [String: Line] = [:]
  /// What of each rule depends on DTSTART, where anything does.
  private var rules: [BoundRule] = []
  /// Of an alarm the attachments, of which each is looked at.
  private var attachments: [Line] = []

  /// A rule that may not fit DTSTART.
  private struct BoundRule {
    var number: Int
    /// The value of UNTIL, in upper case.
    var until: String?
    /// Whether it has a part that only a DTSTART with a time can have.
    var choosesTimes = false

    /// Nil where nothing depends on DTSTART.
    init?(_ line: Line) {
      number = line.number
      for part in ListElements(line.property.value.uppercased(), separatedBy: .semicolon) {
        if part.hasPrefix("UNTIL=") {
          if until == nil { until = String(part.dropFirst(6)) }
        } else if ["BYHOUR", "BYMINUTE", "BYSECOND"].contains(where: part.hasPrefix) {
          choosesTimes = true
        }
      }
      if until == nil, !choosesTimes { return nil }
    }
  }

  init(name: String, number: Int, method: String?, zones: ZoneMap) {
    self.name = name
    self.number = number
    self.method = method
    self.zones = zones
    restriction = ComponentRestriction.all[name]
  }

  /// Calls `body` with each fault of a component of these lines. O(its properties).
  static func forEachFault(
    of name: String, number: Int, lines: some Sequence<Line>, zones: ZoneMap,
    _ body: (Fault) -> Void
  ) {
    var check = ComponentCheck(name: name, number: number, method: nil, zones: zones)
    for line in lines {
      check.take(line)
      for fault in check.takeFaults() { body(fault) }
    }
    check.finish()
    for fault in check.takeFaults() { body(fault) }
  }

  /// Takes the next of its properties.
  mutating func take(_ line: Line) {
    guard let restriction else { return }
    count(line, restriction)
  }

  /// Checks what all of its properties say together.
  mutating func finish() {
    guard let restriction else { return }
    checkMissing(restriction)
    switch name {
    case "VEVENT", "AVAILABLE", "VAVAILABILITY", "VFREEBUSY": checkEnd()
    case "VTODO": checkDue()
    case "VALARM": checkAlarm()
    default: break
    }
    checkRules()
    checkObservance()
    if let method { checkMethod(method) }
  }

  /// The faults found since the last time.
  mutating func takeFaults() -> [Fault] {
    if faults.isEmpty { return [] }
    defer { faults = [] }
    return faults
  }

  /// Whether the component has a property that standards know.
  func has(_ property: String) -> Bool { first[property] != nil }

  mutating func report(_ code: Diagnostic.Code, _ number: Int?, _ problem: String) {
    faults.append(Fault(code: code, number: number ?? self.number, problem: problem))
  }

  private mutating func count(_ line: Line, _ restriction: ComponentRestriction) {
    let property = line.property.name.uppercased()
    if property == "RRULE" || property == "EXRULE", let rule = BoundRule(line) {
      rules.append(rule)
    }
    if property == "ATTACH", name == "VALARM" { attachments.append(line) }
    let isRepeated = first[property] != nil
    let isKnown = PropertyDefinition.of(property) != nil
    if isKnown, !isRepeated { first[property] = line }
    if restriction.once.contains(property) || restriction.atMostOnce.contains(property) {
      if isRepeated {
        report(.repeatedProperty, line.number, "\(name) has more than one \(property)")
      }
    } else if property == "RRULE", restriction.many.contains(property) {
      if isRepeated { report(.severalRules, line.number, "\(name) has more than one RRULE") }
    } else if !restriction.many.contains(property), isKnown {
      report(.misplacedProperty, line.number, "\(property) is no property of \(name)")
    }
  }

  private mutating func checkMissing(_ restriction: ComponentRestriction) {
    for property in restriction.once.sorted() where first[property] == nil {
      switch property {
      case "UID": report(.missingUID, nil, "\(name) has no UID")
      case "DTSTAMP": report(.missingStamp, nil, "\(name) has no DTSTAMP")
      case "PRODID": report(.missingProductID, nil, "the calendar has no PRODID")
      case "VERSION": report(.missingVersion, nil, "the calendar has no VERSION")
      case "DTSTART" where name == "VEVENT":
        // In a message it is for RFC 5546 to say.
        if method == nil { report(.missingStart, nil, "the event has no DTSTART") }
      default: report(.missingProperty, nil, "\(name) has no \(property)")
      }
    }
  }

  /// The time of a property with one date or time; nil where it has none that can be read.
  func time(_ property: String) -> CalendarTime? {
    guard let line = first[property], let value = TimeValue(line.property.value)?.time
    else { return nil }
    if line.property.parameter("VALUE")?.uppercased() == "DATE" { return .date(value.wallTime.day) }
    guard case .floating(let wall) = value, let zoneID = line.property.zoneID
    else { return value }
    return zones.tables[zoneID] == nil ? value : .zoned(wall, zone: zoneID)
  }

  private mutating func checkAlarm() {
    let action = first["ACTION"]?.property.value.uppercased() ?? ""
    for property in ComponentRestriction.requiredByAction[action] ?? []
    where first[property] == nil {
      report(.missingProperty, nil, "VALARM of ACTION:\(action) has no \(property)")
    }
    if (first["DURATION"] == nil) != (first["REPEAT"] == nil) {
      let line = first["DURATION"] ?? first["REPEAT"]
      let (has, lacks) = first["REPEAT"] == nil ? ("DURATION", "REPEAT") : ("REPEAT", "DURATION")
      report(.repeatWithoutDuration, line?.number, "VALARM has \(has) without \(lacks)")
    }
    if action == "AUDIO" {
      for sound in attachments.dropFirst() {
        report(.repeatedProperty, sound.number, "VALARM of ACTION:AUDIO has more than one ATTACH")
      }
    }
  }

  /// DTSTART of an observance is a local time (3.6.5).
  private mutating func checkObservance() {
    guard name == "STANDARD" || name == "DAYLIGHT", let line = first["DTSTART"],
      let start = time("DTSTART")
    else { return }
    if case .floating = start { return }
    report(.badTimeZone, line.number, "DTSTART of \(name) is \(Self.kind(start)), no local time")
  }

  /// What 3.3.10 asks of UNTIL and the BY parts because of DTSTART.
  private mutating func checkRules() {
    guard first["RRULE"] != nil || first["EXRULE"] != nil, let start = time("DTSTART")
    else { return }
    let isObservance = name == "STANDARD" || name == "DAYLIGHT"
    for rule in rules {
      if start.isDate, rule.choosesTimes {
        report(
          .rulePartNotAllowed, rule.number,
          "BYHOUR, BYMINUTE and BYSECOND are not for a DTSTART that is a date")
      }
      guard let text = rule.until, let until = TimeValue(text)?.time else { continue }
      let isRight =
        switch start {
        case _ where isObservance: !until.isDate && ValueSyntax.isUTC(text[...])
        case .date: until.isDate
        case .floating: !until.isDate && !ValueSyntax.isUTC(text[...])
        case .utc, .zoned: !until.isDate && ValueSyntax.isUTC(text[...])
        }
      if !isRight {
        report(
          .untilOfOtherKind, rule.number,
          "UNTIL is \(Self.kind(until)), DTSTART is \(Self.kind(start))")
      }
    }
  }

  private mutating func checkMethod(_ method: String) {
    guard let restriction = MethodRestriction.all["\(method) \(name)"] else { return }
    for property in restriction.required where first[property] == nil {
      report(.methodRestriction, nil, "METHOD:\(method) asks for \(property) in \(name)")
    }
    for property in restriction.forbidden {
      guard let line = first[property] else { continue }
      report(
        .methodRestriction, line.number, "METHOD:\(method) allows no \(property) in \(name)")
    }
  }
}
