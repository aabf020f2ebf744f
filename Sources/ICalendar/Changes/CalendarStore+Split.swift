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
    groups(of: entries.indices).map(item)
  }

  /// Calls `body` with each of them, so that they need not all be held. O(bytes).
  public func forEachItem<Failure: Error>(
    _ body: (StoredItem) throws(Failure) -> Void
  ) throws(Failure) {
    for group in groups(of: entries.indices) { try body(item(group)) }
  }

  /// The calendars of some entries.
  func items(of indices: some Sequence<Int>) -> [StoredItem] {
    groups(of: indices).map(item)
  }

  /// Entries by their UIDs: the positions of each.
  private func groups(of indices: some Sequence<Int>) -> [[Int]] {
    var numbers: [String: Int] = [:]
    var groups: [[Int]] = []
    for index in indices {
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
  private func item(_ positions: [Int]) -> StoredItem {
    let uid = entries[positions[0]]?.key.uid ?? ""
    let components = positions.lazy.compactMap { entries[$0] }
    let numbers = Set(components.lazy.map(\.calendar))
    if numbers.count == 1, let number = numbers.first {
      let isFloating = components.contains { $0.hasFloatingTimes }
      return StoredItem(
        uid: uid, store: self, head: head(of: calendars[number], isFloating: isFloating),
        positions: positions)
    }
    // The same UID in several calendars: their zones are put together as in a merge.
    let parts = numbers.sorted().map { number in
      var part = CalendarStore()
      part.calendars = [calendars[number]]
      for var component in components where component.calendar == number {
        component.calendar = 0
        part.insert(component)
      }
      return part
    }
    var store = CalendarStore()
    _ = CalendarStore.joined(parts, into: &store)
    let isFloating = store.entries.contains { $0?.hasFloatingTimes ?? false }
    return StoredItem(
      uid: uid, store: store, head: head(of: store.calendars[0], isFloating: isFloating),
      positions: Array(store.entries.indices))
  }

  private func head(of calendar: StoredCalendar, isFloating: Bool) -> StoredCalendar {
    var head = calendar
    head.properties = calendar.properties.filter { property in
      switch property.name.uppercased() {
      case "VERSION", "PRODID", "CALSCALE": true
      case "X-WR-TIMEZONE": isFloating && calendar.floatingZone != nil
      default: false
      }
    }
    return head
  }
}
