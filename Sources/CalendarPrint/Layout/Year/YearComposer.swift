import CalendarModel
import DayGrid

/// Measures a year's page and places everything on it.
struct YearComposer {
  let page: YearPage
  let days: YearDays
  var base: PageComposer

  /// The layout of a page; `measurer` knows the fonts that it will be drawn with.
  static func layout(
    _ page: YearPage, locale: CalendarLocale, measurer: any TextMeasurer
  ) -> PageLayout {
    var composer = YearComposer(page, locale: locale, measurer: measurer)
    composer.compose()
    return composer.base.layout
  }

  private init(_ page: YearPage, locale: CalendarLocale, measurer: any TextMeasurer) {
    self.page = page
    days = YearDays(page, calendars: page.sheet.calendars)
    var sheet = page.sheet
    switch page.heat {
    case .none: break
    case .count: sheet.showsLegend = false
    case .mood:
      // The moods are named as calendars are.
      sheet.calendars = days.moods.map {
        CalendarIdentity(
          name: "\($0.word) · \(locale.number($0.dayCount))", color: $0.color, source: "")
      }
    }
    base = PageComposer(
      sheet: sheet, month: Month(validYear: page.year, month: 1), entries: [], locale: locale,
      measurer: measurer)
  }

  private mutating func compose() {
    let title = CalendarLocale.TitlePart(text: base.locale.number(page.year), isMonth: true)
    base.composeHeader([title])
    if page.heat == .count, page.sheet.showsLegend { composeScale() }
    let frame = base.frame
    let top = frame.space.titleBaseline + frame.type.month.size * 0.75
    let bottom = frame.gridBottom(noteLines: page.sheet.footnote == nil ? 0 : 1)
    base.layout.grid = PageRect(x: frame.left, y: top, width: frame.width, height: bottom - top)
    for mini in minis(in: base.layout.grid) { compose(mini) }
    base.composeFootnote()
  }

  /// Twelve boxes, as many beside each other as gives the days the best shape.
  private func minis(in box: PageRect) -> [MiniMonth] {
    let shape = box.width / max(box.height, 1)
    let columns = shape > 3 ? 6 : shape > 1.1 ? 4 : shape > 0.45 ? 3 : 2
    let rows = 12 / columns
    let gap = min(box.width / Double(columns), box.height / Double(rows)) * 0.14
    let width = (box.width + gap) / Double(columns) - gap
    let height = (box.height + gap) / Double(rows) - gap
    // Numbers of weeks take a column, as wide as a day's.
    let weekNumbers = page.sheet.showsWeekNumbers ? width / 8 : 0
    return (0..<12).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = box.x + Double(column) * (width + gap)
      let y = box.y + Double(row) * (height + gap)
      return MiniMonth(
        Month(validYear: page.year, month: index + 1), firstWeekday: page.sheet.firstWeekday,
        box: PageRect(x: x, y: y, width: width, height: height), head: 1.45,
        weekNumbers: weekNumbers)
    }
  }

  private mutating func compose(_ mini: MiniMonth) {
    let frame = base.frame
    let type = frame.type
    // What fits the days: figures no larger than half a line, two beside each other with air.
    let size = min(type.entry.size * 1.08, mini.line * 0.56, mini.pitch * 0.5)
    func fitted(_ style: TextStyle, by factor: Double = 1) -> TextStyle {
      style.scaled(by: size * factor / style.size)
    }
    var day = fitted(type.weekNumber)
    day.weight = .medium
    let look = PageComposer.MiniLook(
      name: fitted(type.dayNumber, by: min(1.4, mini.line * 0.9 / size)),
      weekday: fitted(type.weekNumber, by: min(1, 6.6 / 7.99)), day: day,
      weekNumber: fitted(type.weekNumber, by: min(1, 6.6 / 7.99)))
    for day in mini.month.days {
      let index = days.days.lowerBound.distance(to: day)
      let box = mini.box(of: day)
      base.layout.cells.append(
        PageLayout.Cell(
          day: day, box: box, shownCount: days.counts[index], hiddenCount: 0))
      composeGround(of: day, index: index, box: box, size: size)
    }
    let colors = mini.month.days.map { ink(of: $0) }
    let first = mini.month.firstDay
    base.compose(
      mini, look, showsYear: false, color: { colors[first.distance(to: $0)] },
      role: { .dayNumber($0) })
  }
}
