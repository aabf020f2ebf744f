import CalendarModel

extension Instant {
  /// The DTSTAMP for a component without one. No clock is read: it is the time of the last
  /// change, else `oldest`, so that equal components have equal bytes.
  static func madeStamp(
    lastModified: Instant?, created: Instant?, oldest: WallTime = WallTime(secondsSince1970: 0)
  ) -> Instant {
    lastModified ?? created ?? Instant(utc: oldest)
  }
}
