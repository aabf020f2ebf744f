/// One value of a property, read by its type. Texts are spelled as jCal and xCal spell them:
/// `2026-12-24T18:30:00`, `-05:00`; only numbers, truth values, rules and what has parts are
/// more than a text.
public enum TypedValue: Hashable, Sendable {
  /// One part of a rule (RFC 5545, 3.3.10).
  public struct RulePart: Hashable, Sendable {
    /// The name in lower case: `byday`.
    public var name: String
    /// The values: numbers or texts. Never empty.
    public var values: [TypedValue]

    /// A part of these values.
    public init(_ name: String, _ values: [TypedValue]) {
      self.name = name
      self.values = values
    }
  }

  /// Any value that is a text in jCal and xCal.
  case text(String)
  /// A number in decimal digits, with a `-` before it or not, and a point in it or not.
  case number(String)
  /// TRUE or FALSE.
  case boolean(Bool)
  /// What has parts: the two ends of a PERIOD, GEO's numbers, the texts of REQUEST-STATUS.
  case parts([TypedValue])
  /// A rule.
  case rule([RulePart])
}

extension TypedValue {
  /// The parts of a rule in the order that RFC 6321's schema has and the canonical spelling
  /// takes; parts that it does not know stand after the others, by name.
  public static func ordered(_ parts: [RulePart]) -> [RulePart] { RuleSpelling.sorted(parts) }
}
