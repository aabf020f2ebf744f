import CalendarModel

/// Joins observances of one onset each that follow one another by a yearly rule, as the rules
/// of most countries held for some years.
enum ObservanceRuns {
  private struct Key: Hashable {
    let year: Int
    let monthOfYear: Int
    let secondOfDay: Int
    let offsetBefore: Int
    let offset: Int
    let isDaylight: Bool
    let name: String?

    init(_ observance: ZoneObservance, yearsLater: Int = 0) {
      let start = observance.start
      year = start.day.year + yearsLater
      monthOfYear = start.day.monthOfYear
      secondOfDay = start.secondOfDay
      offsetBefore = observance.offsetBefore
      offset = observance.offset
      isDaylight = observance.isDaylight
      name = observance.name
    }
  }

  /// The observances, those of three years or more of one rule as one with an RRULE and UNTIL.
  /// O(*observances*).
  static func joined(_ single: [ZoneObservance]) -> [ZoneObservance] {
    let places = Dictionary(grouping: single.indices) { Key(single[$0]) }
    var taken: Set<Int> = []
    var result: [ZoneObservance] = []
    for first in single.indices where !taken.contains(first) {
      var longest: (run: [Int], rule: RecurrenceRule)?
      for rule in YearlyDay.candidates(single[first].start.day) {
        var run = [first]
        while let next = places[Key(single[first], yearsLater: run.count)]?.first(where: {
          !taken.contains($0) && YearlyDay.matches(single[$0].start.day, rule)
        }) {
          run.append(next)
        }
        if run.count > longest?.run.count ?? 2 { longest = (run, rule) }
      }
      var observance = single[first]
      if let (run, rule) = longest, let last = run.last {
        taken.formUnion(run)
        observance.rule = rule
        observance.rule?.end = .until(.utc(single[last].onset))
      }
      result.append(observance)
    }
    return result
  }
}
