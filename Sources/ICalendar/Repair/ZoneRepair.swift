import CalendarModel

extension Repairer {
  /// Gives a calendar a sound VTIMEZONE of each TZID that its times name.
  mutating func repairZones(of calendar: inout RepairedComponent, _ reader: LineReader) {
    var used: [String: Instant] = [:]
    for component in calendar.components { note(component, &used) }
    var defined: Set<String> = []
    for index in calendar.components.indices where calendar.components[index].kind == "VTIMEZONE" {
      let component = calendar.components[index]
      let zoneID = component.first("TZID").map { TextEscaping.unescape($0.property.value) }
      if let zoneID, defined.contains(zoneID) {
        report(
          .duplicateTimeZone, component.number, nil,
          "the time zone \"\(LineReader.excerpt(zoneID))\" is defined before",
          "kept as X-DAYMARK-VTIMEZONE")
        calendar.components[index].demote()
      } else if let fault = Self.fault(of: component, reader) {
        report(
          fault.code, fault.number, nil, fault.problem,
          "the VTIMEZONE is kept as X-DAYMARK-VTIMEZONE"
            + (zoneID.map { used[$0] != nil } ?? false ? ", and written anew" : ""))
        calendar.components[index].demote()
      } else if let zoneID {
        defined.insert(zoneID)
      }
    }
    var added: [RepairedComponent] = []
    for (zoneID, first) in used.sorted(by: { $0.key < $1.key }) where !defined.contains(zoneID) {
      guard let table = zone(zoneID) else { continue }
      let component = ZoneComponentWriter(zoneID: zoneID, table: table).component(from: first)
      report(
        .undefinedTimeZone, calendar.number, nil,
        "the time zone \"\(LineReader.excerpt(zoneID))\" has no sound VTIMEZONE in its calendar",
        "one is added")
      added.append(RepairedComponent(component, number: calendar.number))
    }
    calendar.components.insert(contentsOf: added, at: 0)
  }

  /// The zones that times of a component name, each with the first of them.
  private mutating func note(_ component: RepairedComponent, _ used: inout [String: Instant]) {
    if component.kind.hasPrefix("X-") { return }
    for property in component.properties {
      guard let zoneID = property.property.zoneID,
        PropertyDefinition.of(property.name) != nil, let table = zone(zoneID)
      else { continue }
      for value in property.property.value.split(whereSeparator: { $0 == "," || $0 == "/" }) {
        guard let time = TimeValue(String(value))?.time else { continue }
        let instant = table.instant(of: time.wallTime)
        used[zoneID] = min(used[zoneID] ?? instant, instant)
      }
    }
    for inner in component.components { note(inner, &used) }
  }

  /// The first error of a VTIMEZONE and what is in it, or nil.
  private static func fault(
    of component: RepairedComponent, _ reader: LineReader
  ) -> ComponentCheck.Fault? {
    let kind = component.kind
    var faults: [ComponentCheck.Fault] = []
    for property in component.properties {
      let section = property.line.map { line in reader.withParameters(of: line) { Array($0) } }
      if let line = property.line,
        !reader.lines[line].flags.isDisjoint(with: [.openQuote, .strayQuote])
      {
        faults.append(
          .init(code: .strayQuote, number: property.number, problem: "a quote is out of place"))
      }
      faults += PropertyCheck.faults(of: property.property, in: kind, section: section).map {
        .init(code: $0.code, number: property.number, problem: $0.problem)
      }
    }
    var check = ComponentCheck(
      name: kind, number: component.number,
      lines: component.properties.map { .init(property: $0.property, number: $0.number) },
      method: nil, zones: ZoneMap())
    faults += check.check()
    let isZone = kind == "VTIMEZONE"
    if isZone,
      !component.components.contains(where: { ["STANDARD", "DAYLIGHT"].contains($0.kind) })
    {
      faults.append(
        .init(
          code: .badTimeZone, number: component.number,
          problem: "VTIMEZONE has neither STANDARD nor DAYLIGHT"))
    }
    for inner in component.components where !inner.kind.hasPrefix("X-") {
      if ComponentRestriction.all[inner.kind] != nil,
        !(ComponentRestriction.all[kind]?.components.contains(inner.kind) ?? true)
      {
        faults.append(
          .init(
            code: .misplacedComponent, number: inner.number,
            problem: "\(inner.kind) does not stand in \(kind)"))
      }
      if let fault = fault(of: inner, reader) { faults.append(fault) }
    }
    return faults.first { CodeCatalogue.entry(for: $0.code)?.severity == .error }
  }
}

extension RepairedComponent {
  /// A component that is new.
  init(_ component: Component, number: Int) {
    self.init(name: component.name, node: nil, number: number)
    properties = component.properties.map { RepairedProperty($0, number: number) }
    components = component.components.map { RepairedComponent($0, number: number) }
  }
}
