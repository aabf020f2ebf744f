import CalendarModel

/// One of the calendars that a calendar is taken apart into: all components of one UID.
public struct StoredItem: Hashable, Sendable {
  /// The UID, or the one that was made for a component without any.
  public let uid: String
  /// The calendar: the components in their order, with the VTIMEZONEs that they need.
  public let bytes: [UInt8]
}

extension CalendarStore {
  /// The calendars taken apart, one for each UID, in the order in which the UIDs come first.
  /// Each is whole: VERSION, PRODID, master and overrides, and the time zones that they need.
  ///
  /// What a calendar says of itself as a whole (name, colour, METHOD) is left out, but for
  /// PRODID, CALSCALE, and X-WR-TIMEZONE where there are floating times. O(bytes).
  public func items() -> [StoredItem] {
    items(of: entries.indices)
  }

  /// The calendars of some entries.
  func items(of indices: some Sequence<Int>) -> [StoredItem] {
    var order: [String] = []
    var groups: [String: [StoredComponent]] = [:]
    for index in indices {
      guard let entry = entries[index] else { continue }
      if groups[entry.key.uid] == nil { order.append(entry.key.uid) }
      groups[entry.key.uid, default: []].append(entry)
    }
    return order.map { uid in
      StoredItem(uid: uid, bytes: item(groups[uid] ?? []))
    }
  }

  /// One calendar of these components, which may come from several calendars.
  private func item(_ components: [StoredComponent]) -> [UInt8] {
    let numbers = Set(components.map(\.calendar))
    if numbers.count == 1, let number = numbers.first {
      let isFloating = components.contains(where: \.hasFloatingTimes)
      return serialized(
        head(of: calendars[number], isFloating: isFloating), components,
        keepsUnusedZones: false)
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
    let isFloating = store.components.contains(where: \.hasFloatingTimes)
    return store.serialized(
      head(of: store.calendars[0], isFloating: isFloating), store.components,
      keepsUnusedZones: false)
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
