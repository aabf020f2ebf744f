import CalendarModel

/// The components of a file that stand directly in a calendar, as they were read.
///
/// A record of 16 bytes says where each stands and what a look at its lines does not show at
/// once; all else is read from the lines when it is asked for. What few components have
/// (RECURRENCE-ID, TZIDs, a UID that was made) stands in lists beside the records, so that it
/// costs nothing where there is none.
struct ComponentIndex: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// It is an event that says when it takes place, or no event.
    static let readable = Flags(rawValue: 1)
    /// The UID that was made for it is written.
    static let writesUID = Flags(rawValue: 2)
    /// It has times without a zone.
    static let floating = Flags(rawValue: 4)
  }

  struct Record: Sendable {
    var node: Int32
    /// The line of its UID; below 0 it has none, and -1 - `uid` is the number of the one that was
    /// made.
    var uid: Int32
    /// The number of its calendar in the file.
    var calendar: Int32
    var flags: Flags
  }

  /// What RECURRENCE-ID says.
  struct Override: Sendable {
    var original: ComponentKey.Original
    var andFuture: Bool
  }

  private struct ZoneUse: Sendable {
    var record: Int32
    var zone: Int32
    var first: Instant
  }

  let document: CalendarDocument
  private(set) var records: [Record] = []
  /// Once where those of neighbours are the same.
  private var madeUIDs: [StableUUID] = []
  private var overrides: [Int32: Override] = [:]
  /// In the order of their records.
  private var zoneUses: [ZoneUse] = []
  private var zoneIDs: [String] = []
  /// The places in `zoneIDs`, while components are added.
  private var zoneNumbers = PlaceTable()
  /// METHOD of the calendars that have one, in upper case.
  private var methods: [Int32: String] = [:]

  /// The components of a document, none of them noted so far.
  init(_ document: CalendarDocument) {
    self.document = document
  }

  /// Notes the METHOD of a calendar.
  mutating func note(_ method: String?, ofCalendar calendar: Int) {
    if let method { methods[Int32(calendar)] = method }
  }

  /// Adds a component.
  ///
  /// - Parameters:
  ///   - uidLine: nil where it has no UID.
  ///   - zones: its TZIDs, each with the first time that is written with it.
  mutating func append(
    node: Int, uidLine: Int?, calendar: Int, flags: Flags, override: Override?,
    zones: [String: Instant], _ reader: LineReader
  ) {
    let number = Int32(records.count)
    var uid = Int32(uidLine ?? 0)
    if uidLine == nil {
      let made = reader.madeUUID(of: node)
      if madeUIDs.last != made { madeUIDs.append(made) }
      uid = -Int32(madeUIDs.count)
    }
    records.append(
      Record(node: Int32(node), uid: uid, calendar: Int32(calendar), flags: flags))
    if let override { overrides[number] = override }
    for (zoneID, first) in zones {
      zoneUses.append(ZoneUse(record: number, zone: self.number(ofZone: zoneID), first: first))
    }
  }

  private mutating func number(ofZone zoneID: String) -> Int32 {
    let number = zoneIDs.count
    zoneIDs.append(zoneID)
    let known = zoneNumbers.enter(number) {
      zoneIDs[$0].hashValue
    } where: {
      zoneIDs[$0] == zoneID
    }
    guard let known else { return Int32(number) }
    zoneIDs.removeLast()
    return Int32(known)
  }

  /// Lets go what only adding needs: all components are there.
  mutating func finish() { zoneNumbers = PlaceTable() }

  /// Which component a record is. O(*octets of its UID*).
  func key(_ record: Int) -> ComponentKey {
    let this = records[record]
    let override = overrides.isEmpty ? nil : overrides[Int32(record)]
    return document.withReader { reader in
      ComponentKey(
        kind: reader.name(ofNode: Int(this.node)).uppercased(),
        uid: this.uid < 0 ? madeUIDs[Int(-1 - this.uid)].description : reader.uid(Int(this.uid)),
        original: override?.original, andFuture: override?.andFuture ?? false)
    }
  }

  /// Whether a record is that component. O(*octets of its UID*).
  func isKey(_ key: ComponentKey, of record: Int) -> Bool {
    let this = records[record]
    if this.uid < 0, !madeUIDs[Int(-1 - this.uid)].isWritten(as: key.uid) { return false }
    let override = overrides.isEmpty ? nil : overrides[Int32(record)]
    guard key.original == override?.original, key.andFuture == override?.andFuture ?? false
    else { return false }
    return document.withReader { reader in
      (this.uid < 0 || reader.uid(Int(this.uid)) == key.uid)
        && reader.name(ofNode: Int(this.node)).uppercased() == key.kind
    }
  }

  /// Which version of its component a record is. O(*its own lines*).
  func revision(_ record: Int) -> ComponentRevision {
    document.withReader { reader in
      var revision = ComponentRevision()
      reader.forEachOwnLine(of: Int(records[record].node)) { line in
        switch reader.lines[line].kind {
        case .sequence:
          revision.sequence = reader.withValue(of: line) { ScheduleBuilder.integer($0) } ?? 0
        case .stamp: revision.stamp = reader.instant(line)
        case .lastModified: revision.modified = reader.instant(line)
        default: break
        }
      }
      return revision
    }
  }

  /// METHOD of a record's calendar, in upper case.
  func method(_ record: Int) -> String? {
    methods.isEmpty ? nil : methods[records[record].calendar]
  }

  /// The TZIDs in a record's component, each with the first time that is written with it.
  /// O(log n).
  func zones(_ record: Int) -> [String: Instant] {
    let first = zoneUses.partitioningIndex { Int($0.record) >= record }
    var zones: [String: Instant] = [:]
    for use in zoneUses[first...].prefix(while: { Int($0.record) == record }) {
      zones[zoneIDs[Int(use.zone)]] = use.first
    }
    return zones
  }
}
