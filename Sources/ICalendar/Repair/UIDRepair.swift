import CalendarModel
import Recurrence

/// Sees to it that no two masters have one UID: of two versions of one the newer is kept, of
/// different ones the later gets another UID (RFC 5545, 3.8.4.7).
struct UIDRepair {
  private struct Place {
    var calendar: Int32
    var part: Int32
  }

  /// What only one master may have.
  private struct Key: Hashable {
    var kind: RepairedPart.Kind
    /// The UID, or a hash of it.
    var uid: String
    /// Events are told apart over the whole file, as the reader does.
    var calendar: Int

    init(_ kind: RepairedPart.Kind, uid: String, calendar: Int) {
      self.kind = kind
      self.uid = uid
      self.calendar = kind == .event ? -1 : calendar
    }
  }

  let document: CalendarDocument
  let options: ImportOptions
  let reader: LineReader

  /// Mends the components of all calendars. O(components).
  func run(_ repairer: inout Repairer) {
    let shared = sharedUIDs(repairer.tree)
    if shared.isEmpty { return }
    var masters: [Key: [Place]] = [:]
    var order: [Key] = []
    var overrides: [String: [Property]] = [:]
    /// The UIDs by their hashes: making a component again takes time.
    var uids: [Int: String] = [:]
    Self.forEachUID(repairer.tree) { number, calendar, hash in
      guard shared.contains(hash) else { return }
      let part = repairer.tree.parts[number]
      func component() -> RepairedComponent {
        repairer.component(of: number, in: calendar)
      }
      let uid =
        uids[hash]
        ?? component().first("UID").map { RepairedComponent.trimmed($0.property.value) } ?? ""
      uids[hash] = uid
      if part.isOverride {
        if part.kind == .event, let original = component().first("RECURRENCE-ID")?.property {
          overrides[uid, default: []].append(original)
        }
        return
      }
      let key = Key(part.kind, uid: uid, calendar: calendar)
      if masters[key] == nil { order.append(key) }
      masters[key, default: []].append(
        Place(calendar: Int32(calendar), part: Int32(number)))
    }
    // Not asked for again.
    repairer.tree.uidHashes = []
    let schedules = MasterSchedules(document, options, reader)
    for key in order {
      guard let places = masters[key], places.count > 1 else { continue }
      repair(places, key, overrides[key.uid] ?? [], schedules, &repairer)
    }
  }

  /// Calls `body` with each part that has a UID, its calendar, and the hash of its UID.
  private static func forEachUID(
    _ tree: RepairTree, _ body: (_ part: Int, _ calendar: Int, _ hash: Int) -> Void
  ) {
    var hashes = tree.uidHashes.makeIterator()
    for calendar in tree.calendars.indices {
      for part in tree.parts(of: calendar) where tree.parts[part].kind.hasUID {
        if let hash = hashes.next() { body(part, calendar, hash) }
      }
    }
  }

  /// The hashes of the UIDs that several masters have.
  private func sharedUIDs(_ tree: RepairTree) -> Set<Int> {
    var seen: Set<Int> = []
    var shared: Set<Int> = []
    Self.forEachUID(tree) { number, calendar, hash in
      let part = tree.parts[number]
      if part.isOverride { return }
      var hasher = Hasher()
      hasher.combine(part.kind)
      hasher.combine(part.kind == .event ? -1 : calendar)
      hasher.combine(hash)
      if !seen.insert(hasher.finalize()).inserted { shared.insert(hash) }
    }
    return shared
  }

  private func repair(
    _ places: [Place], _ key: Key, _ overrides: [Property], _ schedules: MasterSchedules,
    _ repairer: inout Repairer
  ) {
    let uid = TextEscaping.unescape(key.uid)
    func component(_ number: Int) -> RepairedComponent {
      repairer.component(of: Int(places[number].part), in: Int(places[number].calendar))
    }
    func schedule(_ number: Int) -> EventSchedule? {
      schedules.schedule(ofNode: Int(repairer.tree.parts[Int(places[number].part)].node))
    }
    func keep(_ component: RepairedComponent, _ number: Int) {
      repairer.replace(
        Int(places[number].part), of: Int(places[number].calendar), with: component)
    }
    func demote(_ number: Int) {
      var component = component(number)
      repairer.report(
        .duplicateUID, component.number, uid, "another version of it has the same UID",
        "kept as X-DAYMARK-\(component.kind): the other is newer")
      let place = places[number]
      if repairer.tree.parts[Int(place.part)].isZoned {
        repairer.tree.calendars[Int(place.calendar)].hasLostZones = true
      }
      component.demote()
      keep(component, number)
    }
    func identity(_ number: Int) -> UIDIdentities.Identity {
      let own = schedule(number)
      return UIDIdentities.Identity(
        start: own?.start, recurrence: own?.recurrence,
        content: own == nil ? Self.content(component(number)) : nil)
    }
    var identities = UIDIdentities(capacity: places.count)
    for number in places.indices {
      guard let other = identities.add(number, identity) else { continue }
      if Self.isNewer(schedule(number), than: schedule(other)) {
        demote(other)
        identities.choose(number)
      } else {
        demote(number)
      }
    }
    for number in identities.chosen.dropFirst() {
      let number = Int(number)
      var component = component(number)
      let made = StableUUID(
        namespace: .domainNames, name: key.uid + "\n" + Self.content(component)
      ).description
      repairer.report(
        .duplicateUID, component.number, uid, "another \(component.kind) has the same UID",
        "it gets \(made)")
      if let property = component.first("UID")?.property {
        component.replace("UID", with: property.with(made))
      }
      // An override took its occurrence out of both.
      if schedule(number)?.recurrence != nil {
        for original in overrides {
          component.properties.append(
            RepairedProperty(
              Property(
                "EXDATE",
                parameters: original.parameters.filter { $0.name.uppercased() != "RANGE" },
                value: original.value), number: component.number))
        }
      }
      keep(component, number)
    }
  }

  private static func isNewer(_ later: EventSchedule?, than earlier: EventSchedule?) -> Bool {
    guard let later, let earlier else { return true }
    return later.replaces(earlier)
  }

  /// What makes a component what it is; not what programs change at every export.
  private static func content(_ component: RepairedComponent) -> String {
    let changing = ["DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE"]
    return component.properties.filter { !changing.contains($0.name) }.map {
      let property = $0.property
      return "\($0.name)\(property.parameters):\(property.value)"
    }.joined(separator: "\n")
  }
}

extension RepairedComponent {
  /// A UID without spaces around it, which are no part of it.
  static func trimmed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: $0.trimmed, as: UTF8.self) }
  }
}
