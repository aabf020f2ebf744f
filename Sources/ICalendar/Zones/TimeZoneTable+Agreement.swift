import CalendarModel

extension TimeZoneTable {
  /// Whether two zones have the same offset at each time from `first` up to `end`.
  /// O(*transitions*).
  func agrees(with other: TimeZoneTable, from first: Instant, to end: Instant) -> Bool {
    guard offset(at: first) == other.offset(at: first) else { return false }
    return [self, other].allSatisfy { zone in
      zone.transitions.allSatisfy { transition in
        transition.instant < first || transition.instant >= end
          || offset(at: transition.instant) == other.offset(at: transition.instant)
      }
    }
  }

  /// As far as people plan: twenty years, in seconds.
  static let planningHorizon = 20 * 366 * 86_400
}
