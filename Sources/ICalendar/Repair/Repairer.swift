import CalendarModel
import Envelope

/// One round of repair over a file.
struct Repairer {
  private let file: CalendarFile
  private let demoting: Set<Int>
  var changes: [Diagnostic] = []
  var zones: ZoneResolver

  init(_ file: CalendarFile, demoting: Set<Int>) {
    self.file = file
    self.demoting = demoting
    zones = ZoneResolver(file.document, database: file.options.zones)
  }

  /// Repairs the file; there are no changes where nothing had to be done.
  consuming func run() -> CalendarRepair {
    var repairer = self
    return repairer.file.document.withReader { reader in
      var calendars = RepairTree(reader, demoting: repairer.demoting).calendars
      repairer.reportLines()
      for index in calendars.indices { repairer.repair(&calendars[index], reader) }
      UIDRepair(file: repairer.file, reader: reader).run(&calendars, &repairer)
      for index in calendars.indices { repairer.repairZones(of: &calendars[index], reader) }
      if repairer.changes.isEmpty, repairer.demoting.isEmpty {
        return CalendarRepair(bytes: repairer.file.document.bytes, changes: [])
      }
      repairer.reportLongLines()
      var bytes: [UInt8] = []
      for calendar in calendars { calendar.append(to: &bytes, reader) }
      for number in repairer.demoting.sorted() {
        repairer.report(
          .badValue, number, nil, "no valid form was found", PropertyRepair.keptAction)
      }
      repairer.changes.sort { $0.line < $1.line }
      return CalendarRepair(bytes: bytes, changes: repairer.changes)
    }
  }

  mutating func report(
    _ code: Diagnostic.Code, _ number: Int, _ uid: String?, _ problem: String, _ action: String
  ) {
    changes.append(
      Diagnostic(
        CodeCatalogue.entry(for: code)?.severity ?? .warning, code, file: file.document.file,
        line: number, uid: uid, problem: problem, action: action))
  }

  /// What the new file has no longer, because it is written anew.
  private mutating func reportLines() {
    let faults = LineCheck.faults(file.document.bytes)
    for fault in faults where fault.code == .bareLineEnd || fault.code == .emptyLine {
      report(
        fault.code, fault.number, nil, fault.problem,
        fault.code == .emptyLine ? "left out" : "written with CR and LF")
    }
    for diagnostic in file.document.diagnostics {
      let action =
        switch diagnostic.code {
        case .lineWithoutColon, .outsideComponent, .endWithoutBegin, .nestedTooDeep:
          PropertyRepair.keptAction
        case .componentOutsideCalendar: "put into one"
        case .missingEnd: "END is added"
        case .openQuote, .strayQuote: "the parameter is quoted as it is read"
        case .controlCharacter: "left out"
        case .badEncoding: "written as U+FFFD"
        case .otherEncoding: "written in UTF-8"
        default: "mended"
        }
      report(
        diagnostic.code, diagnostic.line, diagnostic.uid, diagnostic.problem, action)
    }
  }

  /// That lines are folded is told only where the file is written anew for another reason.
  private mutating func reportLongLines() {
    let long = LineCheck.faults(file.document.bytes).filter { $0.code == .longLine }
    guard let first = long.first else { return }
    report(
      .longLine, first.number, nil,
      long.count == 1
        ? first.problem : "\(long.count) lines have more than 75 octets, first here", "folded")
  }

  /// Repairs a component and those inside it.
  private mutating func repair(
    _ component: inout RepairedComponent, in outer: RepairedComponent? = nil,
    uid outerUID: String? = nil, method: String? = nil, _ reader: LineReader
  ) {
    if component.kind.hasPrefix("X-") { return }
    if ["VTIMEZONE", "STANDARD", "DAYLIGHT"].contains(component.kind), outer?.kind != "VEVENT" {
      // As a whole, by `repairZones`.
      if component.kind == "VTIMEZONE", outer?.kind == "VCALENDAR" { return }
    }
    let original = component
    var method = method
    if component.kind == "VCALENDAR" {
      method = component.first("METHOD").map {
        TextEscaping.unescape($0.property.value).uppercased()
      }
    }
    let uid =
      component.properties.first { $0.name == "UID" && !$0.property.value.isEmpty }
      .map { TextEscaping.unescape($0.property.value) } ?? outerUID
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
    demoteRepeated(&component, uid, reader)
    mendProperties(&component, uid, reader)
    var repair = ComponentRepair(
      component: component, outer: original, zones: zones, document: file.document, reader: reader)
    repair.run(method: method, summary: outer?.first("SUMMARY")?.property.value)
    component = repair.component
    zones = repair.zones
    for change in repair.changes {
      report(change.code, change.number, uid, change.problem, change.action)
    }
    if component.kind.hasPrefix("X-DAYMARK-") { return }
    let this = component
    for index in component.components.indices {
      self.repair(
        &component.components[index], in: this, uid: uid, method: method, reader)
    }
  }

  /// Keeps as text what stands more than once where it may only once: the reader takes the
  /// first, be it good or not, but of UIDs the first that is not empty.
  private mutating func demoteRepeated(
    _ component: inout RepairedComponent, _ uid: String?, _ reader: LineReader
  ) {
    guard let restriction = ComponentRestriction.all[component.kind] else { return }
    let isSound = component.properties.first {
      $0.name == "UID" && $0.property.value.utf8.contains { $0 > 0x20 }
    }
    let isAudio =
      component.kind == "VALARM"
      && component.first("ACTION")?.property.value.uppercased() == "AUDIO"
    var seen: Set<String> = []
    for index in component.properties.indices {
      let property = component.properties[index]
      guard
        restriction.once.contains(property.name) || restriction.atMostOnce.contains(property.name)
          || isAudio && property.name == "ATTACH"
      else { continue }
      let isTaken =
        property.name == "UID" && isSound != nil
        ? property.number != isSound?.number : !seen.insert(property.name).inserted
      guard isTaken else { continue }
      report(
        .repeatedProperty, property.number, uid,
        "\(component.kind) has more than one \(property.name)", PropertyRepair.keptAction)
      component.properties[index] = property.unread(reader)
    }
  }

  private mutating func mendProperties(
    _ component: inout RepairedComponent, _ uid: String?, _ reader: LineReader
  ) {
    var mended: [RepairedProperty] = []
    mended.reserveCapacity(component.properties.count)
    let kind = component.kind
    for var property in component.properties {
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
      let result = mend(property, kind, reader)
      take(result, uid, property.number)
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
    _ property: RepairedProperty, _ kind: String, _ reader: LineReader
  ) -> PropertyRepair.Result {
    // Zones are looked up before: a closure can't change what is looked up in.
    var known: [String: TimeZoneTable] = [:]
    if let name = property.property.zoneID { known[name] = zone(name) }
    let tables = known
    return PropertyRepair(reader: reader, component: kind, zone: { tables[$0] }).run(property)
  }

  private mutating func take(_ result: PropertyRepair.Result, _ uid: String?, _ number: Int) {
    for change in result.changes {
      report(change.fault.code, number, uid, change.fault.problem, change.action)
    }
  }

  /// The zone that a TZID means to the reader.
  mutating func zone(_ zoneID: String) -> TimeZoneTable? {
    zones.resolution(of: zoneID, in: file.document).table
  }
}
