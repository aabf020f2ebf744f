import CalendarModel

/// The order in which entries are placed and listed: a total order, so that the same entries
/// give the same grid in whatever order they come.
public enum EntryOrder {
  /// One question asked of two entries.
  public enum Criterion: Hashable, Sendable, CaseIterable {
    /// The earlier true start comes first, also in a row that the entry only continues in;
    /// an all-day entry starts at its first midnight.
    case start
    /// The longer one comes first, by the clock; an all-day entry lasts its whole days.
    case length
    /// All-day comes before timed.
    case allDay
    /// By title, by Unicode scalar value of the normalised text: the same everywhere,
    /// whatever the language of the reader.
    case title
    /// By UID, likewise.
    case uid
    /// By the index of the calendar.
    case calendar
    /// By the days touched, where all of the above is equal.
    case days
    /// Confirmed, tentative, cancelled.
    case status
    /// None, then by text.
    case location
    /// None, then by red, green and blue.
    case color
    /// Events, to-dos that have not been done, those that have, journal entries.
    case kind
    /// None, then by zone and the time there.
    case origin
  }

  /// The criteria: the first one that tells two entries apart decides. Entries that none
  /// tells apart are equal.
  public static let criteria: [Criterion] = [
    .start, .length, .allDay, .title, .uid, .calendar, .days, .status, .location, .color,
    .kind, .origin,
  ]

  /// Those that tell the entries of one event apart.
  private static let timeCriteria: [Criterion] = [.start, .length, .allDay, .days, .origin]

  /// Whether `lhs` comes before `rhs`.
  public static func precedes(_ lhs: GridEntry, _ rhs: GridEntry) -> Bool {
    // Most differ in their start; those of one event are equal in all that it says.
    let starts = (lhs.orderStart, rhs.orderStart)
    if starts.0 != starts.1 { return starts.0 < starts.1 }
    let isSame = lhs.content === rhs.content
    for criterion in isSame ? timeCriteria : criteria {
      if let answer = criterion.precedes(lhs, rhs) { return answer }
    }
    return false
  }

  /// Whether entries stand in this order.
  ///
  /// - Complexity: O(*e*).
  package static func isSorted(_ entries: [GridEntry]) -> Bool {
    entries.indices.dropFirst().allSatisfy { !precedes(entries[$0], entries[$0 - 1]) }
  }
}

extension EntryOrder.Criterion {
  /// Whether `lhs` comes before `rhs`; nil when the criterion does not tell them apart.
  func precedes(_ lhs: GridEntry, _ rhs: GridEntry) -> Bool? {
    switch self {
    case .start: less(lhs.orderStart, rhs.orderStart)
    case .length: less(rhs.orderLength, lhs.orderLength)
    case .allDay: less(lhs.isAllDay ? 0 : 1, rhs.isAllDay ? 0 : 1)
    case .title: less(lhs.title, rhs.title)
    case .uid: less(lhs.uid, rhs.uid)
    case .calendar: less(lhs.calendar, rhs.calendar)
    case .days:
      less(lhs.days.lowerBound, rhs.days.lowerBound)
        ?? less(lhs.days.upperBound, rhs.days.upperBound)
        // An end that is missing and one at the start are of the same length.
        ?? less(lhs.end == nil ? 0 : 1, rhs.end == nil ? 0 : 1)
    case .status: less(lhs.status.rank, rhs.status.rank)
    case .location:
      less(lhs.location == nil ? 0 : 1, rhs.location == nil ? 0 : 1)
        ?? less(lhs.location ?? "", rhs.location ?? "")
    case .color: less(lhs.color.rank, rhs.color.rank)
    case .kind: less(lhs.kind.rank, rhs.kind.rank)
    case .origin:
      less(lhs.origin == nil ? 0 : 1, rhs.origin == nil ? 0 : 1)
        ?? less(lhs.origin?.zone ?? "", rhs.origin?.zone ?? "")
        ?? less(lhs.origin?.start ?? lhs.orderStart, rhs.origin?.start ?? rhs.orderStart)
    }
  }

  private func less<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> Bool? {
    lhs == rhs ? nil : lhs < rhs
  }
}

extension GridEntry {
  /// When it starts, for the order.
  var orderStart: WallTime { start ?? WallTime(days.lowerBound) }

  /// How long it lasts on the clock in seconds, for the order; negative where the clocks go
  /// back.
  var orderLength: Int {
    guard let start else { return days.count * 86_400 }
    return (end ?? start).secondsSince1970 - start.secondsSince1970
  }
}

extension GridEntry.Kind {
  fileprivate var rank: Int {
    switch self {
    case .event: 0
    case .openTodo: 1
    case .completedTodo: 2
    case .journal: 3
    }
  }
}

extension GridEntry.Status {
  fileprivate var rank: Int {
    switch self {
    case .confirmed: 0
    case .tentative: 1
    case .cancelled: 2
    }
  }
}

extension RGBColor? {
  /// -1 for none, then `0xRRGGBB`.
  fileprivate var rank: Int {
    guard let self else { return -1 }
    return Int(self.red) << 16 | Int(self.green) << 8 | Int(self.blue)
  }
}
