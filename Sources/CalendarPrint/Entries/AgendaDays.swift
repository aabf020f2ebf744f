import CalendarModel
import DayGrid

/// Which entries are listed under which days.
enum AgendaDays {
  /// The days of the longest entry that stands in each of its days. A year at school is no
  /// news on every day of it.
  static let longestDaily = 62

  /// A day that has entries.
  struct Item {
    let day: Day
    /// The places of its entries.
    let entries: [Int32]
  }

  /// The days that have entries, each with their places among the sorted ones: an entry may
  /// stand in many days, a long one only in the first and the last of those listed.
  ///
  /// - Parameter days: those to list, half-open.
  /// - Complexity: O(*items* + *days* log *days*).
  static func items(_ sorted: [GridEntry], in days: Range<Day>) -> [Item] {
    var byDay: [Day: [Int32]] = [:]
    for (index, entry) in sorted.enumerated() {
      let listed = entry.days.clamped(to: days)
      guard let first = listed.first, let last = listed.last else { continue }
      let isDaily = entry.days.count <= longestDaily || first == last
      for day in isDaily ? Array(listed) : [first, last] {
        byDay[day, default: []].append(Int32(truncatingIfNeeded: index))
      }
    }
    return byDay.sorted { $0.key < $1.key }.map { Item(day: $0.key, entries: $0.value) }
  }

  /// All-day entries first, each part in the order that it has.
  static func ordered(_ entries: [GridEntry]) -> [GridEntry] {
    // Mostly they are so already, and there may be very many.
    let timed = entries.drop(while: \.isAllDay)
    guard timed.contains(where: \.isAllDay) else { return entries }
    return entries.filter(\.isAllDay) + entries.filter { !$0.isAllDay }
  }

  /// When an entry takes place on one of its days.
  static func time(of entry: GridEntry, on day: Day, _ locale: CalendarLocale) -> String {
    guard let start = entry.start else { return locale.words.allDay }
    let clock = locale.clock
    let end = entry.end ?? start
    if entry.days.count == 1 {
      return start == end ? clock.time(start) : clock.time(start) + "–" + clock.time(end)
    }
    if day == entry.days.lowerBound { return clock.time(start) + " " + locale.arrow }
    if day.advanced(by: 1) == entry.days.upperBound { return locale.arrow + " " + clock.time(end) }
    return locale.words.allDay
  }
}
