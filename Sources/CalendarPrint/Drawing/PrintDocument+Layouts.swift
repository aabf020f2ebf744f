import CalendarModel
import DayGrid
import FoundationEssentials

extension PrintDocument.Part {
  /// The measured pages, one at least.
  func layouts(_ measurer: any TextMeasurer) throws(RenderError) -> [PageLayout] {
    let locale = CalendarLocale(locale)
    switch self {
    case .month(let page):
      let layout = PageComposer.layout(page, locale: locale, measurer: measurer)
      guard page.overflow == .page else { return [layout] }
      return try layout.followed(
        byListing: AgendaPages(listing: page), locale: locale, measurer: measurer)
    case .week(let page):
      let layout = WeekComposer.layout(page, locale: locale, measurer: measurer)
        .finished(page.sheet.theme, locale)
      let list = AgendaPages(
        entries: [], days: page.days, system: page.system, sheet: page.sheet)
      return try layout.followed(byListing: list, locale: locale, measurer: measurer)
    case .year(let page):
      let layout = YearComposer.layout(page, locale: locale, measurer: measurer)
      return [layout.finished(page.sheet.theme, locale)]
    case .agenda(let pages):
      let layouts = try AgendaComposer.layouts(pages, locale: locale, measurer: measurer)
      return layouts.map { $0.finished(pages.sheet.theme, locale) }
    }
  }

  /// The month of what it hides, where no list names that; else nil.
  var unlistedMonth: Month? {
    switch self {
    case .month(let page): page.overflow == .none ? page.grid.month : nil
    case .week(let page): page.overflow == .none ? page.days.lowerBound.month : nil
    case .year, .agenda: nil
    }
  }

  var paper: PaperSize {
    switch self {
    case .month(let page): page.paper
    case .week(let page): page.sheet.paper
    case .year(let page): page.sheet.paper
    case .agenda(let pages): pages.sheet.paper
    }
  }

  var locale: Locale {
    switch self {
    case .month(let page): page.locale
    case .week(let page): page.sheet.locale
    case .year(let page): page.sheet.locale
    case .agenda(let pages): pages.sheet.locale
    }
  }
}

extension PageLayout {
  /// The page, and those that list what it hides, with links from its counts to them.
  ///
  /// - Parameter pages: how they are set; their entries are left out.
  fileprivate func followed(
    byListing pages: AgendaPages, locale: CalendarLocale, measurer: any TextMeasurer
  ) throws(RenderError) -> [PageLayout] {
    guard !hidden.isEmpty else { return [self] }
    let lists = try AgendaComposer.layouts(
      ofHidden: hidden, pages, locale: locale, measurer: measurer
    ).map { $0.finished(pages.sheet.theme, locale) }
    var page = self
    page.linkHiddenCounts(to: lists)
    return [page] + lists
  }
}
