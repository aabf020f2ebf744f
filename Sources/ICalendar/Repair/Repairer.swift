import CalendarModel

/// One round of repair over a file.
///
/// Components are mended one at a time, those inside one when it is their turn. What is kept of a
/// part of a calendar is its new lines, or where it is not changed only where it stands in the
/// file. The properties of the calendars themselves are made a second time when they are written.
struct Repairer {
  let document: CalendarDocument
  let reader: LineReader
  private let demoting: LineSet
  var changes: RepairChanges
  var zones: ZoneResolver
  var tree: RepairTree

  private init(
    _ document: CalendarDocument, _ options: ImportOptions, _ reader: LineReader,
    demoting: LineSet
  ) {
    self.document = document
    self.reader = reader
    self.demoting = demoting
    tree = RepairTree(RepairSource(RepairedLines(reader), demoting: demoting))
    changes = RepairChanges(file: document.file)
    zones = ZoneResolver(document, database: options.zones)
  }

  /// What became of the file in a round.
  struct Result {
    var bytes: [UInt8]
    var changes: [Diagnostic]
    var changeCount: Int
  }

  /// Repairs a file.
  ///
  /// - Parameters:
  ///   - file: let go before anything is made: when its events take place is not asked for.
  ///   - demoting: the lines to be kept as text, because they were not mended before.
  /// - Returns: what became of it; nil where nothing had to be done.
  static func round(over file: inout CalendarFile?, demoting: LineSet) -> Result? {
    guard let (document, options) = file.map({ ($0.document, $0.options) }) else { return nil }
    file = nil
    return document.withReader { reader in
      var repairer = Repairer(document, options, reader, demoting: demoting)
      let room = repairer.repairParts()
      UIDRepair(document: document, options: options, reader: reader).run(&repairer)
      repairer.tree.uidHashes = []
      let added = repairer.repairZones()
      if repairer.changes.isEmpty, demoting.isEmpty { return nil }
      return repairer.result(added, room: room)
    }
  }

  /// Repairs all calendars but their zones; about how many bytes these take without their parts.
  private mutating func repairParts() -> Int {
    reportLines()
    var room = 0
    for calendar in tree.calendars.indices { room += repair(calendar) }
    return room
  }

  /// The VTIMEZONEs that are to be added to calendars.
  private mutating func repairZones() -> [Int: [RepairedComponent]] {
    var added: [Int: [RepairedComponent]] = [:]
    for calendar in tree.calendars.indices {
      let zones = repairZones(of: calendar)
      if !zones.isEmpty { added[calendar] = zones }
    }
    return added
  }

  private mutating func result(_ added: [Int: [RepairedComponent]], room: Int) -> Result {
    reportLongLines()
    for number in demoting.sorted {
      report(.badValue, number, nil, "no valid form was found", PropertyRepair.keptAction)
    }
    let bytes = written(added, room: room)
    return Result(bytes: bytes, changes: changes.sorted(), changeCount: changes.count)
  }

  /// The new file.
  ///
  /// - Parameters:
  ///   - added: what comes before the parts of calendars.
  ///   - room: the bytes of the calendars without their parts.
  private mutating func written(_ added: [Int: [RepairedComponent]], room: Int) -> [UInt8] {
    // What has to be told was told.
    changes.isSilent = true
    var bytes: [UInt8] = []
    // Growing would take twice the room for a time.
    bytes.reserveCapacity(tree.parts.indices.reduce(room) { $0 + tree.room($1) } + 256)
    for calendar in tree.calendars.indices {
      var head = tree.head(calendar)
      mend(&head, in: nil)
      head.writeHead { $0(&bytes) }
      for component in added[calendar] ?? [] { component.write { $0(&bytes) } }
      for part in tree.parts(of: calendar) { tree.move(part, to: &bytes) }
      head.writeEnd { $0(&bytes) }
    }
    return bytes
  }

  mutating func report(
    _ code: Diagnostic.Code, _ number: Int, _ uid: String?, _ problem: @autoclosure () -> String,
    _ action: @autoclosure () -> String
  ) {
    changes.add(code, line: number, uid: uid, problem(), action())
  }

  /// Does what was done before once more, and tells nothing of it.
  private mutating func silently<R>(_ body: (inout Repairer) -> R) -> R {
    let wasSilent = changes.isSilent
    changes.isSilent = true
    defer { changes.isSilent = wasSilent }
    return body(&self)
  }

  /// Repairs a calendar and what stands in it; the bytes that it takes without that.
  private mutating func repair(_ calendar: Int) -> Int {
    var head = tree.head(calendar)
    let (method, uid) = (head.method, head.statedUID)
    mend(&head, in: nil)
    let surroundings = RepairSurroundings.calendar(head, method: method, uid: uid)
    tree.calendars[calendar].surroundings = surroundings
    for part in tree.parts(of: calendar) {
      let original = tree.component(ofPart: part)
      var component = original
      mend(&component, in: surroundings)
      let isChanged = !component.isAsRead(original)
      if let hash = keep(component, isChanged: isChanged, as: part, of: calendar) {
        tree.uidHashes.append(hash)
      }
    }
    return head.headSize
  }

  /// A part of a calendar once more, as it was made when it was repaired first.
  mutating func component(of part: Int, in calendar: Int) -> RepairedComponent {
    var component = tree.component(ofPart: part)
    if tree.parts[part].isAsRead { return component }
    let surroundings = tree.calendars[calendar].surroundings
    silently { $0.mend(&component, in: surroundings) }
    return component
  }

  /// Keeps another component as a part of a calendar; what is in it was repaired before.
  mutating func replace(_ part: Int, of calendar: Int, with component: RepairedComponent) {
    silently { _ = $0.keep(component, isChanged: true, as: part, of: calendar) }
  }

  /// Notes the zones of a part once more, as it was when it was repaired first.
  mutating func noteZones(of part: Int, in calendar: Int, _ used: inout [String: Instant]) {
    let component = component(of: part, in: calendar)
    silently {
      var writer: RepairedPartWriter?
      _ = $0.visit(component, isChanged: false, &used, &writer)
    }
  }

  /// Keeps what a part of a calendar has become, and repairs what is in it.
  ///
  /// - Returns: a hash of its UID, where it has one that no other may have.
  private mutating func keep(
    _ component: RepairedComponent, isChanged: Bool, as part: Int, of calendar: Int
  ) -> Int? {
    if isChanged { tree.removeText(of: part) }
    // Taken out, so that they are not copied.
    var zones: [String: Instant] = [:]
    swap(&zones, &tree.calendars[calendar].zones)
    var writer: RepairedPartWriter? = RepairedPartWriter(tree.source)
    let isZoned = visit(component, isChanged: isChanged, &zones, &writer)
    swap(&zones, &tree.calendars[calendar].zones)
    tree.parts[part].isZoned = isZoned
    if writer?.hasWritten ?? false { tree.finishText(of: part) }
    var kind = RepairedPart.Kind(component.kind)
    var hash: Int?
    if kind.hasUID {
      if let uid = component.first("UID")?.property.value {
        tree.parts[part].isOverride = component.has("RECURRENCE-ID")
        hash = RepairedComponent.trimmed(uid).hashValue
      } else {
        kind = .other
      }
    }
    tree.parts[part].kind = kind
    return hash
  }

  /// Goes through a component that is mended: repairs what is in it, and notes its zones.
  ///
  /// - Parameters:
  ///   - isChanged: whether its name or its own properties are.
  ///   - used: the zones that times name, each with the first of them.
  ///   - writer: writes it, unless there is none, from the first change on.
  /// - Returns: whether a time in it has a zone.
  private mutating func visit(
    _ component: RepairedComponent, isChanged: Bool, _ used: inout [String: Instant],
    _ writer: inout RepairedPartWriter?
  ) -> Bool {
    writer?.open(component, isChanged: isChanged, &tree.texts)
    defer { writer?.close(&tree.texts) }
    var isZoned = !component.isPrivate && note(component, &used)
    guard let node = component.node else { return isZoned }
    if case .asRead = component.inner, component.isPrivate { return isZoned }
    for child in reader.children(of: node) {
      let original = tree.source.component(child)
      var inner = original
      switch component.inner {
      case .asRead: break
      case .demoted: if !inner.isPrivate { inner.demote() }
      case .repaired(let surroundings): mend(&inner, in: surroundings)
      }
      let isChanged = !inner.isAsRead(original)
      if visit(inner, isChanged: isChanged, &used, &writer) { isZoned = true }
    }
    return isZoned
  }
}
