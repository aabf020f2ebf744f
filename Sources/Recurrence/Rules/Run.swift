/// Wall times at equal distances: what the engine computes at once, and hands out one by one.
struct Run: Sendable {
  /// The first, in seconds of wall time.
  var first = 0
  /// The distance from one to the next, at least 1.
  var step = 1
  /// How many there are.
  var count = 0

  /// The last; meaningless when there is none.
  var last: Int { first + (count - 1) * step }

  /// Leaves out what lies before `lower`, or at `upper` and later.
  @inline(__always)
  mutating func clip(from lower: Int, to upper: Int) {
    if first < lower {
      let skipped = (lower - first + step - 1) / step
      if skipped >= count {
        count = 0
        return
      }
      first += skipped * step
      count -= skipped
    }
    if count > 0, last >= upper {
      count = first >= upper ? 0 : (upper - first + step - 1) / step
    }
  }
}

/// The span of time in which rules are expanded: the years that iCalendar can write.
enum Span {
  /// 0000-01-01T00:00:00.
  static let first = firstDay * 86_400
  /// 10000-01-01T00:00:00, itself outside.
  static let end = endDay * 86_400
  /// 0000-01-01.
  static let firstDay = -719_528
  /// 10000-01-01, itself outside.
  static let endDay = 2_932_897
  /// The last year.
  static let lastYear = 9999
  /// More than the whole span in seconds: a larger INTERVAL changes nothing.
  static let length = 400_000_000_000
}

extension Int {
  /// The quotient of the division that rounds up, for a positive divisor.
  @inline(__always)
  func ceilingQuotient(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor > 0 ? quotient + 1 : quotient
  }
}
