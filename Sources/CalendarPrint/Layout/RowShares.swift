/// Shares a height out to rows by their need.
enum RowShares {
  /// What a row asks for, in points, each at least as much as the one before.
  struct Need: Hashable, Sendable {
    /// Enough for every entry on one line.
    var least: Double
    /// Enough for titles on as many lines as they need.
    var whole: Double
  }

  /// Heights that add up to `total`.
  ///
  /// Every row first gets the least share, then what it needs, however much the others leave
  /// of the page, then the whole titles' need, up to the largest share; where that is too much
  /// for all, the rows that need most give way together. What is left over evens the rows out.
  ///
  /// - Parameter shares: the least share of a row, and the largest that it takes for the sake
  ///   of whole titles, as parts of an equal one, which lies between them.
  /// - Complexity: O(*rows*) times a fixed number of steps.
  static func heights(_ needs: [Need], total: Double, shares: ClosedRange<Double>) -> [Double] {
    guard !needs.isEmpty else { return [] }
    let equal = total / Double(needs.count)
    let base = equal * shares.lowerBound
    let ceiling = equal * shares.upperBound
    let least = needs.map { min(max($0.least, base), total - base * Double(needs.count - 1)) }
    let whole = zip(needs, least).map { max(min($0.whole, ceiling), $1) }
    let low: [Double]
    let high: [Double]
    if least.reduce(0, +) >= total {
      (low, high) = (needs.map { _ in base }, least)
    } else if whole.reduce(0, +) >= total {
      (low, high) = (least, whole)
    } else {
      (low, high) = (whole, needs.map { _ in total })
    }
    return leveled(low: low, high: high, total: total)
  }

  /// The level, limited for each row to `low ... high`, at which the rows add up to `total`.
  private static func leveled(low: [Double], high: [Double], total: Double) -> [Double] {
    func heights(at level: Double) -> [Double] {
      zip(low, high).map { min(max(level, $0), $1) }
    }
    var lower = 0.0
    var upper = max(total, high.max() ?? total)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if heights(at: middle).reduce(0, +) < total { lower = middle } else { upper = middle }
    }
    return heights(at: upper)
  }
}
