import CalendarModel

extension Repairer {
  /// Repairs a component, and says what becomes of those inside it.
  mutating func mend(_ component: inout RepairedComponent, in outer: RepairSurroundings?) {
    if component.isPrivate { return }
    // As a whole, by `repairZones`.
    if component.kind == "VTIMEZONE", outer?.kind == "VCALENDAR" { return }
    let original = component
    let method = component.kind == "VCALENDAR" ? component.method : outer?.method
    let uid = component.statedUID ?? outer?.uid
    if let outer, let restriction = ComponentRestriction.all[outer.kind],
      ComponentRestriction.all[component.kind] != nil,
      !restriction.components.contains(component.kind)
    {
      report(
        .misplacedComponent, component.number, uid,
        "\(component.kind) does not stand in \(outer.kind)",
        "kept as X-DAYMARK-\(component.kind)")
      return component.demote()
    }
    demoteRepeated(&component, uid)
    mendProperties(&component, uid)
    var taken = RepairChanges(file: document.file)
    // Taken out, so that they are not copied.
    swap(&taken, &changes)
    var repair = ComponentRepair(
      component: component, outer: original, uid: uid, zones: zones, changes: taken,
      document: document, reader: reader)
    repair.run(method: method, summary: outer?.summary)
    component = repair.component
    zones = repair.zones
    changes = repair.changes
    guard !component.isPrivate, let node = component.node, reader.hasChildren(node) else { return }
    component.inner = .repaired(
      RepairSurroundings(
        kind: component.kind, summary: component.first("SUMMARY")?.property.value,
        method: method, uid: uid))
  }

  /// Keeps as text what stands more than once where it may only once: the reader takes the
  /// first, be it good or not, but of UIDs the first that is not empty.
  private mutating func demoteRepeated(_ component: inout RepairedComponent, _ uid: String?) {
    guard let restriction = ComponentRestriction.all[component.kind] else { return }
    let sound = component.properties.first {
      $0.isNamed("UID") && $0.property.value.utf8.contains { $0 > 0x20 }
    }
    let kind = component.kind
    let isAudio =
      kind == "VALARM" && component.first("ACTION")?.property.value.uppercased() == "AUDIO"
    var seen: Set<String> = []
    /// Whether another of its name is read; asked of each, in their order.
    func isRepeated(_ property: RepairedProperty) -> Bool {
      let name = property.name
      guard
        restriction.once.contains(name) || restriction.atMostOnce.contains(name)
          || isAudio && name == "ATTACH"
      else { return false }
      return name == "UID" && sound != nil
        ? property.number != sound?.number : !seen.insert(name).inserted
    }
    // In most components none is.
    guard component.properties.contains(where: isRepeated) else { return }
    seen = []
    component.properties = component.properties.replaced { property in
      guard isRepeated(property) else { return property }
      report(
        .repeatedProperty, property.number, uid, "\(kind) has more than one \(property.name)",
        PropertyRepair.keptAction)
      return property.unread()
    }
  }

  private mutating func mendProperties(
    _ component: inout RepairedComponent, _ uid: String?
  ) {
    var mended = RepairedProperties()
    let kind = component.kind
    for var property in component.properties {
      property = property.read()
      if let line = property.line {
        let section = reader.withParameters(of: line) { Array($0) }
        if let regrouped = property.property.regrouped(section: section) {
          report(
            .unquotedColon, property.number, uid,
            "a parameter of \(property.property.name) has a colon and is not quoted", "quoted")
          property = property.changed(to: regrouped)
        }
        forgetUnknownZone(&property, uid)
      }
      let result = mend(property, kind)
      for change in result.changes {
        report(change.fault.code, property.number, uid, change.fault.problem, change.action)
      }
      mended += result.properties
    }
    component.properties = mended
  }

  /// Keeps a TZID that the reader took for no zone under another name.
  private mutating func forgetUnknownZone(_ property: inout RepairedProperty, _ uid: String?) {
    guard let zoneID = property.property.zoneID,
      PropertyDefinition.of(property.name)?.types.contains(.dateTime) == true,
      zone(zoneID) == nil
    else { return }
    report(
      .unknownTimeZone, property.number, uid,
      "no time zone \"\(LineReader.excerpt(zoneID))\" is known", "TZID is kept as X-DAYMARK-TZID")
    var changed = property.property
    for index in changed.parameters.indices
    where changed.parameters[index].name.uppercased() == "TZID" {
      changed.parameters[index] = Property.Parameter("X-DAYMARK-TZID", [zoneID])
    }
    property = property.changed(to: changed)
  }

  private mutating func mend(
    _ property: RepairedProperty, _ kind: String
  ) -> PropertyRepair.Result {
    // Zones are looked up before: a closure can't change what is looked up in.
    var known: [String: TimeZoneTable] = [:]
    if let name = property.property.zoneID { known[name] = zone(name) }
    let tables = known
    return PropertyRepair(reader: reader, component: kind, zone: { tables[$0] }).run(property)
  }

  /// The zone that a TZID means to the reader.
  mutating func zone(_ zoneID: String) -> TimeZoneTable? {
    zones.resolution(of: zoneID, in: document).table
  }
}

extension RepairedComponent {
  /// METHOD in upper case.
  var method: String? {
    first("METHOD").map { TextEscaping.unescape($0.property.value).uppercased() }
  }

  /// The first UID that is not empty.
  var statedUID: String? {
    properties.first { $0.isNamed("UID") && !$0.property.value.isEmpty }
      .map { TextEscaping.unescape($0.property.value) }
  }
}
