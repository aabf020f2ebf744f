import CalendarModel
import ICalendar

/// The occurrences of several files by start, then UID, then in the order of the files, while
/// only the next one of each file is held.
struct OccurrenceMerge: IteratorProtocol {
  private struct Head {
    var occurrence: Occurrence
    let file: Int

    /// Whether it comes before another file's.
    func precedes(_ other: Head) -> Bool {
      let starts = (occurrence.interval.lowerBound, other.occurrence.interval.lowerBound)
      if starts.0 != starts.1 { return starts.0 < starts.1 }
      let uids = (occurrence.event.uid.utf8, other.occurrence.event.uid.utf8)
      if !uids.0.elementsEqual(uids.1) { return uids.0.lexicographicallyPrecedes(uids.1) }
      return file < other.file
    }
  }

  /// The readers that have more than their head, by the numbers of their files: a folder may hold
  /// very many files of one event.
  private var readers: [Int: OccurrenceReader] = [:]
  /// A binary heap, once all files are there: each precedes those at twice its place and one or
  /// two more.
  private var heads: [Head] = []
  private var isHeap = false

  /// Adds the next file, before anything is asked for.
  mutating func add(_ reader: consuming OccurrenceReader) {
    guard let first = reader.next() else { return }
    if !reader.isAtEnd { readers[heads.count] = reader }
    heads.append(Head(occurrence: first, file: heads.count))
  }

  /// The next one; nil behind the last. O(log *files*), and the reading of an event.
  mutating func next() -> Occurrence? {
    if !isHeap {
      for place in heads.indices.prefix(heads.count / 2).reversed() { sink(from: place) }
      isHeap = true
    }
    guard let first = heads.first else { return nil }
    if let following = readers[first.file]?.next() {
      heads[0].occurrence = following
    } else {
      heads.swapAt(0, heads.count - 1)
      heads.removeLast()
    }
    sink(from: 0)
    return first.occurrence
  }

  /// Moves a head down to where it belongs.
  private mutating func sink(from start: Int) {
    var place = start
    while 2 * place + 1 < heads.count {
      var next = 2 * place + 1
      if next + 1 < heads.count, heads[next + 1].precedes(heads[next]) { next += 1 }
      guard heads[next].precedes(heads[place]) else { return }
      heads.swapAt(place, next)
      place = next
    }
  }
}
