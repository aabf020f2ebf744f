import CalendarModel

/// Finds the zone that a TZID means, each only once, in this order:
///
/// 1. an IANA Area/City name, also behind a vendor's prefix, in the system's data, which
///    governs the future better than a copy in a file;
/// 2. the file's own VTIMEZONE (RFC 5545, 3.2.19: without a leading `/` the name is the
///    file's own);
/// 3. another IANA name (`UTC`, `EST5EDT`);
/// 4. a Windows name, by CLDR's table;
/// 5. a display name of Windows, by our own;
/// 6. none: the times float, which the importer reports.
struct ZoneResolver {
  private let database: ZoneDatabase?
  /// The file's VTIMEZONEs by TZID: node indices.
  private let definitions: [String: Int]
  /// The names of the database by their lower case, once they were needed.
  private var spellings: [String: String]?
  private(set) var resolutions: [String: ZoneResolution] = [:]

  /// Knows no zone.
  init() {
    database = nil
    definitions = [:]
  }

  /// Knows the zones of a database and those that a document defines. O(lines).
  init(_ document: CalendarDocument, database: ZoneDatabase) {
    self.database = database
    var definitions: [String: Int] = [:]
    document.withReader { reader in
      for node in document.nodes.indices where document.nodes[node].kind == .timeZone {
        reader.forEachOwnLine(of: node) { line in
          guard reader.lines[line].kind == .timeZoneID else { return }
          let name = reader.withValue(of: line) { ValueText.decode($0) }
          if definitions[name] == nil { definitions[name] = node }
        }
      }
    }
    self.definitions = definitions
  }

  /// The zone of a TZID. The first call for a name costs reading and compiling it.
  mutating func resolution(of zoneID: String, in document: CalendarDocument) -> ZoneResolution {
    if let known = resolutions[zoneID] { return known }
    let resolution = resolve(zoneID, document)
    resolutions[zoneID] = resolution
    return resolution
  }

  /// The node of the file's own definition of a zone, or nil when there is none.
  func definition(of zoneID: String) -> Int? { definitions[zoneID] }

  /// The file's own definition of a zone, compiled, or nil when there is none.
  func definition(of zoneID: String, in document: CalendarDocument) -> TimeZoneTable? {
    definitions[zoneID].flatMap { ZoneComponent(document, node: $0).table(named: zoneID) }
  }

  private mutating func resolve(_ zoneID: String, _ document: CalendarDocument) -> ZoneResolution {
    func result(_ origin: ZoneResolution.Origin, _ table: TimeZoneTable?) -> ZoneResolution {
      ZoneResolution(zoneID: zoneID, origin: origin, table: table)
    }
    for name in Self.areaCityNames(in: zoneID) {
      if let table = table(named: name) { return result(.system(table.name), table) }
    }
    if let table = definition(of: zoneID, in: document) { return result(.file, table) }
    if let table = table(named: zoneID) { return result(.system(table.name), table) }
    for windowsName in [zoneID, WindowsDisplayNames.windowsName(of: zoneID)].compactMap({ $0 }) {
      if let name = WindowsZones.zone(named: windowsName), let table = table(named: name) {
        return result(.windows(table.name), table)
      }
    }
    return result(.unknown, nil)
  }

  private mutating func table(named name: String) -> TimeZoneTable? {
    database?.table(named: name, spellings: &spellings)
  }

  /// The TZID, if it has the form Area/City, and the names of that form at its end: vendors
  /// put their domain and a date in front (`/example.org/20260101_1/Europe/Berlin`).
  private static func areaCityNames(in zoneID: String) -> [String] {
    let parts = zoneID.split(separator: "/")
    guard parts.count >= 2 else { return [] }
    // Three parts first: America/Indiana/Knox, not Indiana/Knox.
    return [3, 2].filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
  }
}
