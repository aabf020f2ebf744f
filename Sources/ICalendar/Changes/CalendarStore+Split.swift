import CalendarModel

/// One of the calendars that a calendar is taken apart into: all components of one UID, in their
/// order, with the VTIMEZONEs that they need.
public struct StoredItem: Sendable {
  /// The UID, or the one that was made for a component without any.
  public let uid: String

  fileprivate let store: CalendarStore
  fileprivate let head: StoredCalendar
  fileprivate let positions: [Int]

  /// The calendar. O(bytes) each time.
  public var bytes: [UInt8] {
    store.serialized(head, positions, keepsUnusedZones: false)
  }

  /// Writes the calendar, a piece of some components at a time: all of a file may have one UID.
  ///
  /// - Parameter take: called with the pieces in their order.
  public func write(to take: @escaping ([UInt8]) -> Void) {
    store.write(head, positions, keepsUnusedZones: false, to: take)
  }
}

extension CalendarStore {
  /// The calendars taken apart, one for each UID, in the order in which the UIDs come first.
  /// Each is whole: VERSION, PRODID, master and overrides, and the time zones that they need.
  ///
  /// What a calendar says of itself as a whole (name, colour, METHOD) is left out, but for
  /// PRODID, CALSCALE, and X-WR-TIMEZONE where there are floating times. O(bytes).
  public func items() -> [StoredItem] {
    var items: [StoredItem] = []
    forEachItem { items.append($0) }
    return items
  }

  /// Calls `body` with each of them, so that they need not all be held. O(bytes).
  public func forEachItem<Failure: Error>(
    _ body: (StoredItem) throws(Failure) -> Void
  ) throws(Failure) {
    var heads = ItemHeads(self)
    for group in groups() { try body(item(group, &heads)) }
  }

  /// The entries by their UIDs: the positions of each.
  private func groups() -> [[Int]] {
    var numbers: [String: Int] = [:]
    var groups: [[Int]] = []
    for index in entries.indices {
      guard let uid = entries[index]?.key.uid else { continue }
      if let number = numbers[uid] {
        groups[number].append(index)
      } else {
        numbers[uid] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// One calendar of these components, which may come from several calendars.
  private func item(_ positions: [Int], _ heads: inout ItemHeads) -> StoredItem {
    let uid = entries[positions[0]]?.key.uid ?? ""
    let components = positions.lazy.compactMap { entries[$0] }
    let numbers = Set(components.lazy.map(\.calendar))
    if numbers.count == 1, let number = numbers.first {
      let isFloating = components.contains { $0.hasFloatingTimes }
      return StoredItem(
        uid: uid, store: self, head: heads.head(of: number).item(isFloating: isFloating),
        positions: positions)
    }
    // The same UID in several calendars: their zones are put together as in a merge.
    let parts = numbers.sorted().map { number in
      let own = components.filter { $0.calendar == number }
      var part = CalendarStore()
      part.calendars = [heads.head(of: number).withZones(of: own)]
      for var component in own {
        component.calendar = 0
        part.insert(component)
      }
      return part
    }
    var store = CalendarStore()
    _ = CalendarStore.joined(parts, into: &store)
    let isFloating = store.entries.contains { $0?.hasFloatingTimes ?? false }
    return StoredItem(
      uid: uid, store: store, head: store.calendars[0].item(isFloating: isFloating),
      positions: Array(store.entries.indices))
  }
}

/// What of the calendars of a store is said in each item of them.
private struct ItemHeads {
  private let store: CalendarStore
  /// The last one that was asked for: items come in the order of their calendars.
  private var last: (number: Int, head: StoredCalendar)?

  init(_ store: CalendarStore) { self.store = store }

  /// A calendar with those of its properties that are an item's, each of them once. Amortized
  /// O(1) for the items of one calendar: it may have as many properties as items.
  mutating func head(of number: Int) -> StoredCalendar {
    if let last, last.number == number { return last.head }
    var head = store.calendars[number]
    var names: Set = ["VERSION", "PRODID", "CALSCALE", "X-WR-TIMEZONE"]
    head.properties.removeAll { names.remove($0.name.uppercased()) == nil }
    last = (number, head)
    return head
  }
}

extension StoredCalendar {
  /// The head without the zone of floating times, where there are none.
  fileprivate func item(isFloating: Bool) -> StoredCalendar {
    guard !isFloating || floatingZone == nil else { return self }
    var head = self
    head.properties.removeAll { $0.name.uppercased() == "X-WR-TIMEZONE" }
    return head
  }

  /// The calendar with no zones but those that these components need.
  fileprivate func withZones(of components: some Sequence<StoredComponent>) -> StoredCalendar {
    var used = Set(components.lazy.flatMap(\.zones.keys))
    if let floatingZone { used.insert(floatingZone) }
    return keeping(used)
  }
}
