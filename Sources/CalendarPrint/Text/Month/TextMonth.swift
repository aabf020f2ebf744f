public import CalendarModel
public import DayGrid

/// A month as text for a terminal.
///
/// From 65 columns on (62 without week numbers) it is a grid of weeks with everything in its
/// cells; a narrower terminal gets a small month with marks, and the entries as a list under
/// it. The same values give the same text.
public struct TextMonth: TerminalText, Hashable, Sendable {
  /// The month and its entries.
  public var grid: MonthGrid
  /// The calendars, for the legend and the colours, in the order that `GridEntry.calendar`
  /// counts.
  public var calendars: [CalendarIdentity]
  /// Width, colours, language.
  public var options: TextOptions

  /// The text of a month.
  public init(grid: MonthGrid, calendars: [CalendarIdentity], options: TextOptions) {
    self.grid = grid
    self.calendars = calendars
    self.options = options
  }

  /// Calls `body` with each of the lines, so that a long list of what is hidden need not be
  /// held as a whole.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(*entries* + *lines* · *columns*), beside what placing took.
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let frame = MonthFrame(width: options.width, showsWeekNumbers: options.showsWeekNumbers)
    if frame.isWideEnough {
      try WideMonth(self, frame).forEachLine(body)
    } else {
      try CompactMonth(self).forEachLine(body)
    }
  }
}
