extension EventSeries.Hit {
  /// Sorts hits as an expansion has them.
  static func sort(_ hits: inout [EventSeries.Hit]) {
    // Mostly they are in order.
    var isSorted = true
    for index in hits.indices.dropFirst() {
      let (earlier, later) = (hits[index - 1].interval, hits[index].interval)
      if later.lowerBound > earlier.lowerBound { continue }
      if !hits[index - 1].precedes(hits[index]) {
        isSorted = false
        break
      }
    }
    if !isSorted { hits.sort { $0.precedes($1) } }
  }

  /// The order of an expansion.
  private func precedes(_ other: EventSeries.Hit) -> Bool {
    let (mine, its) = (interval, other.interval)
    if mine.lowerBound != its.lowerBound { return mine.lowerBound < its.lowerBound }
    if mine.upperBound != its.upperBound { return mine.upperBound < its.upperBound }
    return memberIndex < other.memberIndex
  }
}
