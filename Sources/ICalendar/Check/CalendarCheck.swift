import CalendarModel

/// Checks the tree of a file: each component and property, and what they say of each other.
struct CalendarCheck {
  private let reader: LineReader
  private let zones: ZoneMap
  private(set) var findings: CheckFindings
  /// The lines of the events that need no DTSTART, being part of a message.
  private(set) var startless = LineSet()
  /// What one calendar says of zones and UIDs.
  private var calendar = CalendarScope()

  private struct CalendarScope {
    var method: String?
    /// The line of the VTIMEZONE of each TZID.
    var defined: [String: Int] = [:]
    /// The first line at which each TZID is used, and how often it is.
    var used: [String: (line: Int, count: Int)] = [:]
    /// The UIDs of the to-dos and of the journal entries without RECURRENCE-ID.
    var masters: [String: Set<String>] = [:]
  }

  init(_ file: CalendarFile, _ reader: LineReader, _ findings: CheckFindings) {
    self.findings = findings
    self.reader = reader
    zones = file.zoneMap(floating: .utc)
  }

  /// Checks all components. O(bytes).
  mutating func run() {
    var node = 0
    while node < reader.nodes.count {
      if reader.nodes[node].kind == .calendar {
        calendar = CalendarScope()
        checkCalendar(node)
        checkZones()
      } else {
        check(node, in: nil, uid: nil)
      }
      node = Int(reader.nodes[node].endNode)
    }
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ number: Int, _ uid: String?, _ problem: @autoclosure () -> String
  ) {
    findings.add(code, line: number, uid: uid, problem())
  }

  private func number(_ line: Int) -> Int { reader.lines.number(of: line) }

  private func name(of node: Int) -> String {
    reader.name(ofNode: node).uppercased()
  }

  private mutating func checkCalendar(_ node: Int) {
    if let line = reader.firstOwnLine(of: node, kind: .method) {
      calendar.method = reader.text(line).uppercased()
    }
    if !reader.hasChildren(node) {
      report(
        .emptyCalendar, number(Int(reader.nodes[node].firstLine)), nil,
        "the calendar has no component")
    }
    for child in reader.children(of: node) where reader.nodes[child].kind == .timeZone {
      guard let line = reader.firstOwnLine(of: child, kind: .timeZoneID) else { continue }
      let zoneID = reader.text(line)
      if calendar.defined[zoneID] != nil {
        report(
          .duplicateTimeZone, number(line), nil,
          "the time zone \"\(LineReader.excerpt(zoneID))\" is defined before")
      } else {
        calendar.defined[zoneID] = number(line)
      }
    }
    check(node, in: nil, uid: nil)
  }

  /// Checks a component and those inside it.
  private mutating func check(_ node: Int, in outer: String?, uid outerUID: String?) {
    let name = name(of: node)
    let number = number(Int(reader.nodes[node].firstLine))
    // What stands in a component of one's own is one's own.
    if name.hasPrefix("X-") { return }
    if let outer { checkPlace(name, in: outer, number, outerUID) }
    let uid =
      reader.firstOwnLine(of: node, kind: .uid).map { reader.uid($0) }.flatMap {
        $0.isEmpty ? nil : $0
      } ?? outerUID
    var component = ComponentCheck(
      name: name, number: number, method: calendar.method, zones: zones)
    reader.forEachOwnLine(of: node) { line in
      var section = reader.withParameters(of: line) { Array($0) }
      var property = reader.property(line)
      let number = self.number(line)
      if let regrouped = property.regrouped(section: section) {
        report(
          .unquotedColon, number, uid,
          "a parameter of \(property.name) has a colon and is not quoted")
        property = regrouped
        section = []
      }
      for fault in PropertyCheck.faults(of: property, in: name, section: section) {
        report(fault.code, number, uid, fault.problem)
      }
      noteZone(property, number)
      component.take(.init(property: property, number: number))
      for fault in component.takeFaults() { report(fault.code, fault.number, uid, fault.problem) }
    }
    component.finish()
    for fault in component.takeFaults() { report(fault.code, fault.number, uid, fault.problem) }
    if name == "VEVENT", calendar.method != nil, !component.has("DTSTART") {
      startless.insert(number)
    }
    checkUID(component, number, uid)
    if name == "VTIMEZONE",
      !reader.children(of: node).contains(where: {
        [.standard, .daylight].contains(reader.nodes[$0].kind)
      })
    {
      report(.badTimeZone, number, nil, "VTIMEZONE has neither STANDARD nor DAYLIGHT")
    }
    for child in reader.children(of: node) { check(child, in: name, uid: uid) }
  }

  private mutating func checkPlace(
    _ name: String, in outer: String, _ number: Int, _ uid: String?
  ) {
    guard let restriction = ComponentRestriction.all[outer] else { return }
    if restriction.components.contains(name) { return }
    if ComponentRestriction.all[name] != nil {
      report(.misplacedComponent, number, uid, "\(name) does not stand in \(outer)")
    } else {
      report(
        .unknownComponent, number, uid,
        "the component \(LineReader.excerpt(name)) is in no standard, and has no X-")
    }
  }

  private mutating func noteZone(_ property: Property, _ number: Int) {
    guard let zoneID = property.zoneID,
      PropertyDefinition.of(property.name.uppercased()) != nil
    else { return }
    let known = calendar.used[zoneID]
    calendar.used[zoneID] = (known?.line ?? number, (known?.count ?? 0) + 1)
  }

  /// Of events, reading the file has told already.
  private mutating func checkUID(_ component: ComponentCheck, _ number: Int, _ uid: String?) {
    let name = component.name
    guard name == "VTODO" || name == "VJOURNAL", let uid, !component.has("RECURRENCE-ID")
    else { return }
    if !calendar.masters[name, default: []].insert(uid).inserted {
      report(.duplicateUID, number, uid, "a \(name) before it has the same UID")
    }
  }

  private mutating func checkZones() {
    for (zoneID, use) in calendar.used.sorted(by: { $0.value.line < $1.value.line })
    where calendar.defined[zoneID] == nil {
      report(
        .undefinedTimeZone, use.line, nil,
        "the time zone \"\(LineReader.excerpt(zoneID))\" has no VTIMEZONE in its calendar"
          + (use.count == 1 ? "" : ", though \(use.count) lines name it"))
    }
    for (zoneID, line) in calendar.defined.sorted(by: { $0.value < $1.value })
    where calendar.used[zoneID] == nil {
      report(
        .unusedTimeZone, line, nil,
        "no time refers to the time zone \"\(LineReader.excerpt(zoneID))\"")
    }
  }
}
