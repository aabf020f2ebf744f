public import Almanac
public import CalendarModel
public import DayGrid

/// A printed list by day, in columns, on as many pages as it takes.
///
/// Days without entries, marks and holidays are left out; an entry of several days stands in
/// each of them, as `TextAgenda` has it.
public struct AgendaPages: Hashable, Sendable {
  /// The entries, in any order.
  public var entries: [GridEntry]
  /// The days to list, half-open.
  public var days: Range<Day>
  /// The day to show as today; nil for none.
  public var today: Day?
  /// The days to show as selected.
  public var selected: Set<Day>
  /// What marks add to the heads of their days.
  public var marks: [DayMark]
  /// What is told about the days beside their entries.
  public var almanac: PageAlmanac
  /// The calendar whose dates name the days.
  public var system: CalendarSystem
  /// Paper, language, look.
  public var sheet: PageSheet

  /// The list of the entries that touch `days`.
  public init(
    entries: [GridEntry], days: Range<Day>, today: Day? = nil, selected: Set<Day> = [],
    marks: [DayMark] = [], almanac: PageAlmanac = PageAlmanac(),
    system: CalendarSystem = .gregorian, sheet: PageSheet
  ) {
    self.entries = entries
    self.days = days
    self.today = today
    self.selected = selected
    self.marks = marks
    self.almanac = almanac
    self.system = system
    self.sheet = sheet
  }

  /// The most pages of one list.
  public static let mostPages = 2_000
}
