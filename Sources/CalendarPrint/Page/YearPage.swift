public import Almanac
public import CalendarModel
public import DayGrid

/// A printed year: its small months, or, by moods, a field for each day, the months as rows or
/// columns.
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

  /// The year, in the running count of the calendar.
  public var year: Int
  /// The entries, in any order; those that touch no day of the year are left out.
  public var entries: [GridEntry]
  /// The marks, for moods and colours.
  public var marks: [Mark]
  /// What the days' grounds tell.
  public var heat: Heat
  /// The day to show as today; nil for none.
  public var today: Day?
  /// The days to show as selected.
  public var selected: Set<Day>
  /// Days, half-open, that make streaks.
  public var streaks: [Range<Day>]
  /// Holidays, and how weeks are numbered; there is no room for other facts.
  public var almanac: PageAlmanac
  /// The calendar whose year it is.
  public var system: CalendarSystem
  /// Paper, language, look.
  public var sheet: PageSheet

  /// The page of a year.
  ///
  /// A year that the calendar does not reach is shown as the Gregorian one of that number.
  public init(
    year: Int, entries: [GridEntry], marks: [Mark] = [], heat: Heat = .none, today: Day? = nil,
    selected: Set<Day> = [], streaks: [Range<Day>] = [], almanac: PageAlmanac = PageAlmanac(),
    system: CalendarSystem = .gregorian, sheet: PageSheet
  ) {
    self.year = year
    self.entries = entries
    self.marks = marks
    self.heat = heat
    self.today = today
    self.selected = selected
    self.streaks = streaks
    self.almanac = almanac
    self.system = system
    self.sheet = sheet
  }

  /// Its days, half-open.
  public var days: Range<Day> {
    let months = months
    return months[0].lowerBound..<months[months.count - 1].upperBound
  }

  /// The days of its months, in order: twelve, or thirteen in some calendars.
  var months: [Range<Day>] {
    calendarMonths?.map(\.days) ?? (1...12).map { Month(validYear: year, month: $0).days }
  }

  /// The months of another calendar; nil where the Gregorian one rules.
  var calendarMonths: [CalendarMonth]? {
    guard system != .gregorian, let months = system.months(inYear: year), !months.isEmpty else {
      return nil
    }
    return months
  }
}
