public import CalendarModel

/// Marked days as a list by month, as text for a terminal: days, colour, sticker, note, mood,
/// tags.
///
/// Each mark stands once, in the month of its first day, its note below it where that has more
/// than one line. The same values give the same text.
public struct TextMarks: TerminalText, Hashable, Sendable {
  /// The marks, in any order.
  public var marks: [Mark]
  /// The day to show as today.
  public var today: Day?
  /// Width, colours, language.
  public var options: TextOptions

  /// The list of these marks.
  public init(marks: [Mark], today: Day? = nil, options: TextOptions) {
    self.marks = marks
    self.today = today
    self.options = options
  }

  /// Calls `body` with each of the lines, so that a long list need not be held as a whole.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(*m* log *m* + *lines* · *columns*) for *m* marks.
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let drawing = MarkDrawing(
      locale: options.calendarLocale, today: today, mode: options.colorMode,
      width: max(TextAgenda.narrowest, options.width))
    try drawing.forEachLine(of: marks.sorted(by: Self.precedes), body)
  }

  /// By first day, then the longer first, then by identity.
  private static func precedes(_ left: Mark, _ right: Mark) -> Bool {
    (left.days.lowerBound, right.days.upperBound, left.id)
      < (right.days.lowerBound, left.days.upperBound, right.id)
  }
}
