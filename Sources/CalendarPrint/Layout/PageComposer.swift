import CalendarModel
import DayGrid

/// Measures a page and places everything on it.
struct PageComposer {
  let page: MonthPage
  private(set) var frame: PageFrame
  let locale: CalendarLocale
  let measurer: any TextMeasurer
  /// What is written about the days.
  let labels: DayLabels
  var layout: PageLayout

  /// The layout of a page; `measurer` knows the fonts that it will be drawn with.
  static func layout(
    _ page: MonthPage, locale: CalendarLocale, measurer: any TextMeasurer
  ) -> PageLayout {
    var locale = locale
    let cells = page.grid.rows.lazy.flatMap(\.cells)
    // Fonts are only asked where there is something to ask for.
    let hasSigns =
      cells.contains { $0.timed.contains { $0.kind != .event } }
      || page.grid.rows.contains { $0.segments.contains { $0.entry.kind != .event } }
    if hasSigns, !measurer.canSet(KindSigns.allSymbols) { locale.signs = .letters }
    var composer = PageComposer(page: page, locale: locale, measurer: measurer)
    composer.compose()
    return composer.layout.finished(page.theme, locale)
  }

  /// A page with nothing on it yet.
  ///
  /// - Parameters:
  ///   - frame: its fixed lines; nil for those of a month.
  ///   - labels: what is written about the days; nil for what a month has.
  init(
    page: MonthPage, frame: PageFrame? = nil, labels: DayLabels? = nil, locale: CalendarLocale,
    measurer: any TextMeasurer
  ) {
    self.page = page
    self.locale = locale
    self.measurer = measurer
    self.labels = labels ?? DayLabels(page.grid, almanac: page.almanac, locale: locale)
    let frame = frame ?? PageFrame(page)
    self.frame = frame
    layout = PageLayout(
      paper: page.paper, title: "",
      grid: PageRect(x: frame.left, y: frame.space.gridTop, width: frame.width, height: 0))
    layout.paperColor = page.theme.colors.paper
  }

  private mutating func compose() {
    composeHeader(labels.title)
    composeMinis()
    composeWeekdays()
    let setter = EntrySetter(frame, grid: page.grid, locale: locale, measurer: measurer)
    let plan = planGrid(setter)
    frame = plan.frame
    layout.grid.height = plan.gridBottom - layout.grid.y
    if page.overflow == .page {
      layout.hidden = plan.grid.hidingCells.map(PageLayout.HiddenDay.init)
    }
    composeGrounds(plan.grid)
    for row in plan.grid.rows { compose(row, setter: setter) }
    compose(plan.notes, gridBottom: plan.gridBottom)
    composeFootnote()
    composeNotesColumn()
  }

  /// Plans the grid, with the list of what it hides.
  ///
  /// The lines are as wide apart as they can be for nothing to be hidden. Where that cannot
  /// be, they are closest if that spares half of the entries from being hidden, or if more
  /// than a week's worth of days hide some: one crowded day is no reason to crowd the others.
  private func planGrid(_ setter: EntrySetter) -> NotedPlan {
    var plans: [NotedPlan] = []
    for density in [1, 0.93, 0.87] {
      let planner = GridPlanner(
        frame: frame.denser(density), grid: page.grid, setter: setter, labels: labels)
      plans.append(planWithNotes(planner))
      if plans.last?.grid.hiddenCount == 0 { break }
    }
    let open = plans[0]
    let closest = plans[plans.count - 1]
    let isWorthIt =
      closest.grid.hiddenCount * 2 <= open.grid.hiddenCount || open.grid.hidingCells.count > 7
    return isWorthIt ? closest : open
  }

  /// Notes take room from the grid, which then may hide more: the plan is made again until
  /// the notes fit. They have a limit, so that comes to an end.
  private func planWithNotes(_ planner: GridPlanner) -> NotedPlan {
    let frame = planner.frame
    let top = frame.space.gridTop
    let footLines = page.footnote == nil ? 0 : 1
    let mostLines = max(1, Int(frame.paper.height * 0.15 / frame.space.noteLine))
    var reserved = 0
    while true {
      let bottom = frame.gridBottom(noteLines: reserved + footLines)
      let plan = planner.plan(top: top, height: bottom - top)
      let notes = HiddenNotes(
        page.overflow == .list ? plan.hidingCells : [], frame: frame, locale: locale,
        measurer: measurer, limit: mostLines)
      if notes.lineCount <= reserved {
        return NotedPlan(frame: frame, grid: plan, notes: notes, gridBottom: bottom)
      }
      reserved = notes.lineCount
    }
  }

  /// Adds a text with its left end at `x`, and gives its right end.
  @discardableResult
  mutating func add(
    _ string: String, _ style: TextStyle, _ color: RGBColor, x: Double, baseline: Double,
    role: PageText.Role, rightToLeft: Bool? = nil
  ) -> Double {
    guard !string.isEmpty else { return x }
    let width = measurer.width(of: string, in: style)
    layout.texts.append(
      PageText(
        string: string, style: style, color: color, x: x, baseline: baseline, width: width,
        isRightToLeft: rightToLeft ?? string.beginsRightToLeft, role: role))
    return x + width
  }

  /// Adds a text with its right end at `x`.
  mutating func add(
    _ string: String, _ style: TextStyle, _ color: RGBColor, endingAt x: Double,
    baseline: Double, role: PageText.Role
  ) {
    add(
      string, style, color, x: x - measurer.width(of: string, in: style), baseline: baseline,
      role: role)
  }

  /// Adds a shape over those that are there.
  mutating func add(_ outline: PageShape.Outline, _ paint: PageShape.Paint) {
    layout.shapes.append(PageShape(outline: outline, paint: paint))
  }

  /// The colours that an entry is drawn in.
  func colors(of entry: GridEntry) -> EntryColors {
    EntryColors(page.calendars.color(of: entry), on: frame.colors.paper)
  }
}

/// A plan of the grid that leaves room for the list of what it hides.
private struct NotedPlan {
  var frame: PageFrame
  var grid: GridPlan
  var notes: HiddenNotes
  var gridBottom: Double
}
