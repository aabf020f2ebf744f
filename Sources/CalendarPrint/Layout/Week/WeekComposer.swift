import CalendarModel
import DayGrid

/// Measures a week's page and places everything on it.
struct WeekComposer {
  let page: WeekPage
  let entries: WeekEntries
  var base: PageComposer
  private let setter: EntrySetter
  private let shortDates: (Day) -> String

  /// The layout of a page; `measurer` knows the fonts that it will be drawn with.
  static func layout(
    _ page: WeekPage, locale: CalendarLocale, measurer: any TextMeasurer
  ) -> PageLayout {
    var composer = WeekComposer(page, locale: locale, measurer: measurer)
    composer.compose()
    return composer.base.layout
  }

  private init(_ page: WeekPage, locale: CalendarLocale, measurer: any TextMeasurer) {
    self.page = page
    entries = WeekEntries(page.entries, days: page.days)
    let labeler = DayLabeler(page.system, almanac: page.almanac, locale: locale)
    shortDates = labeler.shortDates
    base = PageComposer(
      sheet: page.sheet, month: page.days.lowerBound.month, entries: page.entries,
      labels: DayLabels(page.days, labeler),
      indent: WeekComposer.hourWidth(page, locale, measurer), locale: locale, measurer: measurer)
    setter = EntrySetter(
      base.frame, grid: base.page.grid, locale: base.locale, measurer: measurer)
  }

  /// The room that the hours take to the left of the grid, in points of A4.
  private static func hourWidth(
    _ page: WeekPage, _ locale: CalendarLocale, _ measurer: any TextMeasurer
  ) -> Double {
    let style = page.sheet.theme.type.weekNumber
    let widths = [0, 10, 20, 23].map {
      measurer.width(of: locale.clock.time(WallTime(page.day, secondOfDay: $0 * 3600)), in: style)
    }
    return (widths.max() ?? 0) + page.sheet.theme.space.inset
  }

  /// The parts of the page.
  private struct Plan {
    var band: GridPlan.Row
    var hours: HourGrid
    var notes: HiddenNotes
    var bottom: Double
  }

  private mutating func compose() {
    base.composeHeader(base.labels.title)
    base.composeWeekdays()
    let plan = plan()
    base.layout.grid.height = plan.bottom - base.layout.grid.y
    composeGrounds(plan)
    composeHours(plan.hours)
    base.compose(plan.band, setter: setter)
    for (column, blocks) in plan.hours.blocks.enumerated() {
      let day = page.days.lowerBound.advanced(by: column)
      for block in blocks { compose(block, on: day) }
    }
    base.compose(plan.notes, gridBottom: plan.bottom)
    base.composeFootnote()
  }

  /// Notes take room from the hours, which then may hide more: the plan is made again until
  /// the notes fit. They have a limit, so that comes to an end.
  private func plan() -> Plan {
    let frame = base.frame
    let footLines = page.sheet.footnote == nil ? 0 : 1
    let mostLines = max(1, Int(frame.paper.height * 0.12 / frame.space.noteLine))
    var reserved = 0
    while true {
      let bottom = frame.gridBottom(noteLines: reserved + footLines)
      let plan = plan(bottom: bottom, mostLines: mostLines)
      if plan.notes.lineCount <= reserved { return plan }
      reserved = plan.notes.lineCount
    }
  }

  private func plan(bottom: Double, mostLines: Int) -> Plan {
    let frame = base.frame
    let space = frame.space
    let top = space.gridTop
    let lanes = WeekGrid(
      containing: page.day, entries: entries.lanes, firstWeekday: page.sheet.firstWeekday,
      today: page.today, selected: page.selected, streaks: page.streaks, marks: page.marks)
    // The hours keep the larger part of the page.
    let heads = headTexts(lanes.row, height: bottom - top)
    let head = space.rowHead(notes: heads.lines)
    let mostLanes = max(1, Int(((bottom - top) * 0.4 - head) / space.lane))
    let fitted = lanes.row.fitted(lanes: min(mostLanes, lanes.row.fullLaneCount))
    let laneCount = (fitted.segments.map(\.lane).max() ?? -1) + 1
    func parts(foot: Double) -> (height: Double, hours: HourGrid, hidden: [FittedCell]) {
      let height = head + Double(laneCount) * space.lane + foot
      let hours = HourGrid(
        entries, frame: frame, top: top + height, bottom: bottom,
        line: frame.type.entry.size * 1.4, narrowest: frame.type.entry.size * 3.9)
      return (height, hours, hiddenCells(fitted, hours))
    }
    var (bandHeight, hours, hidden) = parts(foot: space.rowFoot)
    if hidden.contains(where: { $0.hiddenCount > 0 }) {
      (bandHeight, hours, hidden) = parts(foot: space.rowFootCounted)
    }
    let band = GridPlan.Row(
      week: lanes.row, top: top, height: bandHeight, head: head, lanes: laneCount,
      names: heads.names, notes: heads.notes,
      segments: fitted.segments, lines: [[GridPlan.Line]](repeating: [], count: 7),
      cells: hidden)
    let notes = HiddenNotes(
      page.overflow == .list ? GridPlan(rows: [band]).hidingCells : [], frame: frame,
      locale: base.locale, measurer: base.measurer, limit: mostLines, dates: shortDates)
    return Plan(band: band, hours: hours, notes: notes, bottom: bottom)
  }

  /// What stands under the numbers of the days.
  private struct HeadTexts {
    var names: [[NameSetter.Line]]
    var notes: [[String]]
    /// The lines of the longest.
    var lines: Int
  }

  /// The names and the notes of the days, on as many lines as a fifth of the page has.
  private func headTexts(_ row: GridRow, height: Double) -> HeadTexts {
    let frame = base.frame
    let names = NameSetter(frame, labels: base.labels, measurer: base.measurer)
    let marks = MarkSetter(
      frame, locale: base.locale, labels: base.labels, measurer: base.measurer)
    let most = max(0, Int(height * 0.2 / frame.space.markLine))
    var texts = HeadTexts(names: [], notes: [], lines: 0)
    for cell in row.cells {
      let own =
        most > 0 ? names.lines(of: cell.day, most: min(most, NameSetter.mostLines)) : []
      let left = min(most - own.count, Self.mostNoteLines)
      let notes = left > 0 ? marks.noteLines(of: cell, most: left) : []
      texts.names.append(own)
      texts.notes.append(notes)
      texts.lines = max(texts.lines, own.count + notes.count)
    }
    return texts
  }

  /// The most lines of the notes of a day.
  private static let mostNoteLines = 5

  /// What does not show, day by day: whole days that have no lane, and entries that have no
  /// room beside others.
  private func hiddenCells(_ fitted: FittedRow, _ hours: HourGrid) -> [FittedCell] {
    let days = page.days
    let entries = zip(fitted.cells, hours.hidden).enumerated().flatMap { column, hidden in
      let day = days.lowerBound.advanced(by: column)
      return (hidden.0.hidden + hidden.1).map { entry in
        var entry = entry
        entry.days = day..<day.advanced(by: 1)
        return entry
      }
    }
    return WeekGrid(
      containing: page.day, entries: entries, firstWeekday: page.sheet.firstWeekday
    ).row.fitted(lanes: 0).cells
  }

  /// The days reach to the foot of the hours, and show what stands in them.
  private mutating func composeGrounds(_ plan: Plan) {
    var whole = plan.band
    whole.height = plan.bottom - whole.top
    base.composeGrounds(GridPlan(rows: [whole]))
    for index in base.layout.rows.indices {
      base.layout.rows[index].box.height = plan.band.height
    }
    for column in base.layout.cells.indices {
      base.layout.cells[column].shownCount += plan.hours.blocks[column].count
    }
    base.layout.blocks = plan.hours.blocks.enumerated().flatMap { column, blocks in
      let day = page.days.lowerBound.advanced(by: column)
      return blocks.map { PageLayout.Block(day: day, box: $0.box) }
    }
    if page.overflow == .page {
      base.layout.hidden = GridPlan(rows: [plan.band]).hidingCells.map(
        PageLayout.HiddenDay.init)
    }
  }
}
