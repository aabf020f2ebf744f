import CalendarModel

/// A VCALENDAR of a store, without its components.
///
/// Calendars that say the same of themselves share one box until one of them is changed, so that
/// each costs 16 bytes, and the zones that it uses: a folder of new items has one for each. An
/// array of one is the box: it is copied when it is shared and written to, and else written to
/// where it is.
struct StoredCalendar: Sendable {
  private struct Head: Sendable {
    var file: String
    var properties: [Property] = []
    var method: String?
    var floatingZone: String?
    var floatingTable: TimeZoneTable?
    var definitionCount: UInt32 = 0
  }

  private var box: [Head]
  /// What its TZIDs mean: those that are defined, and those that components use. None is taken
  /// out.
  var zones: [String: StoredZone] = [:]

  /// A calendar that says nothing of itself, of a file.
  init(file: String) {
    box = [Head(file: file)]
  }

  /// The file that it was read from.
  var file: String { box[0].file }
  /// Its own properties, in the file's order.
  var properties: [Property] {
    _read { yield box[0].properties }
    _modify { yield &box[0].properties }
  }
  /// METHOD in upper case.
  var method: String? {
    get { box[0].method }
    set { box[0].method = newValue }
  }
  /// X-WR-TIMEZONE, where it is known and counts.
  var floatingZone: String? {
    get { box[0].floatingZone }
    set { box[0].floatingZone = newValue }
  }
  /// The zone of that name.
  var floatingTable: TimeZoneTable? {
    get { box[0].floatingTable }
    set { box[0].floatingTable = newValue }
  }
  /// The TZIDs that are defined, in the order of their VTIMEZONEs. O(zones).
  var definedZones: [String] {
    var names = [String](repeating: "", count: Int(box[0].definitionCount))
    for (name, zone) in zones where zone.place > 0 { names[Int(zone.place) - 1] = name }
    return names
  }

  /// Those of these TZIDs that are defined, in the same order. O(*n* log *n*).
  private func definedZones(among names: some Sequence<String>) -> [String] {
    func place(_ name: String) -> UInt32 { zones[name]?.place ?? 0 }
    return names.filter { place($0) > 0 }.sorted { place($0) < place($1) }
  }

  /// The calendar with no zones but these. O(these).
  func keeping(_ zoneIDs: Set<String>) -> StoredCalendar {
    var calendar = self
    calendar.zones = [:]
    calendar.box[0].definitionCount = 0
    let defined = definedZones(among: zoneIDs)
    for name in defined + zoneIDs.subtracting(defined) {
      if let zone = zones[name] { calendar.adopt(zone, as: name, renamed: false) }
    }
    return calendar
  }

  /// Notes that a VTIMEZONE defines a TZID. Of several the first counts.
  mutating func define(_ zoneID: String, _ source: DocumentComponent) {
    var zone = zones[zoneID] ?? StoredZone()
    guard !zone.isDefined else { return }
    zone.source = source
    zone.place = nextPlace()
    zones[zoneID] = zone
  }

  private mutating func nextPlace() -> UInt32 {
    box[0].definitionCount += 1
    return box[0].definitionCount
  }

  /// What a component's zone is called here, so that it keeps its meaning: its own TZID, or
  /// one with a number behind it where the calendar means another zone by that TZID.
  func name(for zoneID: String, _ zone: StoredZone) -> String {
    var name = zoneID
    var number = 2
    while let known = zones[name], !known.agrees(with: zone) {
      name = "\(zoneID)-\(number)"
      number += 1
    }
    return name
  }

  /// Takes a zone over under a name that `name(for:_:)` gave.
  mutating func adopt(_ zone: StoredZone, as name: String, renamed: Bool) {
    var zone = zone
    if renamed, var definition = zone.definition {
      for index in definition.properties.indices
      where definition.properties[index].name.uppercased() == "TZID" {
        definition.properties[index].value = TextEscaping.escape(name)
      }
      zone.edited = definition
    }
    guard var known = zones[name] else {
      zone.place = zone.isDefined ? nextPlace() : 0
      zones[name] = zone
      return
    }
    if !known.isDefined, zone.isDefined { known.place = nextPlace() }
    known.join(zone)
    zones[name] = known
  }

  /// Appends its properties; VERSION and PRODID are added where they are missing.
  func appendHead(to output: inout [UInt8]) {
    var writer = ContentLineWriter()
    let names = Set(properties.map { $0.name.uppercased() })
    if !names.contains("VERSION") { writer.write(Property("VERSION", value: "2.0")) }
    if !names.contains("PRODID") {
      writer.write(Property("PRODID", value: CalendarComponents.daymarkProductID))
    }
    for property in properties { writer.write(property) }
    output += writer.bytes
  }

  /// Appends the VTIMEZONEs.
  ///
  /// - Parameter used: the TZIDs of the components, and from when on they are used. Those without
  ///   a definition get one made of what they mean, and so do those that several files define
  ///   where the first definition is wrong for the times of another.
  /// - Parameter keepsUnused: whether definitions that no component uses are written.
  func appendZones(used: [String: Instant], keepsUnused: Bool, to output: inout [UInt8]) {
    // The zones of a calendar may be very many, and those of one item of it are few.
    for name in keepsUnused ? definedZones : definedZones(among: used.keys) {
      guard let zone = zones[name] else { continue }
      if let first = used[name], let table = zone.correction(from: first) {
        append(table, as: name, from: first, to: &output)
      } else if let edited = zone.edited {
        output += edited.serialized()
      } else {
        zone.source?.appendLines(to: &output)
      }
    }
    for (name, first) in used.sorted(by: { $0.key < $1.key }) {
      guard let zone = zones[name], !zone.isDefined, let table = zone.table else { continue }
      append(table, as: name, from: first, to: &output)
    }
  }

  private func append(
    _ table: TimeZoneTable, as name: String, from first: Instant, to output: inout [UInt8]
  ) {
    output += ZoneComponentWriter(zoneID: name, table: table).component(from: first).serialized()
  }
}
