import CalendarModel
import Recurrence

/// An occurrence that a selection wants.
struct ChosenOccurrence {
  /// The index of the record whose component describes it.
  let record: Int
  let start: CalendarTime
  let end: CalendarTime
  /// The start in the recurrence set; nil for an event that does not recur.
  let recurrenceID: CalendarTime?
  let interval: Range<Instant>

  /// A hit of the series of some records.
  init(_ hit: EventSeries.Hit, of records: [Int]) {
    record = records[hit.memberIndex]
    start = hit.start
    end = hit.end
    recurrenceID = hit.recurrenceID
    interval = hit.interval
  }
}

extension EventIndex {
  /// The occurrences by start, then UID, then place in the file.
  func sorted(_ occurrences: [ChosenOccurrence], _ reader: LineReader) -> [ChosenOccurrence] {
    let prefixes = occurrences.map { prefixOfUID($0.record, reader) }
    return occurrences.indices.sorted { lhs, rhs in
      let starts = (occurrences[lhs].interval.lowerBound, occurrences[rhs].interval.lowerBound)
      if starts.0 != starts.1 { return starts.0 < starts.1 }
      if prefixes[lhs] != prefixes[rhs] { return prefixes[lhs] < prefixes[rhs] }
      let records = (occurrences[lhs].record, occurrences[rhs].record)
      if records.0 == records.1 { return lhs < rhs }
      let order = compareUIDs(records.0, records.1, reader)
      return order != 0 ? order < 0 : records.0 < records.1
    }.map { occurrences[$0] }
  }
}
