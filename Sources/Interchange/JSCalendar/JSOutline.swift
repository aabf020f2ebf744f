import CalendarModel

/// What of an event or to-do a Group has to know beforehand. Kept small: there may be a hundred
/// thousand.
struct JSOutline {
  let uid: String
  let updated: Instant?
  let isOverride: Bool
  private let place: Int32
  private let group: Int32
  /// The line of its BEGIN, or 0.
  let line: Int32

  init(_ entry: some JSEntry, number: Int, calendar: Int) {
    uid = entry.uid
    updated = entry.updated
    isOverride = entry.replacement != nil
    place = Int32(number)
    group = Int32(calendar)
    line = Int32(clamping: entry.line ?? 0)
  }

  /// Its number among the events, or among the to-dos, of the file.
  var number: Int { Int(place) }

  /// The index of its calendar.
  var calendar: Int { Int(group) }
}
