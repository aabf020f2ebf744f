package import CalendarModel

/// Tells the masters of one UID that hold from those of which another version holds (RFC 5546,
/// 2.1.5). Masters that start at the same time and recur alike are versions of one.
package struct MasterVersions: Sendable {
  /// The masters that hold, ascending.
  package private(set) var holding: [Int32] = []
  /// The others, in the order in which they lost.
  package private(set) var superseded: [Int32] = []

  private struct Identity: Hashable {
    let start: CalendarTime
    let recurrence: EventSchedule.Recurrence?

    init(_ master: EventSchedule) {
      start = master.start
      recurrence = master.recurrence
    }
  }

  /// Compares masters. There may be a million, and identities are large: only numbers are held.
  /// O(*masters*).
  ///
  /// - Parameters:
  ///   - masters: their numbers, ascending, below 2^31.
  ///   - schedule: gives that of a master.
  package init(of masters: some Sequence<Int>, schedule: (_ master: Int) -> EventSchedule) {
    var rest = masters.makeIterator()
    guard let first = rest.next() else { return }
    guard let second = rest.next() else {
      // One alone, as nearly all are, is compared with none.
      holding = [Int32(first)]
      return
    }
    var table = PlaceTable()
    _ = enter(first, &table, schedule)
    var next: Int? = second
    while let master = next {
      if let place = enter(master, &table, schedule) {
        let other = holding[place]
        if schedule(master).replaces(schedule(Int(other))) {
          superseded.append(other)
          holding[place] = Int32(master)
        } else {
          superseded.append(Int32(master))
        }
      }
      next = rest.next()
    }
    holding.sort()
  }

  /// Takes in a master as one that holds; the place of the one that holds so far, where it is
  /// another version of that.
  private mutating func enter(
    _ master: Int, _ table: inout PlaceTable, _ schedule: (Int) -> EventSchedule
  ) -> Int? {
    let this = Identity(schedule(master))
    let new = holding.count
    holding.append(Int32(master))
    let known = table.enter(new) { place in
      Identity(schedule(Int(holding[place]))).hashValue
    } where: { place in
      Identity(schedule(Int(holding[place]))) == this
    }
    if known != nil { holding.removeLast() }
    return known
  }
}

extension EventSchedule {
  /// Whether a version of a component holds in place of one that comes earlier in the file: by
  /// SEQUENCE, then by DTSTAMP (RFC 5546, 2.1.5).
  package func replaces(_ earlier: EventSchedule) -> Bool {
    if sequence != earlier.sequence { return sequence > earlier.sequence }
    guard let stamp else { return earlier.stamp == nil }
    guard let other = earlier.stamp else { return true }
    return stamp >= other
  }
}
