import CalendarModel
import DayGrid
import Foundation

extension PrintDocument {
  /// Draws the pages. The same document gives the same bytes, as `MonthPage.render` has it.
  ///
  /// It may be called from several threads; they take turns.
  ///
  /// - Returns: whole files of the format: a PDF with all pages, or an image for each page.
  /// - Throws: as `MonthPage.render`, and `RenderError.tooManyPages`.
  /// - Complexity: O(*p* · *e* log *e*) for *p* pages and *e* entries of each, and what the
  ///   pages show is set and drawn.
  public func render(
    as format: PageFormat, remark: (PageRemark) -> Void = { _ in }
  ) throws(RenderError) -> [[UInt8]] {
    for part in parts { try part.paper.validate() }
    var remarks: [PageRemark] = []
    let files = try DrawingTurn.take { () throws(RenderError) in
      try draw(as: format, &remarks)
    }
    remarks.forEach(remark)
    return files.map(\.bytes)
  }

  private func draw(
    as format: PageFormat, _ remarks: inout [PageRemark]
  ) throws(RenderError) -> [DrawnFile] {
    guard let first = parts.first else { return [] }
    let typesetter = try PangoTypesetter(language: CalendarLocale(first.locale).languageTag)
    var layouts: [PageLayout] = []
    for part in parts {
      let own = try part.layouts(typesetter)
      if case .month(let page) = part, page.overflow == .none, let hidden = own.first?.hiddenCount,
        hidden > 0
      {
        remarks.append(.hidden(count: hidden, month: page.grid.month))
      }
      layouts += own
    }
    let missing = MissingScripts.names(in: layouts, unsettable: typesetter.unsettable)
    if !missing.isEmpty { remarks.append(.missingFonts(scripts: missing)) }
    var files: [DrawnFile] = []
    switch format {
    case .pdf:
      guard let page = layouts.first else { return [] }
      files.append(
        try PageFile.pdf(
          page, Array(layouts.dropFirst()), created: first.firstDay, typesetter: typesetter))
    case .png(let dotsPerInch):
      for layout in layouts {
        files.append(
          try PageFile.png(layout, dotsPerInch: dotsPerInch, typesetter: typesetter))
      }
    case .svg:
      for layout in layouts { files.append(try PageFile.svg(layout, typesetter: typesetter)) }
    }
    // An image may stand on several pages, each a file.
    for problem in Set(files.flatMap(\.problems)).sorted(by: { "\($0)" < "\($1)" }) {
      remarks.append(.picture(problem))
    }
    return files
  }
}

extension PrintDocument.Part {
  /// The measured pages, one at least.
  func layouts(_ measurer: any TextMeasurer) throws(RenderError) -> [PageLayout] {
    let locale = CalendarLocale(locale)
    switch self {
    case .month(let page):
      let layout = PageComposer.layout(page, locale: locale, measurer: measurer)
      guard page.overflow == .page, !layout.hidden.isEmpty else { return [layout] }
      let list = try AgendaComposer.layouts(
        ofHidden: layout.hidden, on: page, locale: locale, measurer: measurer)
      return [layout] + list.map { $0.finished(page.theme, locale) }
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
