import CalendarModel

/// Writes a VTIMEZONE (RFC 5545, 3.6.5) for a compiled zone: a yearly RRULE for the rule that
/// governs the future, which is the form that every calendar program reads, and before it the
/// observances that the events need, no more.
///
/// Of two times of a year the later one is the DAYLIGHT, also in Ireland and Morocco, whose
/// laws call the winter's the exception: programs take DAYLIGHT for an hour more.
struct ZoneComponentWriter {
  let zoneID: String
  let table: TimeZoneTable

  /// The VTIMEZONE for events that take place between two instants, both included. It is
  /// right at each time between them, and where that reaches into the years of the rule that
  /// is in force, ever after.
  ///
  /// - Parameter last: nil for events without an end.
  func component(from first: Instant, through last: Instant? = nil) -> Component {
    Component(
      "VTIMEZONE",
      properties: [Property("TZID", value: TextEscaping.escape(zoneID))],
      components: observances(from: first, through: last.map { max(first, $0) }).map(\.component))
  }

  private func observances(from first: Instant, through last: Instant?) -> [ZoneObservance] {
    let transitions = table.transitions
    let inForce = transitions.lastIndex { $0.instant <= first }
    var yearly = YearlyOnsets(table)
    if let begin = yearly.map({ transitions[$0.firstIndex].instant }), let last, last < begin {
      yearly = nil
    }
    var result: [ZoneObservance] = []
    if inForce == nil { result.append(initial(first)) }
    // From the one in force at `first`, or from where the yearly rule begins.
    let start = min(inForce ?? 0, yearly?.firstIndex ?? .max)
    let goesOn = transitions.last.map { $0.instant > first.adding(seconds: 2 * Self.longestList) }
    let end = last ?? (goesOn == true ? first.adding(seconds: Self.longestList) : nil)
    let count =
      yearly?.firstIndex
      ?? transitions.count { transition in end.map { transition.instant <= $0 } ?? true }
    var single = (start..<max(start, count)).map(observance)
    if start == inForce, let name = designation(at: first)?.name, !single.isEmpty {
      // Zones change the names of their times without changing their clocks.
      single[0].name = name
    }
    result += ObservanceRuns.joined(single)
    if let yearly { result += endless(yearly) }
    if result.count == 1 { result[0].isDaylight = false }
    return result
  }

  /// A change of offset.
  private func observance(_ index: Int) -> ZoneObservance {
    let transition = table.transitions[index]
    let before = index == 0 ? table.initialOffset : table.transitions[index - 1].offset
    let designation = designation(at: transition.instant)
    let earlier = self.designation(at: transition.instant.adding(seconds: -1))
    var isDaylight = transition.offset > before
    if let designation, designation.isDaylight == earlier?.isDaylight {
      // Standard time itself was changed, or summer time within summer.
      isDaylight = designation.isDaylight
    }
    return ZoneObservance(
      onset: transition.instant, offsetBefore: before, offset: transition.offset,
      isDaylight: isDaylight, name: designation?.name)
  }

  /// What holds before the first change: an onset that no event comes before.
  private func initial(_ first: Instant) -> ZoneObservance {
    let offset = table.initialOffset
    return ZoneObservance(
      onset: min(first, Instant(secondsSince1970: 0)), offsetBefore: offset, offset: offset,
      isDaylight: false, name: designation(at: first)?.name)
  }

  private func designation(at instant: Instant) -> ZoneDesignations.Designation? {
    table.designations?.designation(at: instant, offset: table.offset(at: instant))
  }

  /// The changes of every year, each from the first time on that its rule gives.
  private func endless(_ yearly: YearlyOnsets) -> [ZoneObservance] {
    yearly.rules.enumerated().flatMap { change, rules in
      rules.compactMap { rule in
        let indices = stride(
          from: yearly.firstIndex + change, to: table.transitions.count, by: yearly.rules.count)
        for index in indices {
          var result = observance(index)
          if YearlyDay.matches(result.start.day, rule) {
            result.rule = rule
            return result
          }
        }
        return nil
      }
    }.sorted { $0.onset < $1.onset }
  }

  /// Where no rule can say how a zone changes for ever, how far its changes are listed for
  /// events without an end: a hundred years.
  private static let longestList = 100 * 366 * 86_400
}
