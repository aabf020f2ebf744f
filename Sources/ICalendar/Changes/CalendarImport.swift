/// Brings the components of calendar files into a store, as the METHOD of each asks (RFC 5546,
/// 1.4 and 3): what is newer takes the place of what is older, answers and cancellations change
/// what is stored. METHOD itself is not stored.
///
/// Bringing in the same file a second time changes nothing.
public struct CalendarImport: Sendable {
  /// Which calendar of the target takes new components.
  public enum Destination: Hashable, Sendable {
    /// The calendar of this index, for all of them.
    case calendar(Int)
    /// A new calendar for each UID that is not there yet, as a vdir folder has it.
    case calendarPerUID
  }

  /// The target, with what was brought in so far.
  public internal(set) var target: CalendarStore
  /// What became of each component, in the order of the files.
  public internal(set) var changes: [ImportedChange] = []
  private let destination: Destination
  /// The entries that came from the file under way.
  private var arrived: Set<Int> = []
  /// What the file under way holds.
  private var arriving = CalendarStore()

  /// An import into a target.
  public init(into target: CalendarStore, destination: Destination = .calendar(0)) {
    self.target = target
    self.destination = destination
  }

  /// Brings in a file. O(bytes), and for a change O(components of its UID).
  public mutating func add(_ file: CalendarFile) {
    arrived = []
    let source = CalendarStore(file)
    arriving = source
    // Of the first file, which is most often the only one, all is known.
    if changes.isEmpty { changes.reserveCapacity(source.entries.count) }
    for entry in source.entries {
      if let entry { add(entry, of: source.calendars[entry.calendar]) }
    }
    arriving = CalendarStore()
  }

  private mutating func add(_ component: StoredComponent, of calendar: StoredCalendar) {
    let isBusyTime = component.key.kind == "VFREEBUSY"
    switch component.method {
    case "CANCEL": cancel(component)
    case "REPLY" where !isBusyTime: answer(component)
    case "ADD": addOccurrence(component, of: calendar)
    case "REFRESH", "COUNTER", "DECLINECOUNTER": note(.request, component, component.method)
    // Somebody asks for busy time (RFC 5546, 3.3.2): nothing that takes place.
    case "REQUEST" where isBusyTime: note(.request, component, component.method)
    default: publish(component, of: calendar)
    }
  }

  /// PUBLISH and REQUEST (RFC 5546, 3.2.1 and 3.2.2), and files without METHOD.
  private mutating func publish(_ component: StoredComponent, of calendar: StoredCalendar) {
    guard component.isReadable else { return note(.unreadable, component, nil) }
    let known = target.found(component.key)
    let home = known.first.flatMap { target.entries[$0]?.calendar } ?? home(for: component)
    let arrival = Arrival(component, from: calendar, to: self.calendar(home))
    if !known.isEmpty,
      let same = target.position(sameAs: arrival.component)
    {
      return note(.identical, component, nil, before: target.entries[same])
    }
    guard let position = version(of: component, known), let other = target.entries[position] else {
      store(arrival, in: home)
      return note(.added, component, known.isEmpty ? nil : "another event has the same UID")
    }
    switch component.revision.compared(to: other.revision) {
    case .older:
      note(.older, component, "SEQUENCE \(other.revision.sequence) is stored", before: other)
    case .same where component.revision.stamp != nil:
      // Two marks that are equal name one version: the stored one may hold answers.
      note(.sameVersion, component, "SEQUENCE and DTSTAMP are the same", before: other)
    case .newer, .same:
      store(arrival, in: other.calendar, replacing: position)
      note(.replaced, component, nil, before: other)
      discardOverrides(of: component, insteadOf: other)
    }
  }

  /// Which of the stored components of its key is another version of it.
  ///
  /// There is one, and it is. Only where a UID is shared by different events, or where one
  /// file holds it twice, a version must have the same start or the same title.
  private func version(of component: StoredComponent, _ known: [Int]) -> Int? {
    if known.count == 1, let only = known.first, !arrived.contains(only) { return only }
    // No more than these are looked at, so that a file of one UID only does not cost its square.
    return known.prefix(32).first { position in
      target.entries[position].map { component.resembles($0) } ?? false
    }
  }

  /// A series whose SEQUENCE has grown was planned anew: overrides of the old plan go, unless
  /// the file has them too, or they are newer than the plan (RFC 5546, 2.1.4 and 3.2.2).
  private mutating func discardOverrides(
    of master: StoredComponent, insteadOf other: StoredComponent
  ) {
    // Both are read from the lines of the component.
    let (key, sequence) = (master.key, master.revision.sequence)
    guard key.original == nil, sequence > other.revision.sequence else { return }
    for position in target.found(kind: key.kind, uid: key.uid) {
      guard let override = target.entries[position] else { continue }
      let own = override.key
      guard own.original != nil, override.revision.sequence < sequence,
        !arrived.contains(position), !arriving.holds(own)
      else { continue }
      target.remove(position)
      target.changedCalendars.insert(override.calendar)
      note(.discarded, override, "the series has SEQUENCE \(sequence) now")
    }
  }

  /// Where a component without a stored version goes.
  private func home(for component: StoredComponent) -> Int {
    if let relative = target.first(kind: component.key.kind, uid: component.key.uid) {
      return relative.calendar
    }
    switch destination {
    case .calendar(let index): return index
    case .calendarPerUID: return target.calendars.count
    }
  }

  /// A calendar of the target; the one that would be made has no properties yet.
  func calendar(_ index: Int) -> StoredCalendar {
    target.calendars.indices.contains(index) ? target.calendars[index] : StoredCalendar(file: "")
  }

  /// Stores a component, with the zones that it needs.
  mutating func store(_ arrival: Arrival, in home: Int, replacing position: Int? = nil) {
    if home == target.calendars.count {
      _ = target.appendCalendar(file: arrival.component.file)
    }
    var component = arrival.component
    component.calendar = home
    for zone in arrival.zones {
      target.calendars[home].adopt(zone.zone, as: zone.name, renamed: zone.isRenamed)
    }
    if let position {
      target.replace(position, with: component)
      arrived.insert(position)
    } else {
      arrived.insert(target.entries.count)
      target.insert(component)
    }
    target.changedCalendars.insert(home)
  }

  /// Changes a stored component.
  mutating func edit(_ position: Int, _ change: (inout StoredComponent) -> Void) {
    guard var component = target.entries[position] else { return }
    change(&component)
    target.replace(position, with: component)
    target.changedCalendars.insert(component.calendar)
  }

  mutating func note(
    _ action: ImportedChange.Action, _ component: StoredComponent, _ detail: String?,
    before: StoredComponent? = nil
  ) {
    changes.append(
      ImportedChange(action: action, component: component, before: before, detail: detail))
  }
}
