public import CalendarModel
public import Recurrence

/// The occurrences of a calendar in a window.
public struct OccurrenceList: Sendable {
  /// By start, then UID.
  public var occurrences: [Occurrence]
  /// What was wrong with them, and where a limit was met.
  public var diagnostics: [Diagnostic]
}

extension CalendarFile {
  /// The occurrences that touch a half-open window. An event of no length touches the window
  /// that its start lies in.
  ///
  /// Dates and floating times are placed in `zone`. Cancelled occurrences are there, with
  /// their status. O(events), and for those that recur what the window holds of them.
  public func occurrences(
    in window: Range<Instant>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    let query = OccurrenceQuery(
      file: self, window: window, zones: zoneMap(floating: zone), limits: limits)
    let (hits, diagnostics) = query.hits()
    return query.list(hits, diagnostics) { records in
      let read = events(records)
      return (read.events.map { SharedEvent($0) }, read.diagnostics)
    }
  }
}

/// One run over the index for one window.
struct OccurrenceQuery {
  struct Hit {
    var record: Int
    var start: CalendarTime
    var end: CalendarTime
    var recurrenceID: CalendarTime?
    var interval: Range<Instant>
  }

  let file: CalendarFile
  let window: Range<Instant>
  let zones: ZoneMap
  let limits: ExpansionLimits

  /// The hits in no particular order.
  func hits() -> (hits: [Hit], diagnostics: [Diagnostic]) {
    var hits: [Hit] = []
    var diagnostics: [Diagnostic] = []
    let expander = LibicalRuleExpander()
    var budget = ExpansionBudget(limits, bytes: file.content.bytes.count)
    for first in file.index.groups {
      let record = file.index.records[Int(first)]
      if record.isSingle {
        if let hit = single(Int(first), record.schedule) { hits.append(hit) }
        continue
      }
      let members = members(from: first)
      let series = EventSeries(members: members.map { file.index.records[$0].schedule })
      let expansion = series.expansion(
        in: window, zones: zones, limits: budget.limits(for: series),
        foreignRules: budget.takesForeignRules(of: series) ? expander : nil)
      budget.spend(expansion, on: series)
      hits += expansion.hits.map {
        Hit(
          record: members[$0.memberIndex], start: $0.start, end: $0.end,
          recurrenceID: $0.recurrenceID, interval: $0.interval)
      }
      diagnostics += expansion.problems.compactMap {
        diagnostic($0, record: members[$0.memberIndex])
      }
    }
    return (hits, diagnostics)
  }

  /// The hits as occurrences, in their order. Each event is read once, however often it takes
  /// place: `read` gives the events of some records.
  func list(
    _ hits: [Hit], _ diagnostics: [Diagnostic],
    _ read: (_ records: [Int]) -> (events: [SharedEvent], diagnostics: [Diagnostic])
  ) -> OccurrenceList {
    let order = order(of: hits)
    var position: [Int: Int] = [:]
    var needed: [Int] = []
    for hit in hits where position[hit.record] == nil {
      position[hit.record] = needed.count
      needed.append(hit.record)
    }
    let (events, problems) = read(needed)
    let zoneNames = file.timeZones.reduce(into: [:]) { $0[$1.zoneID] = $1.table?.name }
    let occurrences = order.map { number in
      let hit = hits[number]
      return Occurrence(
        sharing: events[position[hit.record] ?? 0], recurrenceID: hit.recurrenceID,
        recurrenceInstant: hit.recurrenceID.map { zones.instant(of: $0) },
        start: hit.start, end: hit.end, interval: hit.interval,
        zone: hit.start.zone.map { zoneNames[$0] ?? $0 },
        calendar: file.calendars[Int(file.index.records[hit.record].calendar)].identity)
    }
    return OccurrenceList(
      occurrences: occurrences,
      diagnostics: (diagnostics + problems).sorted { $0.line < $1.line })
  }

  /// The numbers of the hits by start, then UID, then place in the file.
  func order(of hits: [Hit]) -> [Int] {
    file.content.withReader { reader in
      var keys = hits.indices.map { number in
        (
          start: hits[number].interval.lowerBound.secondsSince1970,
          uid: file.index.prefixOfUID(hits[number].record, reader), hit: number
        )
      }
      keys.sort { lhs, rhs in
        if lhs.start != rhs.start { return lhs.start < rhs.start }
        if lhs.uid != rhs.uid { return lhs.uid < rhs.uid }
        let records = (hits[lhs.hit].record, hits[rhs.hit].record)
        if records.0 == records.1 { return lhs.hit < rhs.hit }
        switch file.index.compareUIDs(records.0, records.1, reader) {
        case 0: return records.0 < records.1
        case let order: return order < 0
        }
      }
      return keys.map(\.hit)
    }
  }

  /// The records of one UID.
  func members(from first: Int32) -> [Int] {
    var members: [Int] = []
    var next = first
    while next >= 0 {
      members.append(Int(next))
      next = file.index.records[Int(next)].next
    }
    return members
  }

  /// The one occurrence of an event that does not recur, if it touches the window.
  func single(_ record: Int, _ schedule: EventSchedule) -> Hit? {
    // Far from the window by its wall time, whatever its zone: no need to place it exactly.
    let slack = 2 * 86_400
    let start = schedule.start.wallTime.secondsSince1970
    if start - slack > window.upperBound.secondsSince1970 { return nil }
    let length =
      switch schedule.ending {
      case .none: 86_400
      case .time(let end): end.wallTime.secondsSince1970 - start
      case .duration(let duration): duration.roughSeconds
      }
    if start + max(length, 0) + slack < window.lowerBound.secondsSince1970 { return nil }
    let bounds = schedule.bounds(startingAt: schedule.start, zones: zones)
    guard bounds.interval.touches(window) else { return nil }
    return Hit(
      record: record, start: schedule.start, end: bounds.end, recurrenceID: nil,
      interval: bounds.interval)
  }
}

/// What the series of one query may cost together, so that a file of many rules that recur
/// every second does not cost as many times the limits of one.
private struct ExpansionBudget {
  /// Of one series.
  private var limits: ExpansionLimits
  /// How many occurrences there may be in all: as many as one series may have, and more where
  /// the file is large. An occurrence takes some 160 bytes.
  private var occurrencesLeft: Int
  /// How many of those may be of rules finer than by the hour: no event takes place every
  /// minute, and a file of some bytes may say so many times.
  private var denseOccurrencesLeft: Int
  private var foreignLeft = 2_000

  init(_ limits: ExpansionLimits, bytes: Int) {
    self.limits = limits
    occurrencesLeft = limits.maximumOccurrences + bytes / 16
    denseOccurrencesLeft = limits.maximumOccurrences / 20
  }

  /// Whether the rules of the next series that count in other calendars are followed, as
  /// they are in the first of a file: libical needs up to 10 ms for one.
  mutating func takesForeignRules(of series: EventSeries) -> Bool {
    for member in series.members {
      for rule in member.recurrence?.rules ?? [] where !rule.isGregorian {
        foreignLeft -= rule.frequency == .yearly ? 1 : 10
      }
    }
    return foreignLeft >= 0
  }

  /// The limits of the next series.
  func limits(for series: EventSeries) -> ExpansionLimits {
    var result = limits
    result.maximumOccurrences = max(
      0, min(limits.maximumOccurrences, series.isDense ? denseOccurrencesLeft : occurrencesLeft))
    return result
  }

  mutating func spend(_ expansion: EventSeries.Expansion, on series: EventSeries) {
    if series.isDense { denseOccurrencesLeft -= expansion.hits.count }
    occurrencesLeft -= expansion.hits.count
    if expansion.problems.contains(where: { $0.kind == .limitReached }) {
      limits.maximumOccurrences /= 2
      limits.maximumSteps /= 2
    }
  }
}

extension EventSeries {
  /// Whether a rule of it recurs by the minute or second.
  fileprivate var isDense: Bool {
    members.contains { $0.recurrence?.rules.contains { $0.frequency < .hourly } ?? false }
  }
}

extension CalendarDuration {
  /// The duration with days of 24 hours. Days and seconds come from 32-bit numbers of the
  /// parser, so that this does not overflow.
  fileprivate var roughSeconds: Int { days * 86_400 + seconds }
}

extension Range<Instant> {
  /// Whether the two overlap; an empty one touches the window that its instant lies in.
  func touches(_ window: Range<Instant>) -> Bool {
    isEmpty ? window.contains(lowerBound) : overlaps(window)
  }
}
