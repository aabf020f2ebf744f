import CalendarModel
import DayGrid

extension PageComposer {
  /// A composer for a page that shows no month as a whole: nothing is on it yet.
  ///
  /// - Parameters:
  ///   - month: the month whose weekdays stand above the columns.
  ///   - entries: what will be shown, for the signs that it needs.
  ///   - labels: what is written about the days.
  ///   - indent: room to the left of the grid, in points of A4.
  init(
    sheet: PageSheet, month: Month, entries: [GridEntry], labels: DayLabels,
    indent: Double = 0, locale: CalendarLocale, measurer: any TextMeasurer
  ) {
    var locale = locale
    // Fonts are only asked where there is something to ask for.
    if entries.contains(where: { $0.kind != .event }), !measurer.canSet(KindSigns.allSymbols) {
      locale.signs = .letters
    }
    let grid = MonthGrid(month: month, entries: [], firstWeekday: sheet.firstWeekday)
    let page = MonthPage(grid: grid, sheet: sheet)
    var frame = PageFrame(
      paper: sheet.paper, theme: sheet.theme, margin: sheet.margin,
      hasLineAbove: sheet.title?.isEmpty == false)
    frame.indent(by: indent * frame.scale)
    self.init(page: page, frame: frame, labels: labels, locale: locale, measurer: measurer)
  }

  /// Adds a text with its middle at `x`.
  mutating func add(
    _ string: String, _ style: TextStyle, _ color: RGBColor, centeredOn x: Double,
    baseline: Double, role: PageText.Role
  ) {
    add(
      string, style, color, x: x - measurer.width(of: string, in: style) / 2,
      baseline: baseline, role: role)
  }

  /// Adds a straight line.
  mutating func rule(
    from start: PagePoint, to end: PagePoint, _ color: RGBColor, width: Double
  ) {
    add(.line([start, end]), .stroke(color, width: width))
  }
}
