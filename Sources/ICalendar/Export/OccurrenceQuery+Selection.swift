import CalendarModel
import Recurrence

extension OccurrenceQuery {
  /// The occurrences that a selection wants, in no particular order.
  ///
  /// - Parameter endlessLimit: how many of a series without an end are wanted where the
  ///   selection has none either.
  func hits(
    of selection: EventSelection, endlessLimit: Int
  ) -> (hits: [ChosenOccurrence], diagnostics: [Diagnostic]) {
    let wanted = file.accepted(Array(file.index.records.indices), by: selection)
    func isWanted(_ hit: ChosenOccurrence) -> Bool {
      wanted[hit.record]
        && selection.acceptsDay(
          of: hit.start, at: hit.interval.lowerBound, zone: zones.floating)
    }
    var result: [ChosenOccurrence] = []
    var diagnostics: [Diagnostic] = []
    // As in a list of occurrences: more of a large file.
    var left = limits.maximumOccurrences + file.content.bytes.count / 16
    for first in file.index.groups {
      let record = file.index.records[Int(first)]
      if record.isSingle {
        if wanted[Int(first)], let hit = single(record.schedule) {
          let occurrence = ChosenOccurrence(hit, of: [Int(first)])
          if isWanted(occurrence) { result.append(occurrence) }
        }
        continue
      }
      let series = FlattenedSeries(query: self, members: members(from: first))
      guard series.members.contains(where: { wanted[$0] }) else { continue }
      let endless = selection.end == nil ? series.endlessMember : nil
      let found =
        endless == nil
        ? series.allHits(limit: left, where: isWanted)
        : series.firstHits(min(endlessLimit, left), where: isWanted)
      left -= found.hits.count
      result += found.hits
      diagnostics += found.problems.compactMap {
        diagnostic($0, record: series.members[$0.memberIndex])
      }
      // One that has none on these weekdays for centuries is not cut short.
      if let endless, found.isCut, !found.hits.isEmpty || left <= 0 {
        diagnostics.append(cutReport(endless, found.hits))
      }
    }
    return (result, diagnostics)
  }

  private func cutReport(_ record: Int, _ hits: [ChosenOccurrence]) -> Diagnostic {
    let node = Int(file.index.records[record].node)
    let action =
      switch hits.count {
      case 0: "none of its first occurrences is chosen; choose an end to look further"
      case 1: "the first occurrence of it is written"
      default: "the first \(hits.count) occurrences of it are written"
      }
    let last =
      hits.last.map { ", up to \($0.start.wallTime.day); choose an end for more or fewer" } ?? ""
    return file.content.withReader { reader in
      Diagnostic(
        .warning, .limitReached, file: file.document.file,
        line: reader.number(ofNode: node),
        uid: file.index.uid(of: record, reader), problem: "the event recurs without an end",
        action: action + last)
    }
  }
}

/// A series of which some occurrences become events of their own.
private struct FlattenedSeries {
  struct Found {
    var hits: [ChosenOccurrence] = []
    /// Each once, in the order in which they were met.
    var problems: [EventSeries.Problem] = []
    /// Whether there are more.
    var isCut = false
  }

  let query: OccurrenceQuery
  let members: [Int]

  private var series: EventSeries {
    EventSeries(members: members.map { query.file.index.records[$0].schedule })
  }

  /// The first component with a rule that never ends.
  var endlessMember: Int? {
    members.first { record in
      query.file.index.records[record].schedule.recurrence?.rules.contains { $0.end == .never }
        ?? false
    }
  }

  /// All that the window holds.
  func allHits(limit: Int, where isWanted: (ChosenOccurrence) -> Bool) -> Found {
    let expansion = expansion(in: query.window, limit)
    return Found(
      hits: expansion.hits.map(hit).filter(isWanted), problems: expansion.problems)
  }

  /// The first that are wanted.
  func firstHits(_ count: Int, where isWanted: (ChosenOccurrence) -> Bool) -> Found {
    var result = Found()
    // Those of one weekday are a seventh of a daily event's.
    var left = count * 20
    let parts = OccurrenceQuery.parts(of: window)
    for part in parts {
      let expansion = expansion(in: part, left)
      left -= expansion.hits.count
      result.hits += expansion.hits.lazy.filter {
        // What reaches over from the part before is there already.
        part == parts.first || $0.interval.lowerBound >= part.lowerBound
      }.map(hit).filter(isWanted)
      var isFull = left <= 0
      for problem in expansion.problems {
        if problem.kind == .limitReached {
          isFull = true
        } else if !result.problems.contains(problem) {
          result.problems.append(problem)
        }
      }
      if isFull || result.hits.count >= count {
        result.isCut = true
        result.hits.removeLast(max(0, result.hits.count - count))
        break
      }
    }
    return result
  }

  /// The window without what lies long before the first occurrence.
  private var window: Range<Instant> {
    let times = members.flatMap { record in
      let schedule = query.file.index.records[record].schedule
      return [schedule.start] + (schedule.recurrence?.addedDates.map(\.start) ?? [])
    }
    guard let first = times.map({ query.zones.instant(of: $0) }).min() else { return query.window }
    let start = max(query.window.lowerBound, first.adding(seconds: -2 * 86_400))
    return start..<max(start, query.window.upperBound)
  }

  private func expansion(in window: Range<Instant>, _ limit: Int) -> EventSeries.Expansion {
    var limits = query.limits
    limits.maximumOccurrences = max(0, min(limits.maximumOccurrences, limit))
    return series.expansion(
      in: window, zones: query.zones, limits: limits, foreignRules: LibicalRuleExpander())
  }

  private func hit(_ hit: EventSeries.Hit) -> ChosenOccurrence {
    ChosenOccurrence(hit, of: members)
  }
}
