import CalendarModel

extension RuleOccurrences.Iterator {
  init(_ occurrences: borrowing RuleOccurrences) {
    source = occurrences.source
    start = occurrences.start
    windowStart = occurrences.window.lowerBound
    untilInstant = occurrences.until.instant
    remaining = occurrences.count
    allowance = occurrences.limits.maximumOccurrences
    var lower = Swift.max(start, windowStart)
    let upper = Swift.min(occurrences.window.upperBound, occurrences.until.wallEnd)
    gaps = GapSearch(occurrences, from: lower, to: Swift.max(upper, start + 1))
    if start >= occurrences.window.upperBound || start < Span.first {
      isFinished = true
      return
    }
    // Inside a change of the clocks: the occurrences that it makes one must all be seen.
    if gaps.gapStart < lower { lower = Swift.max(start, gaps.gapStart) }
    isStartPending = occurrences.includesStart && lower == start
    if remaining != Int.max && lower > start { countOccurrences(before: lower, of: occurrences) }
    source.seek(lower: lower, upper: upper)
  }

  /// Takes what lies before the window from what COUNT allows.
  private mutating func countOccurrences(
    before lower: Int, of occurrences: borrowing RuleOccurrences
  ) {
    let startIsExtra = occurrences.includesStart && !matchesStart()
    let extra = startIsExtra ? 1 : 0
    let found = mergedOccurrences(before: lower, of: occurrences, startIsExtra: startIsExtra)
    guard let merged = found,
      let counted = source.count(lower: start, upper: lower, bound: remaining + merged)
    else {
      reachedLimit = true
      isFinished = true
      return
    }
    remaining -= Swift.min(remaining, counted + extra - merged)
    if remaining == 0 { isFinished = true }
  }

  /// Whether DTSTART matches the rule.
  private mutating func matchesStart() -> Bool {
    source.seek(lower: start, upper: start + 1)
    return source.advance()
  }

  /// How many occurrences before `lower` fall on the instant of an earlier one; nil at the
  /// step limit.
  private mutating func mergedOccurrences(
    before lower: Int, of occurrences: borrowing RuleOccurrences, startIsExtra: Bool
  ) -> Int? {
    guard occurrences.zone != nil else { return 0 }
    var search = GapSearch(occurrences, from: start, to: lower)
    var merged = 0
    while let gap = search.gap {
      let first = Swift.max(start, gap.start)
      let end = Swift.min(gap.endOfTwins, lower)
      if source.shape == .progression && !startIsExtra {
        // Every one has its twin, or none has.
        if gap.width % source.step == 0 {
          let last = Swift.min(gap.end, lower - gap.width)
          merged += first < last ? source.count(lower: first, upper: last, bound: Int.max) ?? 0 : 0
        }
      } else {
        if startIsExtra && gap.start <= start && start < gap.end { search.skipped.append(start) }
        source.seek(lower: first, upper: end)
        while source.advance() {
          var run = source.run
          while run.count > 0 {
            if !search.accepts(run.first, in: gap, untilInstant: Int.max) { merged += 1 }
            run.first += run.step
            run.count -= 1
          }
        }
        if source.reachedLimit { return nil }
      }
      search.advance(past: gap.endOfTwins)
    }
    return merged
  }

  /// Finds the next run to hand out.
  mutating func findRun() -> Bool {
    while !isFinished {
      if raw.count == 0 && !readSource() {
        isFinished = true
        reachedLimit = reachedLimit || source.reachedLimit
        return false
      }
      var run = raw
      if run.last < gaps.gapStart {
        raw.count = 0
      } else if run.first < gaps.gapStart {
        run.count = (gaps.gapStart - run.first + run.step - 1) / run.step
        raw.first += run.count * run.step
        raw.count -= run.count
      } else if let gap = gaps.gap {
        if run.first >= gap.endOfTwins {
          gaps.advance(past: run.first)
          continue
        }
        run.count = 1
        raw.first += raw.step
        raw.count -= 1
        if !gaps.accepts(run.first, in: gap, untilInstant: untilInstant) { continue }
        if run.first < windowStart {
          remaining -= 1
          if remaining == 0 { isFinished = true }
          continue
        }
      }
      return take(run)
    }
    return false
  }

  private mutating func take(_ run: Run) -> Bool {
    current = run
    if current.count > remaining { current.count = remaining }
    if current.count > allowance {
      current.count = allowance
      reachedLimit = true
      isFinished = true
    }
    allowance -= current.count
    remaining -= current.count
    if remaining == 0 { isFinished = true }
    return current.count > 0
  }

  /// Reads the source's next run, with DTSTART put in front where the rule leaves it out.
  private mutating func readSource() -> Bool {
    if held.count > 0 {
      raw = held
      held.count = 0
      return true
    }
    let found = source.advance()
    if isStartPending {
      isStartPending = false
      if !found || source.run.first != start {
        raw = Run(first: start, step: 1, count: 1)
        if found { held = source.run }
        return true
      }
    }
    if found { raw = source.run }
    return found
  }
}
