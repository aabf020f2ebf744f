import CalendarModel
import DayGrid

/// Measures the pages of a list and places everything on them.
struct AgendaComposer {
  let pages: AgendaPages
  /// A page with its head and no entries, which all pages begin as.
  private let blank: PageComposer
  private let setter: AgendaSetter
  private let heights: AgendaFlow.Heights
  private let columnCount: Int
  private let columnWidth: Double
  private let gap: Double
  /// From a column's left side to the times, and to the titles.
  private let timeInset: Double
  private let titleInset: Double
  private let top: Double

  /// The layouts of the pages, one at least; `measurer` knows the fonts that they will be
  /// drawn with.
  ///
  /// - Throws: `RenderError.tooManyPages`.
  static func layouts(
    _ pages: AgendaPages, locale: CalendarLocale, measurer: any TextMeasurer
  ) throws(RenderError) -> [PageLayout] {
    let sorted = pages.entries.filter { $0.days.overlaps(pages.days) }
      .sorted(by: EntryOrder.precedes)
    let items = AgendaDays.items(sorted, in: pages.days)
    let composer = AgendaComposer(
      pages, sorted: sorted, items: items, locale: locale, measurer: measurer)
    var flow = AgendaFlow(composer.heights)
    let mostColumns = AgendaPages.mostPages * composer.columnCount
    for item in items {
      let entries = AgendaDays.ordered(item.entries.map { sorted[Int($0)] })
      flow.add(item.day, entries.map { composer.setter.set($0, on: item.day) })
      guard flow.columns.count <= mostColumns else { throw .tooManyPages(AgendaPages.mostPages) }
    }
    let columns = flow.columns
    let count = (columns.count + composer.columnCount - 1) / composer.columnCount
    return (0..<count).map { number in
      let own = columns.dropFirst(number * composer.columnCount).prefix(composer.columnCount)
      return composer.page(Array(own), number: number + 1, of: count)
    }
  }

  private init(
    _ pages: AgendaPages, sorted: [GridEntry], items: [AgendaDays.Item], locale: CalendarLocale,
    measurer: any TextMeasurer
  ) {
    self.pages = pages
    var base = PageComposer(
      sheet: pages.sheet, month: pages.days.lowerBound.month, entries: sorted, locale: locale,
      measurer: measurer)
    let frame = base.frame
    let type = frame.type
    base.composeHeader(AgendaComposer.title(of: pages.days, base.locale))
    top = frame.space.titleBaseline + type.month.size * 0.8
    let bottom = frame.gridBottom(noteLines: 2)
    base.layout.grid = PageRect(
      x: frame.left, y: top, width: frame.width, height: bottom - top)
    blank = base
    columnCount = max(1, min(4, Int(frame.width / (type.entry.size * 32))))
    gap = type.entry.size * 3
    columnWidth = (frame.width + gap) / Double(columnCount) - gap
    timeInset = frame.space.textInset - frame.space.inset
    var times: Set<String> = []
    for item in items {
      for index in item.entries {
        times.insert(AgendaDays.time(of: sorted[Int(index)], on: item.day, base.locale))
      }
    }
    let widest = times.map { measurer.width(of: $0, in: type.time) }.max() ?? 0
    let timeWidth = min(widest, columnWidth * 0.42)
    titleInset = timeInset + timeWidth + type.entry.size
    let line = type.entry.size * 1.42
    let head = type.dayNumber.size * 1.95
    heights = AgendaFlow.Heights(
      column: bottom - top, head: head, line: line, entryGap: line * 0.28, dayGap: line * 0.9)
    setter = AgendaSetter(
      locale: base.locale, measurer: measurer, title: type.entry, detail: type.time,
      time: type.time, width: columnWidth - titleInset,
      mostLines: max(1, Int((bottom - top - head) / line)))
  }

  /// A month, a year, or a span.
  private static func title(
    of days: Range<Day>, _ locale: CalendarLocale
  ) -> [CalendarLocale.TitlePart] {
    let first = days.lowerBound
    if days == first.month.days { return locale.title(of: first.month) }
    let year = Day(validYear: first.year, month: 1, day: 1)
    if days == year..<Day(validYear: first.year + 1, month: 1, day: 1) {
      return [CalendarLocale.TitlePart(text: locale.number(first.year), isMonth: true)]
    }
    return locale.title(of: days)
  }

  private func page(
    _ columns: [[AgendaFlow.Piece]], number: Int, of count: Int
  ) -> PageLayout {
    var page = blank
    let locale = blank.locale
    let head = locale.days(
      pages.days.lowerBound.year == pages.days.upperBound.advanced(by: -1).year
        ? "EEEEdMMMM" : "EEEEdMMMMy")
    for (index, pieces) in columns.enumerated() {
      let x = page.frame.left + Double(index) * (columnWidth + gap)
      for piece in pieces { compose(piece, head: head(piece.day), x: x, on: &page) }
    }
    page.composeFootnote()
    if count > 1 {
      let style = page.frame.type.note
      let text = locale.number(number) + " / " + locale.number(count)
      let baseline = page.frame.paper.height - page.frame.space.bottom
      page.add(
        text, style, page.frame.colors.muted, x: page.frame.left,
        baseline: baseline - page.frame.space.noteLine * 0.2, role: .footnote)
    }
    return page.layout
  }

  /// What of a day stands in a column.
  private func compose(
    _ piece: AgendaFlow.Piece, head: String, x: Double, on page: inout PageComposer
  ) {
    let frame = page.frame
    let style = frame.type.dayNumber.scaled(by: 0.86)
    var y = top + piece.top
    let isToday = piece.day == pages.today
    let isRest = page.locale.restDays.contains(piece.day.weekday)
    let color =
      piece.isContinued
      ? frame.colors.muted : isToday || isRest ? frame.colors.crimson : frame.colors.ink
    let baseline = y + heights.head * 0.55
    let text = piece.isContinued ? head + " …" : head
    let inset = isToday ? style.size : 0
    if isToday {
      page.add(
        .disc(
          PagePoint(x: x + style.size * 0.32, y: baseline - style.capHeight / 2),
          radius: style.size * 0.32),
        .fill(frame.colors.crimson))
    }
    let fitted = page.measurer.fit(text, in: style, width: columnWidth - inset)
    page.add(
      fitted.lines[0], style, color, x: x + inset, baseline: baseline,
      role: .dayNumber(piece.day))
    let ruleY = y + heights.head * 0.76
    page.rule(
      from: PagePoint(x: x, y: ruleY), to: PagePoint(x: x + columnWidth, y: ruleY),
      piece.isContinued ? frame.colors.weekRule : frame.colors.strongRule,
      width: frame.space.hairline)
    y += heights.head
    for entry in piece.entries {
      compose(entry, on: piece.day, x: x, y: y, page: &page)
      y += heights.of(entry)
    }
    page.layout.cells.append(
      PageLayout.Cell(
        day: piece.day,
        box: PageRect(x: x, y: top + piece.top, width: columnWidth, height: y - top - piece.top),
        shownCount: piece.entries.count, hiddenCount: 0))
  }

  private func compose(
    _ set: AgendaEntry, on day: Day, x: Double, y: Double, page: inout PageComposer
  ) {
    let frame = page.frame
    let type = frame.type
    let entry = set.entry
    let isCancelled = entry.status == .cancelled
    let style = entry.status == .tentative ? type.entry.italic : type.entry
    let first = y + heights.line * 0.72
    page.composeDot(
      at: PagePoint(x: x + frame.space.dot, y: first - type.entry.capHeight / 2),
      page.colors(of: entry), status: entry.status)
    let time = page.measurer.fit(
      set.time, in: type.time, width: titleInset - timeInset - type.entry.size * 0.5)
    page.add(
      time.lines[0], type.time, frame.colors.muted, x: x + timeInset, baseline: first,
      role: .entry(day))
    for (index, line) in set.lines.enumerated() {
      let baseline = first + Double(index) * heights.line
      let lineStyle = line.isTitle ? style : type.time
      let width = page.measurer.width(of: line.text, in: lineStyle)
      let left = line.isRightToLeft ? x + columnWidth - width : x + titleInset
      let color = !line.isTitle || isCancelled ? frame.colors.muted : frame.colors.ink
      page.add(
        line.text, lineStyle, color, x: left, baseline: baseline, role: .entry(day),
        rightToLeft: line.isRightToLeft)
      if isCancelled, line.isTitle {
        let middle = baseline - type.entry.size * 0.27
        page.rule(
          from: PagePoint(x: left, y: middle), to: PagePoint(x: left + width, y: middle),
          frame.colors.muted, width: frame.space.hairline * 1.2)
      }
    }
  }
}
