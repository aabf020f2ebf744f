import CalendarModel
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
  public func render(as format: PageFormat) throws(RenderError) -> [[UInt8]] {
    for part in parts { try part.paper.validate() }
    return try DrawingTurn.take { () throws(RenderError) in try draw(as: format) }
  }

  private func draw(as format: PageFormat) throws(RenderError) -> [[UInt8]] {
    guard let first = parts.first else { return [] }
    let typesetter = try PangoTypesetter(language: CalendarLocale(first.locale).languageTag)
    var layouts: [PageLayout] = []
    for part in parts { layouts += try part.layouts(typesetter) }
    var files: [[UInt8]] = []
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
    return files
  }
}

extension PrintDocument.Part {
  /// The measured pages, one at least.
  func layouts(_ measurer: any TextMeasurer) throws(RenderError) -> [PageLayout] {
    let locale = CalendarLocale(locale)
    switch self {
    case .month(let page):
      return [PageComposer.layout(page, locale: locale, measurer: measurer)]
    case .week(let page):
      return [WeekComposer.layout(page, locale: locale, measurer: measurer)]
    case .year(let page):
      return [YearComposer.layout(page, locale: locale, measurer: measurer)]
    case .agenda(let pages):
      return try AgendaComposer.layouts(pages, locale: locale, measurer: measurer)
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
