import CalendarModel

/// What a TZID means in a calendar, and the VTIMEZONE that says so.
struct StoredZone: Sendable {
  /// The VTIMEZONE as the file has it, or nil.
  var source: DocumentComponent?
  /// The VTIMEZONE after a change of its TZID.
  var edited: Component?
  /// Nil where nobody knows the zone.
  var table: TimeZoneTable?
  /// Whether the table is the system's, which is the same in all files.
  var isSystem = false
  /// The first time that is written with the TZID, as far as is known.
  var firstUse: Instant?

  /// Whether a VTIMEZONE defines it.
  var isDefined: Bool { source != nil || edited != nil }

  /// The definition, if there is one.
  var definition: Component? { edited ?? source?.component }

  /// Whether `other` means the same for all times from `other`'s first one on, as far as
  /// people plan.
  func agrees(with other: StoredZone) -> Bool {
    if isSystem, other.isSystem, table?.name == other.table?.name { return true }
    guard let table, let others = other.table else {
      // What nobody can read, floats: here as there, unless a definition is at stake.
      return !other.isDefined || definition?.canonical() == other.definition?.canonical()
    }
    let first = other.firstUse ?? Instant(secondsSince1970: 0)
    return table.agrees(
      with: others, from: first, to: first.adding(seconds: TimeZoneTable.planningHorizon))
  }
}
