import CalendarModel

/// The rule by which a zone's offset changes in every year from some year on.
struct YearlyOnsets {
  /// The index of the first transition that the rule makes.
  let firstIndex: Int
  /// The rules of each of the year's changes, that of the first transition first.
  let rules: [[RecurrenceRule]]

  /// Nil when the zone changes no more, or by no rule that RRULE can say. O(changes before the
  /// years that the table has by one rule).
  init?(_ table: TimeZoneTable) {
    let transitions = table.transitions
    func onset(_ index: Int) -> WallTime {
      let before = index == 0 ? table.initialOffset : transitions[index - 1].offset
      return Instant(secondsSince1970: transitions[index].instant.secondsSince1970 + before).utc
    }
    // The last years of the table, whole: 28 of them show every weekday on every date.
    guard let last = transitions.indices.last, onset(last).day.year > 2300 else { return nil }
    let lastYear = onset(last).day.year - 1
    var end = last + 1
    while end > 0, onset(end - 1).day.year > lastYear { end -= 1 }
    var begin = end
    while begin > 0, onset(begin - 1).day.year >= lastYear - 27 { begin -= 1 }
    let sample = begin..<end
    guard sample.count.isMultiple(of: 28), let start = sample.first else { return nil }
    let perYear = sample.count / 28
    guard (1...4).contains(perYear) else { return nil }
    var rules: [[RecurrenceRule]] = []
    for change in 0..<perYear {
      let onsets = stride(from: start + change, to: end, by: perYear).map(onset)
      guard onsets.allSatisfy({ $0.secondOfDay == onsets[0].secondOfDay }),
        let found = YearlyDay.rules(of: onsets.map(\.day))
      else { return nil }
      rules.append(found)
    }
    // Back to the first transition that is in step with them.
    var first = start
    let alike = transitions.yearly
    if alike.contains(start), alike.upperBound >= end {
      // But for the first year of them, which comes after other offsets.
      first = min(start, alike.lowerBound + perYear)
    }
    while first > 0 {
      let change = (first - 1 - start).flooredRemainder(by: perYear)
      let earlier = onset(first - 1)
      guard transitions[first - 1].offset == transitions[start + change].offset,
        earlier.secondOfDay == onset(start + change).secondOfDay,
        rules[change].contains(where: { YearlyDay.matches(earlier.day, $0) }),
        onset(first - 1 + perYear).day.year == earlier.day.year + 1
      else { break }
      first -= 1
    }
    firstIndex = first
    let shift = (first - start).flooredRemainder(by: perYear)
    self.rules = (0..<perYear).map { rules[($0 + shift) % perYear] }
  }
}
