import CalendarModel

/// What a TZID means in a calendar, and the VTIMEZONE that says so.
struct StoredZone: Sendable {
  private struct Meaning: Sendable {
    var source: DocumentComponent?
    var edited: Component?
    var table: TimeZoneTable?
    var isSystem = false
    var latestFirstUse: Instant?
  }

  /// One, or none where nobody knows the zone: there may be very many such, each in a file of its
  /// own.
  private var meaning: [Meaning] = []

  /// The VTIMEZONE as the file has it, or nil.
  var source: DocumentComponent? {
    get { meaning.first?.source }
    set { if newValue != nil || source != nil { know { $0.source = newValue } } }
  }
  /// The VTIMEZONE after a change of its TZID.
  var edited: Component? {
    get { meaning.first?.edited }
    set { if newValue != nil || edited != nil { know { $0.edited = newValue } } }
  }
  /// Nil where nobody knows the zone.
  var table: TimeZoneTable? {
    get { meaning.first?.table }
    set { if newValue != nil || table != nil { know { $0.table = newValue } } }
  }
  /// Whether the table is the system's, which is the same in all files.
  var isSystem: Bool {
    get { meaning.first?.isSystem ?? false }
    set { if newValue != isSystem { know { $0.isSystem = newValue } } }
  }
  /// The first time that is written with the TZID, as far as is known.
  var firstUse: Instant?
  /// The place of its VTIMEZONE among those of its calendar, from 1; 0 where there is none.
  var place: UInt32 = 0
  /// The latest `firstUse` of the files that mean it by one TZID; nil where one file alone does.
  /// A definition that is right for the times of one may be wrong for those of another.
  private(set) var latestFirstUse: Instant? {
    get { meaning.first?.latestFirstUse }
    set { if newValue != nil || latestFirstUse != nil { know { $0.latestFirstUse = newValue } } }
  }

  /// A zone that is the system's.
  static var ofSystem: StoredZone {
    var zone = StoredZone()
    zone.isSystem = true
    return zone
  }

  private mutating func know(_ body: (inout Meaning) -> Void) {
    if meaning.isEmpty { meaning = [Meaning()] }
    body(&meaning[0])
  }

  /// Whether a VTIMEZONE defines it.
  var isDefined: Bool { source != nil || edited != nil }

  /// The definition, if there is one.
  var definition: Component? { edited ?? source?.component }

  /// The definition to be compared with others, if there is one.
  var compared: ComparedComponent? {
    if let edited { return .made(edited.canonical()) }
    return source.map { ComparedComponent($0) }
  }

  /// Notes that another file means this zone, too.
  mutating func join(_ other: StoredZone) {
    let uses = [firstUse, other.firstUse].compactMap { $0 }
    latestFirstUse = [latestFirstUse, uses.max()].compactMap { $0 }.max()
    firstUse = uses.min()
    if !isDefined {
      source = other.source
      edited = other.edited
    }
  }

  /// The table to write in the place of the definition, which several files share: it is not
  /// right for all of their times. Nil where it is, or where there is no better one.
  func correction(from first: Instant) -> TimeZoneTable? {
    guard isSystem, let table, let latest = latestFirstUse, let own = definedTable(table.name)
    else { return nil }
    let end = max(first, latest).adding(seconds: TimeZoneTable.planningHorizon)
    return own.agrees(with: table, from: first, to: end) ? nil : table
  }

  /// What the definition says.
  private func definedTable(_ name: String) -> TimeZoneTable? {
    if let edited {
      guard let document = try? CalendarDocument(edited.serialized(), file: "") else { return nil }
      return ZoneComponent(document, node: 0).table(named: name)
    }
    return source.flatMap { ZoneComponent($0.document, node: $0.node).table(named: name) }
  }

  /// Whether `other` means the same for all times from `other`'s first one on, as far as
  /// people plan.
  func agrees(with other: StoredZone) -> Bool {
    if isSystem, other.isSystem, table?.name == other.table?.name { return true }
    guard let table, let others = other.table else {
      // What nobody can read, floats: here as there, unless a definition is at stake.
      return !other.isDefined || compared == other.compared
    }
    let first = other.firstUse ?? Instant(secondsSince1970: 0)
    return table.agrees(
      with: others, from: first, to: first.adding(seconds: TimeZoneTable.planningHorizon))
  }
}
