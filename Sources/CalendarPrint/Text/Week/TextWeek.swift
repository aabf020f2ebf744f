public import CalendarModel
public import DayGrid

/// A week as text for a terminal: whole days in lanes, below them a grid of hours in which
/// events that overlap stand side by side.
///
/// A terminal of fewer columns than `narrowestGrid`, or somewhat more where times are long, gets
/// the days as a list. The same values give the same text.
public struct TextWeek: TerminalText, Hashable, Sendable {
  /// A day of the week.
  public var day: Day
  /// The entries, in any order; those that touch no day of the week are left out.
  public var entries: [GridEntry]
  /// The weekday of the first column.
  public var firstWeekday: Weekday
  /// The day to show as today; nil for none.
  public var today: Day?
  /// The days to show as selected.
  public var selected: Set<Day>
  /// Days, half-open, that make streaks.
  public var streaks: [Range<Day>]
  /// What marks add to the cells of their days.
  public var marks: [DayMark]
  /// The calendars, for the legend and the colours, in the order that `GridEntry.calendar`
  /// counts.
  public var calendars: [CalendarIdentity]
  /// Width, colours, language.
  public var options: TextOptions

  /// The text of the week that `day` lies in.
  public init(
    containing day: Day, entries: [GridEntry], firstWeekday: Weekday = .monday,
    today: Day? = nil, selected: Set<Day> = [], streaks: [Range<Day>] = [],
    marks: [DayMark] = [], calendars: [CalendarIdentity], options: TextOptions
  ) {
    self.day = day
    self.entries = entries
    self.firstWeekday = firstWeekday
    self.today = today
    self.selected = selected
    self.streaks = streaks
    self.marks = marks
    self.calendars = calendars
    self.options = options
  }

  /// The days of the week, half-open.
  public var days: Range<Day> { WeekGrid.days(containing: day, firstWeekday: firstWeekday) }

  /// Calls `body` with each of the lines.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(*e* log *e* + *lines* · *columns*) for *e* entries.
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let locale = options.calendarLocale
    let entries = WeekEntries(entries, days: days)
    let frame = TextHours.frame(options.width, hours: entries.hours.shown, locale)
    guard frame.pitch >= TextWeek.narrowestCell else {
      return try DayList(self, locale: locale).forEachLine(body)
    }
    try WideWeek(self, frame, entries, labels: labels(locale), locale: locale).forEachLine(body)
  }

  /// The columns from which on a week with times of five columns is a grid.
  public static let narrowestGrid = 75

  /// From one day to the next: what has room for two entries side by side.
  private static let narrowestCell = 10

  /// What is written about the days: all of them are in the grid of one month.
  private func labels(_ locale: CalendarLocale) -> DayLabels {
    DayLabels(
      MonthGrid(month: day.month, entries: [], firstWeekday: firstWeekday),
      almanac: options.almanac, locale: locale)
  }
}
