import CalendarModel
import Recurrence

extension OccurrenceQuery {
  /// The records of which an occurrence touches the window, ascending.
  ///
  /// A series is followed only until each of its components has been met, and nothing is
  /// kept of its occurrences: so a window without an end costs no more than a short one.
  ///
  /// - Parameter selection: its weekdays count. A series is followed for `mostFollowed`
  ///   occurrences to find one.
  func touchedRecords(by selection: EventSelection = EventSelection()) -> [Int] {
    let mostFollowed = selection.weekdays.isEmpty ? Int.max : Self.mostFollowed
    func isWanted(_ start: CalendarTime, _ instant: Instant) -> Bool {
      selection.acceptsDay(of: start, at: instant, zone: zones.floating)
    }
    var touched: Set<Int> = []
    let parts = Self.parts(of: window)
    let expander = LibicalRuleExpander()
    for first in file.index.groups {
      let record = file.index.records[Int(first)]
      if record.isSingle {
        if let hit = single(Int(first), record.schedule),
          isWanted(hit.start, hit.interval.lowerBound)
        {
          touched.insert(Int(first))
        }
        continue
      }
      let members = members(from: first)
      let series = EventSeries(members: members.map { file.index.records[$0].schedule })
      var awaited = Set(members.filter(mayTouch))
      var left = mostFollowed
      for part in parts where !awaited.isEmpty && left > 0 {
        var limits = limits
        limits.maximumOccurrences = min(limits.maximumOccurrences, left)
        let expansion = series.expansion(
          in: part, zones: zones, limits: limits, foreignRules: expander)
        left -= expansion.hits.count
        for hit in expansion.hits where isWanted(hit.start, hit.interval.lowerBound) {
          touched.insert(members[hit.memberIndex])
          awaited.remove(members[hit.memberIndex])
        }
      }
    }
    return touched.sorted()
  }

  /// Whether a component of a series can touch the window. That of one occurrence is asked
  /// at once, since it would be awaited in vain.
  private func mayTouch(_ record: Int) -> Bool {
    let schedule = file.index.records[record].schedule
    guard let replacement = schedule.replacement, !replacement.andFuture else { return true }
    return single(record, schedule) != nil
  }

  /// Of a series, to find an occurrence on a weekday: a hundred years of one a week.
  private static let mostFollowed = 5_000

  /// A window in parts, each twice as long as the one before; the first has a year.
  static func parts(of window: Range<Instant>) -> [Range<Instant>] {
    var parts: [Range<Instant>] = []
    var start = window.lowerBound
    var length = 366 * 86_400
    while start < window.upperBound {
      let end = min(start.adding(seconds: length), window.upperBound)
      parts.append(start..<end)
      start = end
      length *= 2
    }
    return parts
  }
}
