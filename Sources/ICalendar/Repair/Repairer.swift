import CalendarModel
import Envelope

/// One round of repair over a file.
///
/// Components are mended one at a time. What is kept of one is its new lines, or where it is not
/// changed only where it stands in the file.
struct Repairer {
  let file: CalendarFile
  private let demoting: LineSet
  private var changes: RepairChanges
  var zones: ZoneResolver

  init(_ file: CalendarFile, demoting: LineSet) {
    self.file = file
    self.demoting = demoting
    changes = RepairChanges(file: file.document.file)
    zones = ZoneResolver(file.document, database: file.options.zones)
  }

  /// What became of the file in a round.
  struct Result {
    var bytes: [UInt8]
    /// None where nothing had to be done.
    var changes: [Diagnostic]
    var changeCount: Int
  }

  /// Repairs the file.
  consuming func run() -> Result {
    var repairer = self
    let document = repairer.file.document
    return document.withReader { reader in
      let lines = RepairedLines(reader)
      let tree = RepairTree(lines, demoting: repairer.demoting)
      var calendars = tree.calendars
      repairer.reportLines()
      for index in calendars.indices { repairer.repair(&calendars[index], tree, reader) }
      UIDRepair(tree: tree, reader: reader).run(&calendars, &repairer)
      var added: [[RepairedComponent]] = []
      for index in calendars.indices {
        added.append(repairer.repairZones(of: &calendars[index], tree, reader))
      }
      if repairer.changes.isEmpty, repairer.demoting.isEmpty {
        return Result(bytes: document.bytes, changes: [], changeCount: 0)
      }
      repairer.reportLongLines()
      for number in repairer.demoting.sorted {
        repairer.report(
          .badValue, number, nil, "no valid form was found", PropertyRepair.keptAction)
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(document.bytes.count)
      for index in calendars.indices {
        calendars[index].head.appendHead(to: &bytes)
        for component in added[index] { component.append(to: &bytes) }
        for part in calendars[index].parts.indices {
          if let text = calendars[index].parts[part].text {
            bytes += text
            calendars[index].parts[part].text = nil
          } else {
            tree.component(Int(calendars[index].parts[part].node)).append(to: &bytes)
          }
        }
        calendars[index].head.appendEnd(to: &bytes)
      }
      return Result(
        bytes: bytes, changes: repairer.changes.sorted(), changeCount: repairer.changes.count)
    }
  }

  mutating func report(
    _ code: Diagnostic.Code, _ number: Int, _ uid: String?, _ problem: @autoclosure () -> String,
    _ action: @autoclosure () -> String
  ) {
    changes.add(code, line: number, uid: uid, problem(), action())
  }

  /// What the new file has no longer, because it is written anew.
  private mutating func reportLines() {
    var faults: [ComponentCheck.Fault] = []
    LineCheck.forEachFault(file.document.bytes) { fault in
      if fault.code == .bareLineEnd || fault.code == .emptyLine { faults.append(fault) }
    }
    for fault in faults.sorted(by: { $0.number < $1.number }) {
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
    var first: ComponentCheck.Fault?
    var count = 0
    LineCheck.forEachFault(file.document.bytes) { fault in
      guard fault.code == .longLine else { return }
      if first == nil { first = fault }
      count += 1
    }
    guard let first else { return }
    report(
      .longLine, first.number, nil,
      count == 1
        ? first.problem : "\(count) lines have more than 75 octets, first here", "folded")
  }

  /// Repairs a calendar and what stands in it.
  private mutating func repair(
    _ calendar: inout RepairedCalendar, _ tree: RepairTree, _ reader: LineReader
  ) {
    calendar.method = calendar.head.method
    calendar.uid = calendar.head.statedUID
    repair(&calendar.head, in: nil, reader)
    let surroundings = calendar.surroundings
    for index in calendar.parts.indices {
      let original = tree.component(Int(calendar.parts[index].node))
      var component = original
      repair(&component, in: surroundings, reader)
      keep(component, original, as: &calendar.parts[index], of: &calendar.zones)
    }
  }

  /// A part of a calendar once more, as it was made when it was repaired first.
  func component(
    of part: RepairedPart, in calendar: RepairedCalendar, _ tree: RepairTree, _ reader: LineReader
  ) -> RepairedComponent {
    var component = tree.component(Int(part.node))
    if part.text == nil { return component }
    // What has to be told of it was told then.
    var silent = self
    silent.changes.isSilent = true
    silent.repair(&component, in: calendar.surroundings, reader)
    return component
  }

  /// Keeps what a part of a calendar has become.
  mutating func keep(
    _ component: RepairedComponent, _ original: RepairedComponent?, as part: inout RepairedPart,
    of zones: inout [String: Instant]
  ) {
    part.kind = RepairedPart.Kind(component.kind)
    part.isZoned = note(component, &zones)
    if part.kind.hasUID {
      if let uid = component.first("UID")?.property.value {
        part.isOverride = component.has("RECURRENCE-ID")
        part.uidHash = RepairedComponent.trimmed(uid).hashValue
      } else {
        part.kind = .other
      }
    }
    if let original, component.isAsRead(original) { return part.text = nil }
    var text: [UInt8] = []
    component.append(to: &text)
    part.text = text
  }

  /// Repairs a component and those inside it.
  private mutating func repair(
    _ component: inout RepairedComponent, in outer: RepairSurroundings?, _ reader: LineReader
  ) {
    if component.kind.hasPrefix("X-") { return }
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
    mendProperties(&component, uid, reader)
    var repair = ComponentRepair(
      component: component, outer: original, zones: zones, document: file.document, reader: reader)
    repair.run(method: method, summary: outer?.summary)
    component = repair.component
    zones = repair.zones
    for change in repair.changes {
      report(change.code, change.number, uid, change.problem, change.action)
    }
    if component.kind.hasPrefix("X-DAYMARK-") || component.components.isEmpty { return }
    let this = RepairSurroundings(component, method: method, uid: uid)
    for index in component.components.indices {
      self.repair(&component.components[index], in: this, reader)
    }
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
    var hasRepeated = false
    let properties = component.properties
    let kept = properties.replaced { property in
      let name = property.name
      guard
        restriction.once.contains(name) || restriction.atMostOnce.contains(name)
          || isAudio && name == "ATTACH"
      else { return property }
      let isTaken =
        name == "UID" && sound != nil
        ? property.number != sound?.number : !seen.insert(name).inserted
      guard isTaken else { return property }
      hasRepeated = true
      report(
        .repeatedProperty, property.number, uid, "\(kind) has more than one \(name)",
        PropertyRepair.keptAction)
      return property.unread()
    }
    if hasRepeated { component.properties = kept }
  }

  private mutating func mendProperties(
    _ component: inout RepairedComponent, _ uid: String?, _ reader: LineReader
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
      let result = mend(property, kind, reader)
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
    _ property: RepairedProperty, _ kind: String, _ reader: LineReader
  ) -> PropertyRepair.Result {
    // Zones are looked up before: a closure can't change what is looked up in.
    var known: [String: TimeZoneTable] = [:]
    if let name = property.property.zoneID { known[name] = zone(name) }
    let tables = known
    return PropertyRepair(reader: reader, component: kind, zone: { tables[$0] }).run(property)
  }

  /// The zone that a TZID means to the reader.
  mutating func zone(_ zoneID: String) -> TimeZoneTable? {
    zones.resolution(of: zoneID, in: file.document).table
  }
}

extension RepairedComponent {
  /// METHOD in upper case.
  fileprivate var method: String? {
    first("METHOD").map { TextEscaping.unescape($0.property.value).uppercased() }
  }

  /// The first UID that is not empty.
  fileprivate var statedUID: String? {
    properties.first { $0.isNamed("UID") && !$0.property.value.isEmpty }
      .map { TextEscaping.unescape($0.property.value) }
  }
}
