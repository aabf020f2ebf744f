public import CalendarModel
public import DayGrid

/// A year as text for a terminal: twelve small months, as many side by side as fit.
///
/// Every day has a sign behind its number, and a colour where there are colours. The same values
/// give the same text.
public struct TextYear: TerminalText, Hashable, Sendable {
  /// The year.
  public var year: Int
  /// The entries, in any order; those that touch no day of the year are left out.
  public var entries: [GridEntry]
  /// The marks, for moods.
  public var marks: [Mark]
  /// What the days' signs tell: whose entries they have, how many, or the moods of their marks.
  public var heat: YearPage.Heat
  /// The weekday of the first column.
  public var firstWeekday: Weekday
  /// The day to show as today; nil for none.
  public var today: Day?
  /// The days to show as selected.
  public var selected: Set<Day>
  /// The calendars, for the legend and the colours, in the order that `GridEntry.calendar`
  /// counts.
  public var calendars: [CalendarIdentity]
  /// Width, colours, language.
  public var options: TextOptions

  /// The text of a year.
  public init(
    year: Int, entries: [GridEntry], marks: [Mark] = [], heat: YearPage.Heat = .none,
    firstWeekday: Weekday = .monday, today: Day? = nil, selected: Set<Day> = [],
    calendars: [CalendarIdentity], options: TextOptions
  ) {
    self.year = year
    self.entries = entries
    self.marks = marks
    self.heat = heat
    self.firstWeekday = firstWeekday
    self.today = today
    self.selected = selected
    self.calendars = calendars
    self.options = options
  }

  /// Its days, half-open.
  public var days: Range<Day> {
    Day(validYear: year, month: 1, day: 1)..<Day(validYear: year + 1, month: 1, day: 1)
  }

  /// Calls `body` with each of the lines.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(*e* log *e* + *d* + *lines* · *columns*) for *e* entries that touch *d*
  ///   days.
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    for line in YearDrawing(self).lines() { try body(line) }
  }
}
