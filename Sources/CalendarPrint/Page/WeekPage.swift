public import Almanac
public import CalendarModel
public import DayGrid

/// A printed week: whole days in lanes, and a grid of hours below them, in which events that
/// overlap stand side by side.
public struct WeekPage: Hashable, Sendable {
  /// A day of the week.
  public var day: Day
  /// The entries, in any order; those that touch no day of the week are left out.
  public var entries: [GridEntry]
  /// The day to show as today; nil for none.
  public var today: Day?
  /// The days to show as selected.
  public var selected: Set<Day>
  /// Days, half-open, that make streaks.
  public var streaks: [Range<Day>]
  /// What marks add to the heads of their days.
  public var marks: [DayMark]
  /// What is told about the days beside their entries.
  public var almanac: PageAlmanac
  /// The calendar whose dates number the days.
  public var system: CalendarSystem
  /// Where what has no room is listed.
  public var overflow: PageOverflow
  /// Paper, language, look.
  public var sheet: PageSheet

  /// The page of the week that `day` lies in.
  public init(
    containing day: Day, entries: [GridEntry], today: Day? = nil, selected: Set<Day> = [],
    streaks: [Range<Day>] = [], marks: [DayMark] = [], almanac: PageAlmanac = PageAlmanac(),
    system: CalendarSystem = .gregorian, overflow: PageOverflow = .list, sheet: PageSheet
  ) {
    self.day = day
    self.entries = entries
    self.today = today
    self.selected = selected
    self.streaks = streaks
    self.marks = marks
    self.almanac = almanac
    self.system = system
    self.overflow = overflow
    self.sheet = sheet
  }

  /// The days of the week, half-open.
  public var days: Range<Day> {
    WeekGrid.days(containing: day, firstWeekday: sheet.firstWeekday)
  }
}
