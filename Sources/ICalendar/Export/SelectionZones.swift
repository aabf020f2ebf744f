import CalendarModel
import Recurrence

/// The TZIDs that selected events use, and when.
struct SelectionZones {
  /// The times between which a TZID is used.
  struct Use {
    var first: Instant
    /// Nil for ever.
    var last: Instant?
  }

  private let zones: ZoneMap
  /// How many occurrences are followed in all to find the last of a series.
  private var left = 200_000
  /// From when on a zone is governed by a yearly rule, once that was asked.
  private var yearlyStarts: [String: Instant?] = [:]
  private(set) var uses: [String: Use] = [:]

  /// Nothing is used yet.
  init(_ zones: ZoneMap) {
    self.zones = zones
  }

  /// Notes a time that is written, which may lie in no zone.
  mutating func note(_ time: CalendarTime) {
    guard let zone = time.zone else { return }
    let instant = zones.instant(of: time)
    note(zone, Use(first: instant, last: instant))
  }

  /// Notes all times of a component, those of its rules as well.
  mutating func note(_ schedule: EventSchedule) {
    note(schedule.start)
    if case .time(let end) = schedule.ending { note(end) }
    if let original = schedule.replacement?.original { note(original) }
    guard let recurrence = schedule.recurrence else { return }
    for time in recurrence.addedDates.map(\.start) + recurrence.exceptionDates { note(time) }
    guard !recurrence.rules.isEmpty, let zone = schedule.start.zone else { return }
    let first = zones.instant(of: schedule.start)
    note(zone, Use(first: first, last: end(of: schedule, from: first)))
  }

  private mutating func note(_ zone: String, _ use: Use) {
    guard let known = uses[zone] else {
      uses[zone] = use
      return
    }
    var joined = Use(first: min(known.first, use.first))
    if let last = known.last, let other = use.last { joined.last = max(last, other) }
    uses[zone] = joined
  }

  /// When the last occurrence ends; nil for never, or where no VTIMEZONE would be another for
  /// it.
  private mutating func end(of schedule: EventSchedule, from first: Instant) -> Instant? {
    guard let zone = schedule.start.zone, let rules = schedule.recurrence?.rules,
      rules.allSatisfy({ $0.end != .never && $0.isGregorian })
    else { return nil }
    if let start = yearlyStart(of: zone), start <= first { return nil }
    let limits = ExpansionLimits(
      maximumOccurrences: min(left, 5_000), maximumSteps: left > 0 ? 100_000 : 0)
    let window = first.adding(seconds: -86_400)..<EventSelection.allTime.upperBound
    guard first < window.upperBound else { return nil }
    let expansion = EventSeries(members: [schedule]).expansion(
      in: window, zones: zones, limits: limits)
    left -= max(100, expansion.hits.count)
    if expansion.problems.contains(where: { $0.kind == .limitReached }) { return nil }
    return expansion.hits.map(\.interval.upperBound).max() ?? first
  }

  private mutating func yearlyStart(of zone: String) -> Instant? {
    if let known = yearlyStarts[zone] { return known }
    let table = zones.tables[zone]
    let start = table.flatMap { table in
      YearlyOnsets(table).map { table.transitions[$0.firstIndex].instant }
    }
    yearlyStarts[zone] = .some(start)
    return start
  }
}
