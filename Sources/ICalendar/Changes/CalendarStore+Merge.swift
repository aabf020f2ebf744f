public import CalendarModel

/// Calendars put together into one, and what that took.
public struct MergedCalendars: Sendable {
  /// The number of components in the one calendar, VTIMEZONEs left out.
  public let componentCount: Int
  /// What was decided, by file and line: notes where nothing is lost.
  public let diagnostics: [Diagnostic]

  fileprivate let store: CalendarStore

  /// The one calendar. O(bytes) each time.
  public var bytes: [UInt8] {
    store.serialized(store.calendars[0], store.entries.indices, keepsUnusedZones: true)
  }

  /// Writes the one calendar, a piece of some components at a time: it may be many times as
  /// large as what it is made of.
  ///
  /// - Parameter take: called with the pieces in their order.
  public func write(to take: @escaping ([UInt8]) -> Void) {
    store.write(store.calendars[0], store.entries.indices, keepsUnusedZones: true, to: take)
  }
}

extension CalendarStore {
  /// One calendar of all components of these.
  ///
  /// - A component that stands in several files is taken once, in its newest version (RFC
  ///   5546, 2.1.5). What one file holds twice, stays twice.
  /// - The calendar's properties are those of the first calendar; METHOD only where all have
  ///   the same.
  /// - Where one TZID means different zones, the later one is renamed; where X-WR-TIMEZONE
  ///   differs, floating times get the TZID that they were meant in.
  ///
  /// O(bytes).
  ///
  /// - Parameter name: NAME and X-WR-CALNAME of the result; nil for those of the first.
  public static func merge(
    _ stores: consuming [CalendarStore], name: String? = nil
  ) -> MergedCalendars {
    merged(CalendarMerger(consume stores, name: name))
  }

  /// One calendar of all components of files, as `merge(_:name:)` makes it of their stores. One
  /// file at a time becomes a store, and is let go of: a folder may hold very many.
  public static func merge(
    _ files: consuming [CalendarFile], name: String? = nil
  ) -> MergedCalendars {
    merge(consume files, name: name, areAlike: false) { $0 }
  }

  /// The same of what files are made of, one at a time.
  ///
  /// - Parameters:
  ///   - areAlike: whether it is known that the calendars of all are alike, so that a look at the
  ///     first will do: see `areAlike(_:)`. Else each is made twice.
  ///   - file: makes the file.
  public static func merge<Source>(
    _ sources: consuming [Source], name: String? = nil, areAlike: Bool,
    file: (Source) throws -> CalendarFile
  ) rethrows -> MergedCalendars {
    var waiting = consume sources
    var frame = MergeFrame()
    for source in waiting {
      frame.note(try file(source))
      if areAlike { break }
    }
    var merger = CalendarMerger(frame, name: name)
    waiting.reverse()
    while let store = try nextStore(&waiting, file) { merger.add(store) }
    return merged(merger)
  }

  /// The store of the last of the sources, which is let go of before the store is used: it holds
  /// more than that does.
  private static func nextStore<Source>(
    _ waiting: inout [Source], _ file: (Source) throws -> CalendarFile
  ) rethrows -> CalendarStore? {
    guard let source = waiting.popLast() else { return nil }
    return CalendarStore(try file(source))
  }

  /// Whether the calendars of files have the same METHOD and mean floating times alike: then
  /// those of any events of theirs do so as well. O(*the calendars' own lines*).
  public static func areAlike(_ files: [CalendarFile]) -> Bool {
    var frame = MergeFrame()
    return files.allSatisfy { file in
      let heads = StoreReader.heads(of: file)
      frame.noteHeads(heads.calendars)
      // Some events of a file may be without the definition of the zone.
      return frame.isUniform && !heads.floatInOwnZone
    }
  }

  private static func merged(_ merger: consuming CalendarMerger) -> MergedCalendars {
    let result = merger.result
    return MergedCalendars(
      componentCount: result.componentCount, diagnostics: merger.diagnostics, store: result)
  }

  /// Puts the stores into one calendar.
  static func joined(
    _ stores: consuming [CalendarStore], name: String? = nil, into result: inout CalendarStore
  ) -> [Diagnostic] {
    let merger = CalendarMerger(consume stores, name: name)
    result = merger.result
    return merger.diagnostics
  }
}

extension CalendarMerger {
  /// All stores put together.
  fileprivate init(_ stores: consuming [CalendarStore], name: String?) {
    var waiting = consume stores
    var frame = MergeFrame()
    for store in waiting { frame.note(store) }
    self.init(frame, name: name)
    // What is taken over is held no longer.
    waiting.releaseEach { add($0) }
  }
}

/// Puts calendars together, one file after the other.
private struct CalendarMerger {
  private(set) var result = CalendarStore()
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether floating times get the TZID of their calendar.
  private let pins: Bool
  /// The file of each entry, by number, to tell apart what one file holds twice.
  private var sources: [Int32] = []
  private var fileCount: Int32 = 0
  /// The keys of the file under way.
  private var seen: Set<ComponentKey> = []

  init(_ frame: MergeFrame, name: String?) {
    let head = frame.head(name: name)
    pins = frame.pins
    result.calendars = [head.calendar]
    diagnostics = head.diagnostics
  }

  mutating func add(_ store: CalendarStore) {
    result.reserveRoom(forMore: store.entries.count)
    sources.reserveRoom(forMore: store.entries.count)
    var names: [[String: String]] = []
    for calendar in store.calendars { names.append(adoptZones(of: calendar)) }
    var pinned: [Int: Int] = [:]
    for var component in store.entries.lazy.compactMap({ $0 }) {
      let calendar = store.calendars[component.calendar]
      component.rename(names[component.calendar])
      if pins, component.hasFloatingTimes, let zone = calendar.floatingZone {
        pinned[component.calendar, default: 0] += 1
        pin(&component, zone, calendar, names[component.calendar])
      }
      component.calendar = 0
      add(component)
    }
    for (calendar, count) in pinned.sorted(by: { $0.key < $1.key }) {
      let zone = store.calendars[calendar].floatingZone ?? ""
      diagnostics.append(
        Diagnostic(
          .note, .pinnedTimes, file: store.calendars[calendar].file, line: 1,
          problem: "X-WR-TIMEZONE:\(zone) does not hold for all calendars",
          action: "the floating times of \(count) components are written with that TZID"))
    }
    fileCount += 1
    seen = []
  }

  /// Takes over the zones of a calendar; the TZIDs that changed.
  private mutating func adoptZones(of calendar: StoredCalendar) -> [String: String] {
    var names: [String: String] = [:]
    let undefined = calendar.zones.keys.filter { calendar.zones[$0]?.isDefined == false }
    for zoneID in calendar.definedZones + undefined.sorted() {
      guard let zone = calendar.zones[zoneID] else { continue }
      let name = result.calendars[0].name(for: zoneID, zone)
      result.calendars[0].adopt(zone, as: name, renamed: name != zoneID)
      guard name != zoneID else { continue }
      names[zoneID] = name
      diagnostics.append(
        Diagnostic(
          .note, .renamedTimeZone, file: calendar.file, line: zone.source?.line ?? 1,
          problem: "another file means another zone by TZID \(zoneID)",
          action: "it is called \(name)"))
    }
    return names
  }

  private mutating func pin(
    _ component: inout StoredComponent, _ zoneID: String, _ calendar: StoredCalendar,
    _ names: [String: String]
  ) {
    var zone = calendar.zones[zoneID] ?? StoredZone()
    if zone.table == nil {
      zone.table = calendar.floatingTable
      zone.isSystem = true
    }
    let name = names[zoneID] ?? result.calendars[0].name(for: zoneID, zone)
    result.calendars[0].adopt(zone, as: name, renamed: name != zoneID)
    if let table = zone.table { component.pin(to: name, table) }
  }

  private mutating func add(_ component: StoredComponent) {
    if fileCount == 0 { return insert(component) }
    let key = component.key
    let known = result.found(key)
    defer { seen.insert(key) }
    if known.isEmpty { return insert(component) }
    let same =
      result.position(ofLinesOf: component) ?? result.position(sameAs: component)
    if let same, sources[same] != fileCount { return }
    // What one file holds twice is not for a merge to decide.
    guard !seen.contains(key), let position = known.first,
      let other = result.entries[position]
    else { return insert(component) }
    if component.isOtherEvent(than: other) {
      report(
        .warning, .sharedUID, component,
        "another event in \(other.file):\(other.line) has the same UID", "both are kept")
      return insert(component)
    }
    let place = "\(other.file):\(other.line)"
    switch component.revision.compared(to: other.revision) {
    case .newer:
      report(.note, .olderVersion, component, "\(place) is an older version", "this one is kept")
      result.replace(position, with: component)
      sources[position] = fileCount
    case .older:
      report(.note, .olderVersion, component, "\(place) is a newer version", "that one is kept")
    case .same:
      report(
        .warning, .sameVersionDiffers, component,
        "\(place) is the same version and says something else", "that one is kept")
    }
  }

  private mutating func insert(_ component: StoredComponent) {
    result.insert(component)
    sources.append(fileCount)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ component: StoredComponent,
    _ problem: String, _ action: String
  ) {
    diagnostics.append(
      Diagnostic(
        severity, code, file: component.file, line: component.line, uid: component.key.uid,
        problem: problem, action: action))
  }
}
