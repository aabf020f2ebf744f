import CalendarModel

/// What BYSETPOS chose of the periods read so far.
struct PositionPool: Sendable {
  let positions: [Int]
  /// Wall times in seconds, ascending; those before `index` were handed out.
  var times: [Int] = []
  var index = 0
  /// The chosen days of the period that is being read.
  var days: [Int] = []
  /// No period to come has anything before this.
  var floor = Int.min
  var isComplete = false

  init(_ positions: [Int]) { self.positions = SetPositions.valid(positions) }

  mutating func reset() {
    times.removeAll(keepingCapacity: true)
    index = 0
    floor = Int.min
    isComplete = false
  }

  /// The next time that no period to come can precede; nil when a period must be read first.
  mutating func next() -> Int? {
    guard index < times.count, isComplete || times[index] < floor else { return nil }
    index += 1
    return times[index - 1]
  }

  /// Adds what is chosen of the period whose days are in `days`.
  ///
  /// - Parameter start: the period's first day. With SKIP (`overlaps`) a period can hold a day
  ///   of its neighbours, and the pool is only safe up to the day before this.
  mutating func addPeriod(from start: Int, clock: ClockRule, overlaps: Bool) {
    if index > 0 {
      times.removeSubrange(..<index)
      index = 0
    }
    if overlaps { Self.removeRepeated(&days) }
    let size = days.count * clock.count
    if positions.count == 1 {
      let index = positions[0] > 0 ? positions[0] - 1 : size + positions[0]
      if index >= 0 && index < size { add(index, clock) }
    } else {
      for index in SetPositions.indices(positions, in: size) { add(index, clock) }
    }
    floor = Int.max
    if overlaps {
      floor = (start - 1) * 86_400
      times.sort()
      Self.removeRepeated(&times)
    }
  }

  private mutating func add(_ index: Int, _ clock: ClockRule) {
    times.append(days[index / clock.count] * 86_400 + clock.offset(at: index % clock.count))
  }

  private static func removeRepeated(_ values: inout [Int]) {
    var kept = 0
    for value in values where kept == 0 || values[kept - 1] != value {
      values[kept] = value
      kept += 1
    }
    values.removeSubrange(kept...)
  }
}

extension RunSource {
  /// Periods of a week or more, out of which BYSETPOS chooses.
  mutating func advancePositions() -> Bool {
    guard var pool else { return false }
    // Taken out while it changes, so that its arrays are not copied.
    self.pool = nil
    defer { self.pool = pool }
    while true {
      if let time = pool.next() {
        if time >= upper { return false }
        if time < lower { continue }
        run = Run(first: time, step: 1, count: 1)
        return true
      }
      if pool.isComplete { return false }
      readPeriod(into: &pool)
    }
  }

  private mutating func readPeriod(into pool: inout PositionPool) {
    pool.days.removeAll(keepingCapacity: true)
    var start = Int.max
    repeat {
      guard chunks.next() else {
        pool.isComplete = true
        return
      }
      if start == Int.max { start = chunks.periodStart }
      while chunks.chunk.bits != 0 { pool.days.append(contentsOf: chunks.takeDays()) }
    } while !chunks.completesPeriod
    if (start - 1) * 86_400 >= upper {
      pool.isComplete = true
      return
    }
    pool.addPeriod(from: start, clock: clock, overlaps: chunks.days.skip != .omit)
  }
}
