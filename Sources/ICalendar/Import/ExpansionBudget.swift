import CalendarModel
import Recurrence

/// What the series of one query may cost together, so that a file of many rules that recur
/// every second does not cost as many times the limits of one.
struct ExpansionBudget {
  /// Of one series.
  private(set) var limits: ExpansionLimits
  /// How many occurrences there may be in all: half as many as one series may have, and more
  /// where the file is large. A listed one takes some 100 bytes, and a file may ask for ten
  /// times its size.
  private var occurrencesLeft: Int
  /// How many of those may be of rules finer than by the hour: no event takes place every
  /// minute, and a file of some bytes may say so many times.
  private var denseOccurrencesLeft: Int
  private var foreignLeft = 2_000

  init(_ limits: ExpansionLimits, of file: CalendarFile) {
    self.limits = limits
    // A translation is held beside what it is one of.
    let share = file.isTranslated ? 32 : 16
    occurrencesLeft = limits.maximumOccurrences / 2 + file.document.bytes.count / share
    denseOccurrencesLeft = limits.maximumOccurrences / 20
  }

  /// Whether the rules of the next series that count in other calendars are followed, as
  /// they are in the first of a file: libical needs up to 10 ms for one.
  mutating func takesForeignRules(of series: EventSeries) -> Bool {
    for member in series.members {
      for rule in member.recurrence?.rules ?? [] where !rule.isGregorian {
        foreignLeft -= rule.frequency == .yearly ? 1 : 10
      }
    }
    return foreignLeft >= 0
  }

  /// The limits of the next series.
  func limits(for series: EventSeries) -> ExpansionLimits {
    var result = limits
    result.maximumOccurrences = max(
      0, min(limits.maximumOccurrences, series.isDense ? denseOccurrencesLeft : occurrencesLeft))
    return result
  }

  /// Takes note of what the occurrences of a series took.
  mutating func spend(_ count: Int, _ problems: [EventSeries.Problem], on series: EventSeries) {
    if series.isDense { denseOccurrencesLeft -= count }
    occurrencesLeft -= count
    if problems.contains(where: { $0.kind == .limitReached }) { halve() }
  }

  /// Takes note of a series that met a limit: the next ones get half, but no less than `least`.
  mutating func halve(least: Int = 0) {
    limits.maximumOccurrences = max(least, limits.maximumOccurrences / 2)
    limits.maximumSteps = max(least, limits.maximumSteps / 2)
  }
}

extension EventSeries {
  /// Whether a rule of it recurs by the minute or second.
  fileprivate var isDense: Bool {
    members.contains { $0.recurrence?.rules.contains { $0.frequency < .hourly } ?? false }
  }
}
