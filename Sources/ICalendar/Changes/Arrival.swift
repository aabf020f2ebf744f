import CalendarModel

/// A component as it would stand in a calendar that it does not come from: with the names that
/// its zones have there.
struct Arrival {
  struct Zone {
    var name: String
    var zone: StoredZone
    var isRenamed: Bool
  }

  /// The component, its calendar still the old one.
  var component: StoredComponent
  /// The zones that it needs.
  var zones: [Zone] = []

  /// - Parameters:
  ///   - source: the calendar that it comes from.
  ///   - target: the one that it comes to. Where its X-WR-TIMEZONE is not the source's, the
  ///     floating times of the component get the TZID that they were meant in.
  init(_ component: StoredComponent, from source: StoredCalendar, to target: StoredCalendar) {
    self.component = component
    var names: [String: String] = [:]
    for zoneID in component.zones.keys.sorted() {
      guard var zone = source.zones[zoneID] else { continue }
      zone.firstUse = component.zones[zoneID]
      let name = target.name(for: zoneID, zone)
      if name != zoneID { names[zoneID] = name }
      zones.append(Zone(name: name, zone: zone, isRenamed: name != zoneID))
    }
    self.component.rename(names)
    if component.hasFloatingTimes, let zoneID = source.floatingZone,
      let table = source.floatingTable, target.floatingZone != zoneID
    {
      var zone = source.zones[zoneID] ?? .ofSystem
      zone.table = table
      let name = target.name(for: zoneID, zone)
      self.component.pin(to: name, table)
      zones.append(Zone(name: name, zone: zone, isRenamed: name != zoneID))
    }
  }
}
