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
/// 6. an offset from UTC for a name (`GMT+1`), which the importer notes;
/// 7. none: the times float, which the importer reports.
///
/// Quotes and white space around a name are no part of it. Outlook's names for a zone that
/// is not in its list are the file's only VTIMEZONE, however that is called.
struct ZoneResolver {
  private let database: ZoneDatabase?
  /// The file's VTIMEZONEs by TZID: node indices.
  private let definitions: [String: Int]
  /// The same by their lower case.
  private let definitionsByLowerCase: [String: Int]
  /// The names of the database by their lower case, once they were needed.
  private var spellings: [String: String]?
  /// Those that are known by their TZIDs, and the TZIDs of the others: there may be very many.
  private(set) var known: [String: ZoneResolution] = [:]
  private var unknown: Set<String> = []
  /// The file's only VTIMEZONE; nil where there are several, or none.
  private let onlyDefinition: Int?
  /// What definitions of the file were compiled to, by their content.
  private var compiled: [Int: [(node: Int, table: TimeZoneTable?)]] = [:]

  /// Knows no zone.
  init() {
    database = nil
    definitions = [:]
    definitionsByLowerCase = [:]
    onlyDefinition = nil
  }

  /// Knows the zones of a database and those that a document defines. O(lines).
  init(_ document: CalendarDocument, database: ZoneDatabase) {
    self.database = database
    var definitions: [String: Int] = [:]
    document.withReader { reader in
      for node in document.nodes.indices where document.nodes[node].kind == .timeZone {
        reader.forEachOwnLine(of: node) { line in
          guard reader.lines[line].kind == .timeZoneID else { return }
          let name = Self.plain(reader.withValue(of: line) { ValueText.decode($0) })
          if definitions[name] == nil { definitions[name] = node }
        }
      }
    }
    self.definitions = definitions
    definitionsByLowerCase = Dictionary(
      definitions.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: min)
    let nodes = Set(definitions.values)
    onlyDefinition = nodes.count == 1 ? nodes.first : nil
  }

  /// The zone of a TZID. The first call for a name costs reading and compiling it.
  mutating func resolution(of zoneID: String, in document: CalendarDocument) -> ZoneResolution {
    if let known = known[zoneID] { return known }
    if unknown.contains(zoneID) { return Self.noZone(zoneID) }
    let resolution = resolve(zoneID, document)
    if resolution.origin == .unknown {
      unknown.insert(zoneID)
    } else {
      known[zoneID] = resolution
    }
    return resolution
  }

  /// What all TZIDs mean that were asked for, in no order.
  var resolutions: [ZoneResolution] { known.values + unknown.map(Self.noZone) }

  /// Whether a TZID was asked for.
  func isResolved(_ zoneID: String) -> Bool { known[zoneID] != nil || unknown.contains(zoneID) }

  private static func noZone(_ zoneID: String) -> ZoneResolution {
    ZoneResolution(zoneID: zoneID, origin: .unknown, table: nil)
  }

  /// The node of the file's own definition of a zone, or nil when there is none.
  func definition(of zoneID: String) -> Int? {
    let name = Self.plain(zoneID)
    if let node = definitions[name] ?? definitionsByLowerCase[name.lowercased()] { return node }
    return Self.isCustom(name) ? onlyDefinition : nil
  }

  /// The file's own definition of a zone, compiled, or nil when there is none.
  func definition(of zoneID: String, in document: CalendarDocument) -> TimeZoneTable? {
    definition(of: zoneID).flatMap { ZoneComponent(document, node: $0).table(named: zoneID) }
  }

  /// The file's own definition of a zone, compiled once for all zones that have the same.
  private mutating func compiled(
    _ zoneID: String, _ document: CalendarDocument
  ) -> TimeZoneTable? {
    guard let node = definition(of: zoneID) else { return nil }
    let key = document.withReader { $0.hashOfComponents(in: node) }
    let known = document.withReader { reader in
      compiled[key]?.first { reader.haveSameComponents($0.node, node) }
    }
    if let known { return known.table?.renamed(zoneID) }
    let table = ZoneComponent(document, node: node).table(named: zoneID)
    compiled[key, default: []].append((node, table))
    return table
  }

  private mutating func resolve(_ zoneID: String, _ document: CalendarDocument) -> ZoneResolution {
    func result(_ origin: ZoneResolution.Origin, _ table: TimeZoneTable?) -> ZoneResolution {
      ZoneResolution(zoneID: zoneID, origin: origin, table: table)
    }
    let plainName = Self.plain(zoneID)
    for name in Self.areaCityNames(in: plainName) {
      if let table = table(named: name) { return result(.system(table.name), table) }
    }
    if let table = compiled(zoneID, document) { return result(.file, table) }
    if let table = table(named: plainName) { return result(.system(table.name), table) }
    if plainName.lowercased() == "tzone://microsoft/utc", let table = table(named: "UTC") {
      return result(.system(table.name), table)
    }
    let windowsNames = [
      plainName, WindowsDisplayNames.windowsName(of: plainName),
      WindowsDisplayNames.spelled(plainName),
    ]
    for windowsName in windowsNames.compactMap({ $0 }) {
      if let name = WindowsZones.zone(named: windowsName), let table = table(named: name) {
        return result(.windows(table.name), table)
      }
    }
    if let offset = OffsetText.secondsInName(plainName) {
      return result(
        .offset, TimeZoneTable(name: OffsetText.name(of: offset), fixedOffset: offset))
    }
    return Self.noZone(zoneID)
  }

  /// The name without quotes and white space around it.
  private static func plain(_ name: String) -> String {
    func isMargin(_ byte: UInt8) -> Bool {
      byte == .space || byte == .tab || byte == .quote || byte == UInt8(ascii: "'")
    }
    let bytes = name.utf8
    guard bytes.first.map(isMargin) == true || bytes.last.map(isMargin) == true,
      let first = bytes.firstIndex(where: { !isMargin($0) }),
      let last = bytes.lastIndex(where: { !isMargin($0) })
    else { return name }
    return String(name[first...last])
  }

  /// Whether the name is one that Outlook and Exchange give to any zone of a user's own:
  /// `Customized Time Zone`, also with a number, and `tzone://Microsoft/Custom`.
  private static func isCustom(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasPrefix("customized time zone") || lower == "tzone://microsoft/custom"
  }

  private mutating func table(named name: String) -> TimeZoneTable? {
    database?.table(named: name, spellings: &spellings)
  }

  /// The TZID, if it has the form Area/City, and the names of that form at its end: vendors
  /// put their domain and a date in front (`/example.org/20260101_1/Europe/Berlin`).
  private static func areaCityNames(in zoneID: String) -> [String] {
    // `America/New York` is met too.
    let parts = zoneID.replacing(" ", with: "_").split(separator: "/")
    guard parts.count >= 2 else { return [] }
    // Three parts first: America/Indiana/Knox, not Indiana/Knox.
    return [3, 2].filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
  }
}

extension LineReader {
  /// The bytes from the first component in a node to the end of the last.
  private func components(in node: Int) -> UnsafeBufferPointer<UInt8> {
    var first: Int?
    var last = 0
    for child in children(of: node) {
      first = first ?? child
      last = child
    }
    guard let first else { return .init(start: nil, count: 0) }
    let start = Int(lines[Int(nodes[first].firstLine)].start)
    let end = Int(lines[Int(nodes[last].endLine) - 1].end)
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  fileprivate func hashOfComponents(in node: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(components(in: node)))
    return hasher.finalize()
  }

  /// Whether two nodes are the same, but for their own properties.
  func haveSameComponents(_ first: Int, _ second: Int) -> Bool {
    components(in: first).elementsEqual(components(in: second))
  }
}
