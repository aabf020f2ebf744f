import CalendarModel

extension RunSource {
  /// Periods of a week or more, out of which BYSETPOS chooses.
  mutating func advancePositions() -> Bool {
    while true {
      if poolIndex < pool.count && (poolIsComplete || pool[poolIndex] < poolFloor) {
        let time = pool[poolIndex]
        poolIndex += 1
        if time >= upper { return false }
        if time < lower { continue }
        run = Run(first: time, step: 1, count: 1)
        return true
      }
      if poolIsComplete { return false }
      addPeriod()
    }
  }

  /// Adds the next period to the pool. With SKIP it can hold days of its neighbours: then
  /// the pool is only safe up to where the next period can begin.
  private mutating func addPeriod() {
    let overlaps = chunks.days.skip != .omit
    periodDays.removeAll(keepingCapacity: true)
    var start = Int.max
    repeat {
      guard chunks.next() else {
        poolIsComplete = true
        return
      }
      if start == Int.max { start = chunks.periodStart }
      while chunks.chunk.bits != 0 { periodDays.append(contentsOf: chunks.takeDays()) }
    } while !chunks.completesPeriod

    if (start - 1) * 86_400 >= upper {
      poolIsComplete = true
      return
    }
    if poolIndex > 0 {
      pool.removeSubrange(..<poolIndex)
      poolIndex = 0
    }
    removeRepeatedDays(overlaps)
    let size = periodDays.count * clock.count
    for index in SetPositions.indices(positions, in: size) {
      let day = periodDays[index / clock.count]
      pool.append(day * 86_400 + clock.offset(at: index % clock.count))
    }
    poolFloor = overlaps ? (start - 1) * 86_400 : Int.max
    if overlaps { sortPool() }
  }

  /// SKIP can give a day twice within a year.
  private mutating func removeRepeatedDays(_ overlaps: Bool) {
    if !overlaps { return }
    var kept = 0
    for day in periodDays where kept == 0 || periodDays[kept - 1] < day {
      periodDays[kept] = day
      kept += 1
    }
    periodDays.removeSubrange(kept...)
  }

  private mutating func sortPool() {
    pool.sort()
    var kept = 0
    for time in pool where kept == 0 || pool[kept - 1] != time {
      pool[kept] = time
      kept += 1
    }
    pool.removeSubrange(kept...)
  }
}
