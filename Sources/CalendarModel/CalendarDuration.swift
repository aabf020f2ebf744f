/// A DURATION (RFC 5545, 3.3.6): days that follow the calendar, then exact seconds.
///
/// One day over a change of the clocks is 23 or 25 hours; 24 hours are 24 hours.
public struct CalendarDuration: Hashable, Sendable {
  /// Nominal days; a week is seven. Negative for a negative duration.
  public var days: Int
  /// Exact seconds; of the same sign as `days`.
  public var seconds: Int

  /// A duration of nominal days and exact seconds.
  @inlinable
  public init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// Whether the duration goes back in time.
  public var isNegative: Bool { days < 0 || seconds < 0 }
}

extension CalendarDuration: CustomStringConvertible {
  /// The value as RFC 5545 writes it: `-P1DT2H30M`, `PT0S`.
  public var description: String {
    var text = isNegative ? "-P" : "P"
    let days = days.magnitude
    let seconds = seconds.magnitude
    if days > 0 && days % 7 == 0 && seconds == 0 { return text + "\(days / 7)W" }
    if days > 0 { text += "\(days)D" }
    if seconds > 0 || days == 0 {
      text += "T"
      if seconds >= 3600 { text += "\(seconds / 3600)H" }
      let (minute, second) = (seconds / 60 % 60, seconds % 60)
      // The grammar has no hours beside seconds without the minutes between them.
      if minute > 0 || seconds > 3600 && second > 0 { text += "\(minute)M" }
      if second > 0 || seconds == 0 { text += "\(second)S" }
    }
    return text
  }
}
