import CalendarModel

/// What of a calendar is compared, by number: the calendars' own properties, the zones, the
/// components. Nothing is held of them but where they stand.
struct DifferencePieces: Sendable {
  private let store: CalendarStore
  private let head: Component
  private let zones: [(zoneID: String, zone: StoredZone)]

  init(_ store: CalendarStore) {
    self.store = store
    head = Component("VCALENDAR", properties: store.calendars.flatMap(\.properties))
    zones = store.calendars.flatMap { calendar in
      calendar.definedZones.compactMap { zoneID in
        calendar.zones[zoneID].flatMap { $0.isDefined ? (zoneID, $0) : nil }
      }
    }
  }

  var indices: Range<Int> { 0..<(1 + zones.count + store.entries.count) }

  private func component(_ number: Int) -> StoredComponent? {
    number > zones.count ? store.entries[number - zones.count - 1] : nil
  }

  func key(_ number: Int) -> ComponentKey {
    if number == 0 { return ComponentKey(kind: "VCALENDAR", uid: "") }
    if number <= zones.count {
      return ComponentKey(kind: "VTIMEZONE", uid: zones[number - 1].zoneID)
    }
    return component(number)?.key ?? ComponentKey(kind: "", uid: "")
  }

  /// Whether a piece has a key.
  func has(_ key: ComponentKey, _ number: Int) -> Bool {
    component(number)?.has(key) ?? (self.key(number) == key)
  }

  /// A piece in the spelling in which it is compared. O(*its properties*), and holds them only
  /// where they are few.
  func compared(_ number: Int) -> ComparedComponent {
    if number == 0 { return .made(head.canonical()) }
    if number <= zones.count {
      return zones[number - 1].zone.compared ?? .made(Component("VTIMEZONE"))
    }
    return component(number)?.compared ?? .made(Component(""))
  }

  /// The same as a value.
  func canonical(_ number: Int) -> Component { compared(number).component }

  /// A piece with those properties only by which people know it: what it is called, and when it
  /// takes place. In the same spelling.
  func heading(_ number: Int) -> Component {
    if let component = component(number) { return component.heading.canonical() }
    return source(number)?.heading.canonical() ?? canonical(number)
  }

  /// The lines that a piece is; nil where it is not written as it was read.
  func source(_ number: Int) -> DocumentComponent? {
    if number == 0 { return nil }
    if number <= zones.count {
      let zone = zones[number - 1].zone
      return zone.edited == nil ? zone.source : nil
    }
    return component(number)?.unchangedSource
  }
}

/// Two calendars that are compared.
final class DifferenceSides: Sendable {
  let old: DifferencePieces
  let new: DifferencePieces
  let comparison: TreeComparison

  init(old: DifferencePieces, new: DifferencePieces, comparison: TreeComparison) {
    self.old = old
    self.new = new
    self.comparison = comparison
  }

  /// Whether nothing differs between a piece of the first and one of the second. O(*octets*).
  func areEqual(_ first: Int, _ second: Int) -> Bool {
    if let source = old.source(first), let other = new.source(second),
      source.hasLines(of: other)
    {
      return true
    }
    return comparison.areEqual(old.compared(first), new.compared(second))
  }
}
