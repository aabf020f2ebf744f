import CalendarModel

/// Writes a VTIMEZONE (RFC 5545, 3.6.5) for a compiled zone: the observances in force from
/// the first event on, and a yearly RRULE for the rule that governs the future, which is the
/// form that every calendar program reads.
struct ZoneComponentWriter {
  private struct Observance {
    var onset: Instant
    var offsetBefore: Int
    var offset: Int
    var rule: RecurrenceRule?
  }

  let zoneID: String
  let table: TimeZoneTable

  /// The VTIMEZONE for events that start at `first` or later.
  func component(from first: Instant) -> Component {
    Component(
      "VTIMEZONE",
      properties: [Property("TZID", value: TextEscaping.escape(zoneID))],
      components: observances(from: first).map(component))
  }

  private func component(_ observance: Observance) -> Component {
    // Onsets are in the local time before them.
    let start = Instant(
      secondsSince1970: observance.onset.secondsSince1970 + observance.offsetBefore)
    var properties = [
      Property("DTSTART", value: start.utc.basicText),
      Property("TZOFFSETFROM", value: Self.text(offset: observance.offsetBefore)),
      Property("TZOFFSETTO", value: Self.text(offset: observance.offset)),
    ]
    if let rule = observance.rule { properties.append(Property("RRULE", value: rule.description)) }
    let isDaylight = observance.offset > observance.offsetBefore
    return Component(isDaylight ? "DAYLIGHT" : "STANDARD", properties: properties)
  }

  private func observances(from first: Instant) -> [Observance] {
    let transitions = table.transitions
    let inForce = transitions.lastIndex { $0.instant <= first }
    let yearly = YearlyOnsets(table)
    var result: [Observance] = []
    if inForce == nil {
      // Nothing changed before: an onset that no event comes before.
      let start = min(first, Instant(secondsSince1970: 0))
      result.append(
        Observance(
          onset: start, offsetBefore: table.initialOffset, offset: table.initialOffset))
    }
    for index in (inForce ?? 0)..<max(transitions.count, inForce ?? 0) {
      let transition = transitions[index]
      if let yearly, index >= yearly.firstIndex + yearly.rules.count { break }
      result.append(
        Observance(
          onset: transition.instant,
          offsetBefore: index == 0 ? table.initialOffset : transitions[index - 1].offset,
          offset: transition.offset,
          rule: yearly.flatMap { index >= $0.firstIndex ? $0.rules[index - $0.firstIndex] : nil }))
    }
    return result
  }

  /// UTC-OFFSET (RFC 5545, 3.3.14).
  private static func text(offset: Int) -> String {
    let size = Int(offset.magnitude)
    let seconds = size % 60
    return (offset < 0 ? "-" : "+") + (size / 3600).padded(to: 2)
      + (size / 60 % 60).padded(to: 2) + (seconds == 0 ? "" : seconds.padded(to: 2))
  }
}

/// The rule by which a zone's offset changes in every year from some year on.
private struct YearlyOnsets {
  /// The index of the first transition that the rule makes.
  let firstIndex: Int
  /// The rules of the year's changes, the one that makes the first transition first.
  let rules: [RecurrenceRule]

  /// Nil when the zone changes no more, or by no rule that RRULE can say.
  init?(_ table: TimeZoneTable) {
    let transitions = table.transitions
    func onset(_ index: Int) -> WallTime {
      let before = index == 0 ? table.initialOffset : transitions[index - 1].offset
      return Instant(secondsSince1970: transitions[index].instant.secondsSince1970 + before).utc
    }
    // The last years of the table, whole: 28 of them show every weekday on every date.
    guard let last = transitions.indices.last, onset(last).day.year > 2300 else { return nil }
    let lastYear = onset(last).day.year - 1
    let sample = transitions.indices.filter {
      (lastYear - 27...lastYear).contains(onset($0).day.year)
    }
    guard sample.count.isMultiple(of: 28), let start = sample.first else { return nil }
    let perYear = sample.count / 28
    guard (1...4).contains(perYear) else { return nil }
    var rules: [RecurrenceRule] = []
    for change in 0..<perYear {
      let onsets = stride(from: change, to: sample.count, by: perYear).map { onset(sample[$0]) }
      guard let rule = Self.rule(onsets) else { return nil }
      rules.append(rule)
    }
    // Back to the first transition that is in step with them.
    var first = start
    while first > 0 {
      let change = (first - 1 - start).flooredRemainder(by: perYear)
      let earlier = onset(first - 1)
      guard transitions[first - 1].offset == transitions[start + change].offset,
        earlier.secondOfDay == onset(start + change).secondOfDay,
        Self.matches(earlier.day, rules[change]),
        onset(first - 1 + perYear).day.year == earlier.day.year + 1
      else { break }
      first -= 1
    }
    firstIndex = first
    let shift = (first - start).flooredRemainder(by: perYear)
    self.rules = (0..<perYear).map { rules[($0 + shift) % perYear] }
  }

  /// The yearly rule that gives these onsets, one a year.
  private static func rule(_ onsets: [WallTime]) -> RecurrenceRule? {
    guard let first = onsets.first,
      onsets.allSatisfy({
        $0.secondOfDay == first.secondOfDay && $0.day.monthOfYear == first.day.monthOfYear
      })
    else { return nil }
    let month = [RecurrenceRule.MonthInYear(first.day.monthOfYear)]
    let dates = onsets.map(\.day.dayOfMonth)
    guard let low = dates.min(), let high = dates.max() else { return nil }
    if low == high { return RecurrenceRule(.yearly, byMonthDay: [low], byMonth: month) }
    guard onsets.allSatisfy({ $0.day.weekday == first.day.weekday }), high - low == 6
    else { return nil }
    if onsets.allSatisfy({ $0.day.dayOfMonth + 7 > $0.day.month.length }) {
      return RecurrenceRule(.yearly, byDay: [.init(first.day.weekday, ordinal: -1)], byMonth: month)
    }
    if low % 7 == 1 {
      return RecurrenceRule(
        .yearly, byDay: [.init(first.day.weekday, ordinal: low / 7 + 1)], byMonth: month)
    }
    return RecurrenceRule(
      .yearly, byDay: [.init(first.day.weekday)], byMonthDay: Array(low...high), byMonth: month)
  }

  private static func matches(_ day: Day, _ rule: RecurrenceRule) -> Bool {
    guard rule.byMonth.first?.number == day.monthOfYear else { return false }
    if !rule.byMonthDay.isEmpty, !rule.byMonthDay.contains(day.dayOfMonth) { return false }
    guard let weekday = rule.byDay.first else { return true }
    guard weekday.weekday == day.weekday else { return false }
    switch weekday.ordinal {
    case 0: return true
    case -1: return day.dayOfMonth + 7 > day.month.length
    default: return (day.dayOfMonth - 1) / 7 + 1 == weekday.ordinal
    }
  }
}
