public import CalendarModel
public import DayGrid

/// A printed year: twelve small months.
public struct YearPage: Hashable, Sendable {
  /// What the days' grounds tell.
  public enum Heat: Hashable, Sendable, CaseIterable {
    /// Nothing: dots under the days have the colours of the calendars.
    case none
    /// How many entries touch the day; those that were called off do not count.
    case count
    /// The moods of the day's marks.
    case mood
  }

  /// The year.
  public var year: Int
  /// The entries, in any order; those that touch no day of the year are left out.
  public var entries: [GridEntry]
  /// The marks, for moods.
  public var marks: [Mark]
  /// What the days' grounds tell.
  public var heat: Heat
  /// The day to show as today; nil for none.
  public var today: Day?
  /// The days to show as selected.
  public var selected: Set<Day>
  /// Paper, language, look.
  public var sheet: PageSheet

  /// The page of a year.
  public init(
    year: Int, entries: [GridEntry], marks: [Mark] = [], heat: Heat = .none, today: Day? = nil,
    selected: Set<Day> = [], sheet: PageSheet
  ) {
    self.year = year
    self.entries = entries
    self.marks = marks
    self.heat = heat
    self.today = today
    self.selected = selected
    self.sheet = sheet
  }

  /// Its days, half-open.
  public var days: Range<Day> {
    Day(validYear: year, month: 1, day: 1)..<Day(validYear: year + 1, month: 1, day: 1)
  }
}
