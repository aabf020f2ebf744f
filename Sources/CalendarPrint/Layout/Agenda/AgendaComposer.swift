import Almanac
import CalendarModel
import DayGrid

/// Measures the pages of a list and places everything on them.
struct AgendaComposer {
  let pages: AgendaPages
  /// A page with its head and no entries, which all pages begin as.
  private let blank: PageComposer
  private let setter: AgendaSetter
  let headSetter: AgendaHeadSetter
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
    let items = items(sorted, pages)
    return try layouts(pages, sorted: sorted, items: items, locale: locale, measurer: measurer)
  }

  /// The layouts of the pages that list what a page hides, each entry on the days that hide it.
  ///
  /// - Parameters:
  ///   - hidden: by day, in order; never empty.
  ///   - pages: the days of the page, and how they are written; its entries are not asked for.
  /// - Throws: `RenderError.tooManyPages`.
  static func layouts(
    ofHidden hidden: [PageLayout.HiddenDay], _ pages: AgendaPages, locale: CalendarLocale,
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
    return try layouts(pages, sorted: sorted, items: items, locale: locale, measurer: measurer)
  }

  /// The days that have entries, and those that have a mark of their own or a name.
  private static func items(_ sorted: [GridEntry], _ pages: AgendaPages) -> [AgendaDays.Item] {
    let items = AgendaDays.items(sorted, in: pages.days)
    var known = Set(items.map(\.day))
    var others: [AgendaDays.Item] = []
    let marked = pages.marks.map(\.days.lowerBound)
    for day in marked + pages.almanac.holidays.keys
    where pages.days.contains(day) && known.insert(day).inserted {
      others.append(AgendaDays.Item(day: day, entries: []))
    }
    return others.isEmpty ? items : (items + others).sorted { $0.day < $1.day }
  }

  private static func layouts(
    _ pages: AgendaPages, sorted: [GridEntry], items: [AgendaDays.Item],
    locale: CalendarLocale, measurer: any TextMeasurer
  ) throws(RenderError) -> [PageLayout] {
    let composer = AgendaComposer(
      pages, sorted: sorted, items: items, locale: locale, measurer: measurer)
    var flow = AgendaFlow(composer.heights)
    let mostColumns = AgendaPages.mostPages * composer.columnCount
    let marks = DayMarks(pages.marks)
    for item in items {
      let entries = AgendaDays.ordered(item.entries.map { sorted[Int($0)] })
      flow.add(
        AgendaDay(
          day: item.day, head: composer.headSetter.set(item.day, marks: marks[item.day]),
          entries: entries.map { composer.setter.set($0, on: item.day) }))
      guard flow.columns.count <= mostColumns else { throw .tooManyPages(AgendaPages.mostPages) }
    }
    var columns = flow.columns
    let count = (columns.count + composer.columnCount - 1) / composer.columnCount
    let full = (count - 1) * composer.columnCount
    columns.replaceSubrange(
      full...,
      with: AgendaFlow.balanced(
        Array(columns[full...]), count: composer.columnCount, composer.heights,
        least: composer.heights.column * 0.3))
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
    let labeler = DayLabeler(pages.system, almanac: pages.almanac, locale: locale)
    let titles = SpanTitle(labeler)
    var base = PageComposer(
      sheet: pages.sheet, month: pages.days.lowerBound.month, entries: sorted,
      labels: DayLabels(
        title: titles.title(of: pages.days), span: titles.gregorianSpan(of: pages.days),
        days: pages.days, labeler),
      locale: locale, measurer: measurer)
    let frame = base.frame
    let type = frame.type
    base.composeHeader(base.labels.title)
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
    let headLine = type.markNote.size * 1.36
    heights = AgendaFlow.Heights(
      column: bottom - top, head: head, headLine: headLine, line: line, entryGap: line * 0.28,
      dayGap: line * 0.9)
    setter = AgendaSetter(
      locale: base.locale, measurer: measurer, title: type.entry, detail: type.time,
      width: columnWidth - titleInset,
      mostLines: max(1, Int((bottom - top - head) / line)))
    headSetter = AgendaHeadSetter(
      frame: frame, labeler: labeler, measurer: measurer,
      dates: labeler.longDates(showsYear: !AgendaComposer.isOfOneYear(pages)), width: columnWidth,
      mostLines: max(0, Int((bottom - top - head) / headLine)))
  }

  /// Whether all days lie in one year of the calendar.
  private static func isOfOneYear(_ pages: AgendaPages) -> Bool {
    let first = pages.days.lowerBound
    let last = pages.days.upperBound.advanced(by: -1)
    guard let one = pages.system.date(of: first), let other = pages.system.date(of: last) else {
      return first.year == last.year
    }
    return (one.era, one.year) == (other.era, other.year)
  }

  private func page(
    _ columns: [[AgendaFlow.Piece]], number: Int, of count: Int
  ) -> PageLayout {
    var page = blank
    let locale = blank.locale
    for (index, pieces) in columns.enumerated() {
      let x = page.frame.left + Double(index) * (columnWidth + gap)
      for piece in pieces { compose(piece, x: x, on: &page) }
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
