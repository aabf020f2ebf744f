import CalendarModel
import DayGrid

/// Measures the pages of a list and places everything on them.
struct AgendaComposer {
  let pages: AgendaPages
  /// A page with its head and no entries, which all pages begin as.
  private let blank: PageComposer
  private let setter: AgendaSetter
  let heights: AgendaFlow.Heights
  private let columnCount: Int
  let columnWidth: Double
  private let gap: Double
  /// From a column's left side to the times, and to the titles.
  let timeInset: Double
  let titleInset: Double
  let top: Double

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
    return try layouts(pages, sorted: sorted, items: items, locale: locale, measurer: measurer)
  }

  /// The layouts of the pages that list what a month's page hides, each entry on the days that
  /// hide it.
  ///
  /// - Parameter hidden: by day, in order; never empty.
  /// - Throws: `RenderError.tooManyPages`.
  static func layouts(
    ofHidden hidden: [PageLayout.HiddenDay], on page: MonthPage, locale: CalendarLocale,
    measurer: any TextMeasurer
  ) throws(RenderError) -> [PageLayout] {
    var sorted: [GridEntry] = []
    var items: [AgendaDays.Item] = []
    for day in hidden {
      let first = Int32(truncatingIfNeeded: sorted.count)
      sorted += day.notes.map { note in
        GridEntry(
          uid: "", title: note, days: day.day..<day.day.advanced(by: 1), calendar: 0,
          kind: .journal)
      }
      sorted += day.entries
      items.append(
        AgendaDays.Item(
          day: day.day, entries: Array(first..<Int32(truncatingIfNeeded: sorted.count))))
    }
    let sheet = PageSheet(
      calendars: page.calendars, locale: page.locale, firstWeekday: page.grid.firstWeekday,
      paper: page.paper, margin: page.margin, showsWeekNumbers: page.showsWeekNumbers,
      showsLegend: page.showsLegend, title: page.title, footnote: page.footnote,
      theme: page.theme)
    let pages = AgendaPages(entries: [], days: page.grid.month.days, sheet: sheet)
    return try layouts(pages, sorted: sorted, items: items, locale: locale, measurer: measurer)
  }

  private static func layouts(
    _ pages: AgendaPages, sorted: [GridEntry], items: [AgendaDays.Item],
    locale: CalendarLocale, measurer: any TextMeasurer
  ) throws(RenderError) -> [PageLayout] {
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
      width: columnWidth - titleInset,
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
}
