import CalendarModel

/// The occurrences of a set that are not listed as the master's: taken out by EXDATE or
/// EXRULE, or replaced by an override.
struct Exclusions: Sendable {
  private var moments: [Int] = []
  private var days: [Int] = []

  var isEmpty: Bool { moments.isEmpty && days.isEmpty }

  mutating func insert(_ key: SeriesKey) {
    switch key {
    case .moment(let value): moments.append(value)
    case .day(let value): days.append(value)
    }
  }

  /// Must be called before `contains`. O(*n* log *n*).
  mutating func sort() {
    moments.sort()
    days.sort()
  }

  /// Whether the occurrence at a key and wall time is excluded. O(log *n*).
  func contains(key: Int, wall: Int) -> Bool {
    if !moments.isEmpty && Self.contains(key, in: moments) { return true }
    if days.isEmpty { return false }
    let day = wall / 86_400 - (wall % 86_400 < 0 ? 1 : 0)
    return Self.contains(day, in: days)
  }

  private static func contains(_ value: Int, in sorted: [Int]) -> Bool {
    let place = sorted.partitioningIndex { $0 >= value }
    return place < sorted.count && sorted[place] == value
  }
}
