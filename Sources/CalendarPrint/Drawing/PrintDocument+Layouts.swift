import Foundation

extension PrintDocument.Part {
  /// The measured pages, one at least.
  func layouts(_ measurer: any TextMeasurer) throws(RenderError) -> [PageLayout] {
    let locale = CalendarLocale(locale)
    switch self {
    case .month(let page):
      let layout = PageComposer.layout(page, locale: locale, measurer: measurer)
      guard page.overflow == .page, !layout.hidden.isEmpty else { return [layout] }
      let lists = try AgendaComposer.layouts(
        ofHidden: layout.hidden, on: page, locale: locale, measurer: measurer
      ).map { $0.finished(page.theme, locale) }
      var month = layout
      month.linkHiddenCounts(to: lists)
      return [month] + lists
    case .week(let page):
      let layout = WeekComposer.layout(page, locale: locale, measurer: measurer)
      return [layout.finished(page.sheet.theme, locale)]
    case .year(let page):
      let layout = YearComposer.layout(page, locale: locale, measurer: measurer)
      return [layout.finished(page.sheet.theme, locale)]
    case .agenda(let pages):
      let layouts = try AgendaComposer.layouts(pages, locale: locale, measurer: measurer)
      return layouts.map { $0.finished(pages.sheet.theme, locale) }
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
