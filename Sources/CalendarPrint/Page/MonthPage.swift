public import CalendarModel
public import DayGrid
public import FoundationEssentials

/// A printed month: what stands on the page, and on what paper.
///
/// The page is drawn from these values alone: the same values give the same bytes, whatever
/// the clock and the settings of the machine say, as long as its fonts stay the same.
public struct MonthPage: Hashable, Sendable {
  /// The month and its entries.
  public var grid: MonthGrid
  /// The calendars, for the legend and the colours, in the order that `GridEntry.calendar`
  /// counts.
  public var calendars: [CalendarIdentity]
  /// The language of names and numbers, the form of times, and the days of the weekend.
  public var locale: Locale
  /// The paper.
  public var paper: PaperSize
  /// Whether ISO week numbers stand beside the rows.
  public var showsWeekNumbers: Bool
  /// Whether the calendars are named beside the month.
  public var showsLegend: Bool
  /// A line above the month, such as whose calendar this is; nil for none.
  public var title: String?
  /// A line at the page's foot, such as where the data is from; nil for none.
  public var footnote: String?
  /// The look.
  public var theme: PageTheme
  /// White on all sides, in points; nil for the theme's own. No more than a quarter of the
  /// shorter side is taken.
  public var margin: Double?
  /// Whether there is a column to write in: beside the month, or below it on upright paper.
  public var showsNotes: Bool
  /// Whether the months before and after stand above the month, small.
  public var showsMinis: Bool
  /// Where what has no room in its day is listed.
  public var overflow: PageOverflow
  /// What is told about the days beside their entries.
  public var almanac: PageAlmanac

  /// A page of these parts.
  public init(
    grid: MonthGrid, calendars: [CalendarIdentity], locale: Locale, paper: PaperSize = .a4,
    showsWeekNumbers: Bool = true, showsLegend: Bool = true, title: String? = nil,
    footnote: String? = nil, theme: PageTheme = .plain, margin: Double? = nil,
    showsNotes: Bool = false, showsMinis: Bool = false, overflow: PageOverflow = .list,
    almanac: PageAlmanac = PageAlmanac()
  ) {
    self.grid = grid
    self.calendars = calendars
    self.locale = locale
    self.paper = paper
    self.showsWeekNumbers = showsWeekNumbers
    self.showsLegend = showsLegend
    self.title = title
    self.footnote = footnote
    self.theme = theme
    self.margin = margin
    self.showsNotes = showsNotes
    self.showsMinis = showsMinis
    self.overflow = overflow
    self.almanac = almanac
  }
}
