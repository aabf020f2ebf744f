import CalendarModel

/// The components of one or more calendars by what they are, to put calendars together, to
/// take them apart, and to bring changes into them.
///
/// Components keep the lines that they were read from until they are changed. Finding a
/// component costs O(1).
public struct CalendarStore: Sendable {
  var calendars: [StoredCalendar] = []
  /// In the order in which they are written; nil where one was taken out.
  var entries: [StoredComponent?] = []
  /// The entries by their keys, and by their UIDs.
  private var keys = ComponentChains()
  private var relatives = ComponentChains()
  /// The entries of a key by a hash of their content, for keys that many components share.
  private var contents: [ComponentKey: [Int: Int]] = [:]
  /// The last calendar that was added without a name: those of one file share what they say.
  private var plain: StoredCalendar?
  /// The calendars that were changed since they were read.
  var changedCalendars: Set<Int> = []

  /// Nothing.
  public init() {}

  /// The components of a file, in its order. O(bytes).
  ///
  /// - Parameter writesUIDs: whether components without UID are written with the one that
  ///   is made from their content.
  public init(_ file: CalendarFile, writesUIDs: Bool = true) {
    self.init(StoreReader(file, writesUIDs: writesUIDs))
  }

  /// The components of a file to be compared with others, in its order; they are not to be
  /// written. The zones that they use are not looked for: of a folder of small files that would
  /// be as much as all else. O(bytes).
  package init(comparing file: CalendarFile) {
    self.init(StoreReader(comparing: file))
  }

  private init(_ reader: StoreReader) {
    calendars = reader.calendars
    entries = StoredComponent.all(of: reader.components)
    keys.reserveRoom(forMore: entries.count)
    relatives.reserveRoom(forMore: entries.count)
    for entry in entries {
      if let entry { note(entry.key) }
    }
  }

  /// The components, in the order in which they are written.
  public var components: [StoredComponent] { entries.compactMap { $0 } }

  /// The number of components.
  public var componentCount: Int { entries.count { $0 != nil } }

  /// The number of calendars; a store that was read has one at least.
  public var calendarCount: Int { calendars.count }

  /// The files that the calendars were read from, by their index.
  public var files: [String] { calendars.map(\.file) }

  /// Whether a calendar was changed since it was read.
  public func isChanged(_ calendar: Int) -> Bool { changedCalendars.contains(calendar) }

  /// Whether anything was changed since it was read.
  public var isChanged: Bool { !changedCalendars.isEmpty }

  /// The store with the calendars and components of `other` behind its own, nothing compared.
  public mutating func append(_ other: CalendarStore) {
    if calendars.isEmpty, entries.isEmpty {
      self = other
      return
    }
    let offset = calendars.count
    calendars += other.calendars
    reserveRoom(forMore: other.entries.count)
    for entry in other.entries {
      guard var entry else { continue }
      entry.calendar += offset
      insert(entry)
    }
  }

  /// Adds a calendar without any component.
  ///
  /// - Parameter name: NAME and X-WR-CALNAME, or nil.
  /// - Returns: its index.
  public mutating func appendCalendar(file: String, name: String? = nil) -> Int {
    if name == nil, let last = plain, last.file == file {
      calendars.append(last)
      return calendars.count - 1
    }
    var calendar = StoredCalendar(file: file)
    calendar.properties =
      name == nil
      ? Self.plainHead : CalendarComponents([], name: name).component.properties
    if name == nil { plain = calendar }
    calendars.append(calendar)
    return calendars.count - 1
  }

  /// The properties of a calendar without a name: one folder may have very many such.
  private static let plainHead = CalendarComponents([], name: nil).component.properties

  /// A calendar as RFC 5545 writes it: its properties, VTIMEZONEs, then its components with
  /// the lines that they came with, folded anew.
  func serialized(
    _ calendar: StoredCalendar, _ positions: some Sequence<Int>, keepsUnusedZones: Bool
  ) -> [UInt8] {
    var output: [UInt8] = []
    // Growing would take twice the room for a time.
    let room = positions.reduce(0) { $0 + (entries[$1]?.roomInLines ?? 0) }
    output.reserveCapacity(room + room / 16 + 256)
    append(calendar, positions, keepsUnusedZones: keepsUnusedZones, to: &output)
    return output
  }

  /// Writes a calendar of these entries, a piece of some of them at a time: it may be many times
  /// as large as what it is made of.
  func write(
    _ calendar: StoredCalendar, _ positions: some Sequence<Int>, keepsUnusedZones: Bool,
    to take: @escaping ([UInt8]) -> Void
  ) {
    let taker = TextTaker(take)
    var text: [UInt8] = []
    append(calendar, positions, keepsUnusedZones: keepsUnusedZones, to: &text) {
      taker.passOnIfLong(&$0)
    }
    taker.passOn(&text)
  }

  /// Appends a calendar of these entries.
  ///
  /// - Parameter passOn: called between entries; it may take what is there, and empty it.
  func append(
    _ calendar: StoredCalendar, _ positions: some Sequence<Int>, keepsUnusedZones: Bool,
    to output: inout [UInt8], passingOn passOn: (inout [UInt8]) -> Void = { _ in }
  ) {
    var used: [String: Instant] = [:]
    for position in positions {
      if let zones = entries[position]?.zones { used.merge(zones) { min($0, $1) } }
    }
    LineFolding.append(Array("BEGIN:VCALENDAR".utf8), to: &output)
    calendar.appendHead(to: &output)
    calendar.appendZones(used: used, keepsUnused: keepsUnusedZones, to: &output)
    for position in positions {
      entries[position]?.append(to: &output)
      passOn(&output)
    }
    LineFolding.append(Array("END:VCALENDAR".utf8), to: &output)
  }

  /// All calendars as RFC 5545 writes them, by their index. O(bytes).
  public func serializedCalendars() -> [[UInt8]] {
    let writer = StoreWriter(self)
    return calendars.indices.map { writer.bytes(ofCalendars: $0..<$0 + 1) }
  }

  /// Makes room for components, of which there may be very many.
  mutating func reserveRoom(forMore count: Int) {
    entries.reserveRoom(forMore: count)
    keys.reserveRoom(forMore: count)
    relatives.reserveRoom(forMore: count)
  }

  /// Puts a component at the end.
  mutating func insert(_ component: StoredComponent) {
    let key = component.key
    note(key)
    if contents[key] != nil {
      contents[key]?[component.compared.hashValue] = entries.count
    }
    entries.append(component)
  }

  private mutating func note(_ key: ComponentKey) {
    keys.append(key.hashValue)
    relatives.append(key.master.hashValue)
  }

  /// Puts a component of the same key in the place of another.
  mutating func replace(_ position: Int, with component: StoredComponent) {
    entries[position] = component
    contents[component.key] = nil
  }

  /// Takes a component out.
  mutating func remove(_ position: Int) {
    guard let key = entries[position]?.key else { return }
    entries[position] = nil
    contents[key] = nil
  }

  /// The most components of a key that `found(_:)` gives.
  static let mostFound = 32

  /// The components of a key, by their positions: the first 32. There is one, unless a file
  /// breaks the rule that a UID is unique.
  func found(_ key: ComponentKey) -> [Int] { Array(positions(of: key).prefix(Self.mostFound)) }

  /// Whether there is a component of a key.
  func holds(_ key: ComponentKey) -> Bool { positions(of: key).contains { _ in true } }

  private func positions(of key: ComponentKey) -> some Sequence<Int> {
    keys.positions(key.hashValue).lazy.filter { entries[$0]?.has(key) ?? false }
  }

  /// The only component of its key where that has the same lines, by its position: most are so
  /// that stand in two files. O(*octets*).
  func position(ofLinesOf component: StoredComponent) -> Int? {
    let known = Array(positions(of: component.key).prefix(2))
    guard known.count == 1, let source = component.unchangedSource,
      let other = entries[known[0]]?.unchangedSource, source.hasLines(of: other)
    else { return nil }
    return known[0]
  }

  /// The component of a key that is the same as another but for its spelling, by its position.
  /// Amortized O(its properties).
  mutating func position(sameAs component: StoredComponent) -> Int? {
    let key = component.key
    let known = Array(positions(of: key).prefix(5))
    guard known.count > 4 else {
      // Most often the counts differ where anything does, and nothing need be held.
      let count = component.propertyCount
      let alike = known.filter { entries[$0]?.propertyCount == count }
      if alike.isEmpty { return nil }
      let compared = component.compared
      return alike.first { entries[$0]?.compared == compared }
    }
    let compared = component.compared
    if contents[key] == nil {
      var hashes: [Int: Int] = [:]
      for position in positions(of: key) {
        guard let hash = entries[position]?.compared.hashValue else { continue }
        if hashes[hash] == nil { hashes[hash] = position }
      }
      contents[key] = hashes
    }
    guard let position = contents[key]?[compared.hashValue],
      entries[position]?.compared == compared
    else { return nil }
    return position
  }

  /// The first component of a kind and UID.
  func first(kind: String, uid: String) -> StoredComponent? {
    positions(kind: kind, uid: uid).first { _ in true }.flatMap { entries[$0] }
  }

  /// The components of a kind and UID that are there, by their positions.
  func found(kind: String, uid: String) -> [Int] { Array(positions(kind: kind, uid: uid)) }

  private func positions(kind: String, uid: String) -> some Sequence<Int> {
    let master = ComponentKey(kind: kind, uid: uid)
    return relatives.positions(master.hashValue).lazy.filter { position in
      guard let key = entries[position]?.key else { return false }
      return key.uid == uid && key.kind == kind
    }
  }
}

extension CalendarStore {
  /// Takes all components of a UID out.
  ///
  /// - Returns: whether there was one.
  public mutating func remove(uid: String) -> Bool {
    let positions = entries.indices.filter { entries[$0]?.key.uid == uid }
    for position in positions {
      if let calendar = entries[position]?.calendar { changedCalendars.insert(calendar) }
      remove(position)
    }
    return !positions.isEmpty
  }
}
