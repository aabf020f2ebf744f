/// How far an expansion may go before it stops and says so.
///
/// Both limits hold for one expansion: of one rule, or of one series. They are there for
/// rules such as `FREQ=SECONDLY` asked for a century; no rule of a real calendar, asked for
/// a few years, comes near them.
public struct ExpansionLimits: Hashable, Sendable {
  /// The most occurrences that are handed out.
  public var maximumOccurrences: Int
  /// The most steps that are taken without counting occurrences: a step looks at one month,
  /// week or year, or at one stretch of hours, minutes or seconds that a rule allows, and
  /// takes in the order of 10 ns.
  public var maximumSteps: Int

  /// Limits of these numbers; a negative one is read as 0.
  public init(maximumOccurrences: Int, maximumSteps: Int) {
    self.maximumOccurrences = Swift.max(0, maximumOccurrences)
    self.maximumSteps = Swift.max(0, maximumSteps)
  }

  /// 200,000 occurrences and 1,000,000 steps.
  public static let standard = ExpansionLimits(
    maximumOccurrences: 200_000, maximumSteps: 1_000_000)
}
