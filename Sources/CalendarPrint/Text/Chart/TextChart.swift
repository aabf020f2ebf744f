public import CalendarModel

/// Counts as text for a terminal: lines of facts, then bars, section by section. The same
/// values give the same text.
public struct TextChart: TerminalText, Hashable, Sendable {
  /// What stands before a fact or a bar.
  public enum Label: Hashable, Sendable {
    /// A text as it is; what could harm a terminal is taken out.
    case text(String)
    /// A month with its year.
    case month(Month)
    /// A year by its number.
    case year(Int)
    /// A weekday; a day of rest is red.
    case weekday(Weekday)
  }

  /// A line with a number, and the days that it is about.
  public struct Fact: Hashable, Sendable {
    /// What it is.
    public var label: String
    /// How much.
    public var value: String
    /// When, half-open; nil where that says nothing.
    public var days: Range<Day>?

    /// A fact of these parts.
    public init(_ label: String, _ value: String, days: Range<Day>? = nil) {
      self.label = label
      self.value = value
      self.days = days
    }
  }

  /// A bar, whose length is its count.
  public struct Bar: Hashable, Sendable {
    /// What is counted.
    public var label: Label
    /// The count, 0 or more.
    public var count: Int
    /// A second number behind the count; nil for none.
    public var mean: Double?

    /// A bar of these parts.
    public init(_ label: Label, count: Int, mean: Double? = nil) {
      self.label = label
      self.count = count
      self.mean = mean
    }
  }

  /// Bars that are compared with each other.
  public struct Section: Hashable, Sendable {
    /// What they are.
    public var title: String
    /// What the second numbers are; nil where there are none.
    public var meanTitle: String?
    /// The bars, in order.
    public var bars: [Bar]
    /// How many more there are that are left out.
    public var rest: Int

    /// A section of these parts.
    public init(_ title: String, meanTitle: String? = nil, bars: [Bar], rest: Int = 0) {
      self.title = title
      self.meanTitle = meanTitle
      self.bars = bars
      self.rest = rest
    }
  }

  /// The facts above the bars.
  public var facts: [Fact]
  /// The sections, one under the other. Those without a bar are left out.
  public var sections: [Section]
  /// Width, colours, language.
  public var options: TextOptions

  /// The text of some facts and bars.
  public init(facts: [Fact], sections: [Section], options: TextOptions) {
    self.facts = facts
    self.sections = sections
    self.options = options
  }

  /// Calls `body` with each of the lines.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(*bars* · *columns*).
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    for line in ChartDrawing(self).canvas().lines(options.colorMode) { try body(line) }
  }
}
