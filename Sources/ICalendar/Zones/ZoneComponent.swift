import CalendarModel
import Recurrence

/// A VTIMEZONE of a file (RFC 5545, 3.6.5), compiled to a table.
struct ZoneComponent {
  private struct Observance {
    var schedule: EventSchedule
    /// Seconds east of UTC before the onset; nil where the file does not say.
    var offsetBefore: Int?
    var offset: Int
    var designation: ZoneDesignations.Designation

    /// The onsets before `end` in any order, some more than once, and whether there would be
    /// more for ever.
    func onsets(before end: WallTime, limits: ExpansionLimits) -> (times: [WallTime], goesOn: Bool)
    {
      let start = schedule.start.wallTime
      var times = [start]
      var goesOn = false
      // UNTIL is in UTC, the onsets in the local time before them.
      let before = TimeZoneTable(name: "", fixedOffset: offsetBefore ?? offset)
      for rule in schedule.recurrence?.rules ?? [] {
        // A zone that changes by the day or hour is none.
        guard rule.frequency >= .monthly else { continue }
        if rule.end == .never { goesOn = true }
        times += RuleOccurrences(
          rule, start: start, in: start..<max(end, start), zone: before, limits: limits)
      }
      times += schedule.recurrence?.addedDates.map(\.start.wallTime) ?? []
      if let exceptions = schedule.recurrence?.exceptionDates, !exceptions.isEmpty {
        let exceptions = Set(exceptions.map(\.wallTime))
        times.removeAll { exceptions.contains($0) }
      }
      return (times, goesOn)
    }
  }

  private var observances: [Observance] = []

  /// Enough for a change a year from the year 1 on. A zone has two rules without end at a
  /// time; those of more share what is enough for four.
  private var limits: ExpansionLimits {
    let rules = observances.reduce(0) { $0 + ($1.schedule.recurrence?.rules.count ?? 0) }
    return ExpansionLimits(
      maximumOccurrences: rules <= 40 ? 3_000 : 40 * 3_000 / rules / 4, maximumSteps: 30_000)
  }

  /// Reads the observances of a node. Those without a start or TZOFFSETTO are left out.
  init(_ document: CalendarDocument, node: Int) {
    var context = ImportContext(withoutZones: document)
    var observances: [Observance] = []
    document.withReader { reader in
      for child in reader.children(of: node)
      where [.standard, .daylight].contains(document.nodes[child].kind) {
        var offset: Int?
        var before: Int?
        var name: String?
        reader.forEachOwnLine(of: child) { line in
          switch reader.lines[line].kind {
          case .offsetTo: offset = OffsetText.seconds(reader.value(of: line))
          case .offsetFrom: before = OffsetText.seconds(reader.value(of: line))
          case .timeZoneName: name = name ?? reader.text(line)
          default: break
          }
        }
        guard let offset,
          let (schedule, _) = ScheduleBuilder.schedule(of: child, reader, &context)
        else { continue }
        observances.append(
          Observance(
            schedule: schedule, offsetBefore: before, offset: offset,
            designation: .init(name, isDaylight: document.nodes[child].kind == .daylight)))
      }
    }
    self.observances = observances
  }

  /// The compiled zone, or nil when no observance could be read.
  ///
  /// Onsets are in the local time before the onset (RFC 5545, 3.6.5). Where TZOFFSETFROM is
  /// missing, it is the offset of the observance before. Before the first onset its
  /// TZOFFSETFROM holds.
  func table(named name: String) -> TimeZoneTable? {
    guard !observances.isEmpty else { return nil }
    var onsets: [(time: WallTime, observance: Int)] = []
    var isEndless = false
    let end = horizon
    let limits = limits
    for (index, observance) in observances.enumerated() {
      let (times, goesOn) = observance.onsets(before: end, limits: limits)
      isEndless = isEndless || goesOn
      for time in times { onsets.append((time, index)) }
    }
    onsets.sort { ($0.time, $0.observance) < ($1.time, $1.observance) }
    var offset =
      onsets.first.map { observances[$0.observance] }.map { $0.offsetBefore ?? $0.offset } ?? 0
    let initial = offset
    var transitions: [TimeZoneTable.Transition] = []
    transitions.reserveCapacity(onsets.count)
    var changes: [(instant: Instant, designation: ZoneDesignations.Designation)] = []
    let names = designationsByOffset
    for index in onsets.indices
    where index == 0 || onsets[index] != onsets[index - 1] {
      let observance = observances[onsets[index].observance]
      let instant = Instant(
        utc: onsets[index].time.adding(seconds: -(observance.offsetBefore ?? offset)))
      transitions.append(.init(instant: instant, offset: observance.offset))
      if names == nil { changes.append((instant, observance.designation)) }
      offset = observance.offset
    }
    onsets = []
    changes.sort { $0.instant < $1.instant }
    return TimeZoneTable(
      name: name, initialOffset: initial, transitions: transitions, repeating: isEndless,
      designations: ZoneDesignations(changes: changes, later: names ?? [:]))
  }

  /// What the times of each offset are called, if that never changes.
  private var designationsByOffset: [Int: ZoneDesignations.Designation]? {
    var result: [Int: ZoneDesignations.Designation] = [:]
    for observance in observances {
      let known = result.updateValue(observance.designation, forKey: observance.offset)
      if let known, known != observance.designation { return nil }
    }
    return result
  }

  /// Whether other programs may stumble over it: observances with lists of RDATEs, which
  /// Outlook does not read, or very many of them.
  var isUnwieldy: Bool {
    observances.count > Self.mostObservances
      || observances.contains { observance in
        observance.schedule.recurrence?.addedDates.contains {
          $0.start.wallTime != observance.schedule.start.wallTime
        } ?? false
      }
  }

  private static let mostObservances = 20

  /// 400 years and a little after the last start of any observance or end of any rule: from
  /// there on, endless rules repeat themselves.
  private var horizon: WallTime {
    let years = observances.flatMap { observance -> [Int] in
      let rules = observance.schedule.recurrence?.rules ?? []
      return [observance.schedule.start.wallTime.day.year]
        + rules.compactMap {
          if case .until(let until) = $0.end { until.wallTime.day.year } else { nil }
        }
    }
    let last = min(max(years.max() ?? 0, 2000), 9000)
    return WallTime(Day(validYear: last + 402, month: 1, day: 1))
  }
}
