public import CalendarModel

/// What two calendars differ in: components by what they are, and their properties, whatever
/// the order and the spelling.
public struct CalendarDifference: Sendable {
  /// A property that is not the same in both.
  public struct Change: Hashable, Sendable {
    /// The components inside the component that it stands in, each with its number among
    /// those of its name, from 1: `VALARM 1`. Empty for a property of the component itself.
    public var path: [String]
    /// The property of the first calendar, or nil.
    public var before: Property?
    /// The property of the second calendar, or nil.
    public var after: Property?
  }

  /// A component that is not the same in both.
  public struct Entry: Sendable {
    /// Which component; of kind VCALENDAR for the calendars' own properties, VTIMEZONE with
    /// the TZID as UID for a zone.
    public var key: ComponentKey
    /// The component of the first calendar; nil where only the second has it.
    public var before: Component?
    /// The component of the second calendar; nil where only the first has it.
    public var after: Component?
    /// What is different; empty where one of the two does not have the component.
    public var changes: [Change]
  }

  /// In the order of the first calendar, then of the second: the calendar, zones, components.
  public let entries: [Entry]

  /// Whether nothing differs.
  public var isEmpty: Bool { entries.isEmpty }

  /// Compares two calendars. O(*n*), and for a changed component O(*its properties*).
  ///
  /// - Parameter comparesStamps: whether a component counts as changed for DTSTAMP and
  ///   LAST-MODIFIED alone, which many programs write anew at every export.
  public init(_ before: CalendarStore, _ after: CalendarStore, comparesStamps: Bool = false) {
    let comparison = TreeComparison(comparesStamps: comparesStamps)
    let (old, new) = (Self.pieces(before), Self.pieces(after))
    var waiting: [ComponentKey: [Component]] = [:]
    for piece in new.reversed() { waiting[piece.key, default: []].append(piece.component) }
    var entries: [Entry] = []
    for piece in old {
      // The first one is the last of the list. An equal one is the better partner; where a
      // UID is shared by very many, the first one has to do.
      let count = waiting[piece.key]?.count ?? 0
      if count > 1, count <= 32,
        let equal = waiting[piece.key]?.lastIndex(where: {
          comparison.changes(piece.component, $0).isEmpty
        })
      {
        _ = waiting[piece.key]?.remove(at: equal)
        continue
      }
      guard let other = waiting[piece.key]?.popLast() else {
        entries.append(
          Entry(key: piece.key, before: piece.component, after: nil, changes: []))
        continue
      }
      let changes = comparison.changes(piece.component, other)
      if !changes.isEmpty {
        entries.append(
          Entry(key: piece.key, before: piece.component, after: other, changes: changes))
      }
    }
    for piece in new {
      guard let other = waiting[piece.key]?.popLast() else { continue }
      entries.append(Entry(key: piece.key, before: nil, after: other, changes: []))
    }
    self.entries = entries
  }

  private struct Piece {
    var key: ComponentKey
    var component: Component
  }

  private static func pieces(_ store: CalendarStore) -> [Piece] {
    var properties: [Property] = []
    var zones: [Piece] = []
    for calendar in store.calendars {
      properties += calendar.properties
      for zoneID in calendar.zoneOrder {
        guard let zone = calendar.zones[zoneID]?.definition else { continue }
        zones.append(
          Piece(
            key: ComponentKey(kind: "VTIMEZONE", uid: zoneID), component: zone.canonical()))
      }
    }
    let head = Component("VCALENDAR", properties: properties).canonical()
    return [Piece(key: ComponentKey(kind: "VCALENDAR", uid: ""), component: head)] + zones
      + store.components.map { Piece(key: $0.key, component: $0.component.canonical()) }
  }
}
