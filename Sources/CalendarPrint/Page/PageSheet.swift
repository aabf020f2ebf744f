public import CalendarModel
public import DayGrid
public import FoundationEssentials

/// What pages of all layouts have in common: the paper, the language, the look.
public struct PageSheet: Hashable, Sendable {
  /// The calendars, for the legend and the colours, in the order that `GridEntry.calendar`
  /// counts.
  public var calendars: [CalendarIdentity]
  /// The language of names and numbers, the form of times, and the days of the weekend.
  public var locale: Locale
  /// The weekday that weeks begin with.
  public var firstWeekday: Weekday
  /// The paper.
  public var paper: PaperSize
  /// White on all sides, in points; nil for the theme's own. No more than a quarter of the
  /// shorter side is taken.
  public var margin: Double?
  /// Whether ISO week numbers are shown.
  public var showsWeekNumbers: Bool
  /// Whether the calendars are named.
  public var showsLegend: Bool
  /// A line above the page's head; nil for none.
  public var title: String?
  /// A line at the page's foot; nil for none.
  public var footnote: String?
  /// The look.
  public var theme: PageTheme

  /// A sheet of these parts.
  public init(
    calendars: [CalendarIdentity], locale: Locale, firstWeekday: Weekday = .monday,
    paper: PaperSize = .a4, margin: Double? = nil, showsWeekNumbers: Bool = true,
    showsLegend: Bool = true, title: String? = nil, footnote: String? = nil,
    theme: PageTheme = .plain
  ) {
    self.calendars = calendars
    self.locale = locale
    self.firstWeekday = firstWeekday
    self.paper = paper
    self.margin = margin
    self.showsWeekNumbers = showsWeekNumbers
    self.showsLegend = showsLegend
    self.title = title
    self.footnote = footnote
    self.theme = theme
  }
}

extension MonthPage {
  /// The page of a month on a sheet.
  public init(grid: MonthGrid, sheet: PageSheet) {
    self.init(
      grid: grid, calendars: sheet.calendars, locale: sheet.locale, paper: sheet.paper,
      showsWeekNumbers: sheet.showsWeekNumbers, showsLegend: sheet.showsLegend,
      title: sheet.title, footnote: sheet.footnote, theme: sheet.theme, margin: sheet.margin)
  }
}
