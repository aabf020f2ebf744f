import CalendarModel

extension Repairer {
  /// Sees to it that a calendar has one sound VTIMEZONE of each TZID that its times name.
  ///
  /// - Returns: those that are to be added before all that is in it.
  mutating func repairZones(of calendar: Int) -> [RepairedComponent] {
    if tree.calendars[calendar].hasLostZones {
      var used: [String: Instant] = [:]
      for part in tree.parts(of: calendar) where tree.parts[part].isZoned {
        // Those that got another name have no zones any more, but what was added to others stays.
        noteZones(of: part, in: calendar, &used)
      }
      tree.calendars[calendar].zones = used
    }
    let used = tree.calendars[calendar].zones
    var defined: Set<String> = []
    for part in tree.parts(of: calendar) where tree.parts[part].kind == .zone {
      var component = tree.component(ofPart: part)
      let zoneID = component.first("TZID").map { TextEscaping.unescape($0.property.value) }
      if let zoneID, defined.contains(zoneID) {
        report(
          .duplicateTimeZone, component.number, nil,
          "the time zone \"\(LineReader.excerpt(zoneID))\" is defined before",
          "kept as X-DAYMARK-VTIMEZONE")
        component.demote()
        replace(part, of: calendar, with: component)
      } else if let fault = fault(of: component) {
        report(
          fault.code, fault.number, nil, fault.problem,
          "the VTIMEZONE is kept as X-DAYMARK-VTIMEZONE"
            + (zoneID.map { used[$0] != nil } ?? false ? ", and written anew" : ""))
        component.demote()
        replace(part, of: calendar, with: component)
      } else if let zoneID {
        defined.insert(zoneID)
      }
    }
    var added: [RepairedComponent] = []
    for (zoneID, first) in used.sorted(by: { $0.key < $1.key }) where !defined.contains(zoneID) {
      guard let table = zone(zoneID) else { continue }
      let component = ZoneComponentWriter(zoneID: zoneID, table: table).component(from: first)
      let number = tree.number(of: calendar)
      report(
        .undefinedTimeZone, number, nil,
        "the time zone \"\(LineReader.excerpt(zoneID))\" has no sound VTIMEZONE in its calendar",
        "one is added")
      added.append(RepairedComponent(component, number: number))
    }
    return added
  }

  /// Notes the zones that times of a component name, each with the first of them; not of those
  /// inside it.
  ///
  /// - Returns: whether there are any.
  mutating func note(_ component: RepairedComponent, _ used: inout [String: Instant]) -> Bool {
    var isZoned = false
    for property in component.properties {
      guard let zoneID = property.zoneID, PropertyDefinition.of(property.name) != nil,
        let table = zone(zoneID)
      else { continue }
      isZoned = true
      for value in property.property.value.split(whereSeparator: { $0 == "," || $0 == "/" }) {
        guard let time = TimeValue(String(value))?.time else { continue }
        let instant = table.instant(of: time.wallTime)
        used[zoneID] = min(used[zoneID] ?? instant, instant)
      }
    }
    return isZoned
  }

  /// The first error of a VTIMEZONE and what is in it, or nil.
  private func fault(of component: RepairedComponent) -> ComponentCheck.Fault? {
    let kind = component.kind
    var first: ComponentCheck.Fault?
    func take(_ fault: ComponentCheck.Fault) {
      if first == nil, CodeCatalogue.entry(for: fault.code)?.severity == .error { first = fault }
    }
    for property in component.properties.lazy.map({ $0.read() }) {
      let section = property.line.map { line in reader.withParameters(of: line) { Array($0) } }
      if let line = property.line,
        !reader.lines[line].flags.isDisjoint(with: [.openQuote, .strayQuote])
      {
        take(.init(code: .strayQuote, number: property.number, problem: "a quote is out of place"))
      }
      for fault in PropertyCheck.faults(of: property.property, in: kind, section: section) {
        take(.init(code: fault.code, number: property.number, problem: fault.problem))
      }
      if let first { return first }
    }
    ComponentCheck.forEachFault(
      of: kind, number: component.number,
      lines: component.properties.lazy.map { .init(property: $0.property, number: $0.number) },
      zones: ZoneMap(), take)
    if let first { return first }
    var inner: ComponentCheck.Fault?
    var hasObservance = false
    if let node = component.node {
      for child in reader.children(of: node) {
        let component = tree.source.component(child)
        if ["STANDARD", "DAYLIGHT"].contains(component.kind) { hasObservance = true }
        if inner == nil, !component.isPrivate {
          inner = misplacement(of: component, in: kind) ?? fault(of: component)
        }
      }
    }
    if kind == "VTIMEZONE", !hasObservance {
      take(
        .init(
          code: .badTimeZone, number: component.number,
          problem: "VTIMEZONE has neither STANDARD nor DAYLIGHT"))
    }
    return first ?? inner
  }

  /// That a component of a standard does not stand in one of this name, or nil.
  private func misplacement(
    of inner: RepairedComponent, in kind: String
  ) -> ComponentCheck.Fault? {
    guard ComponentRestriction.all[inner.kind] != nil,
      !(ComponentRestriction.all[kind]?.components.contains(inner.kind) ?? true)
    else { return nil }
    return .init(
      code: .misplacedComponent, number: inner.number,
      problem: "\(inner.kind) does not stand in \(kind)")
  }
}

extension RepairedComponent {
  /// A component that is new.
  init(_ component: Component, number: Int) {
    self.init(name: component.name, node: nil, number: number)
    properties += component.properties.map { RepairedProperty($0, number: number) }
    components = component.components.map { RepairedComponent($0, number: number) }
  }
}
