import CalendarModel
import DayGrid
import FoundationEssentials

extension PrintDocument {
  /// Draws the pages. The same document gives the same bytes, as `MonthPage.render` has it.
  ///
  /// It may be called from several threads; they take turns.
  ///
  /// - Parameter remark: is called once for each thing that the pages do not show.
  /// - Returns: whole files of the format: a PDF with all pages, or an image for each page.
  /// - Throws: as `MonthPage.render`, and `RenderError.tooManyPages`.
  /// - Complexity: O(*p* · *e* log *e*) for *p* pages and *e* entries of each, and what the
  ///   pages show is set and drawn.
  public func render(
    as format: PageFormat, remark: (PageRemark) -> Void = { _ in }
  ) throws(RenderError) -> [[UInt8]] {
    var files: [[UInt8]] = []
    do {
      try render(as: format, remark: remark) { files.append($0) }
    } catch let error as RenderError {
      throw error
    } catch {
      // The closure throws nothing, so that there is no other error.
    }
    return files
  }

  /// Draws the pages, and hands over each file when it is drawn: of images, no more than one page
  /// is held.
  ///
  /// - Parameters:
  ///   - remark: is called once for each thing that the pages do not show, after the last file.
  ///   - progress: is called before each page is drawn.
  ///   - write: takes a whole file. It must not draw pages itself: threads take turns.
  /// - Throws: as the other `render` does, and what `write` throws.
  public func render(
    as format: PageFormat, remark: (PageRemark) -> Void = { _ in },
    progress: (PageProgress) -> Void = { _ in }, write: ([UInt8]) throws -> Void
  ) throws {
    for part in parts { try part.paper.validate() }
    var remarks: [PageRemark] = []
    try DrawingTurn.take {
      try draw(as: format, &remarks, progress: progress, write: write)
    }
    remarks.forEach(remark)
  }

  private func draw(
    as format: PageFormat, _ remarks: inout [PageRemark], progress: (PageProgress) -> Void,
    write: ([UInt8]) throws -> Void
  ) throws {
    guard let first = parts.first else { return }
    let language = CalendarLocale(first.locale).languageTag
    let typesetter = try PangoTypesetter(language: language)
    var pdf: PDFDrawing?
    var problems: Set<PictureProblem> = []
    var missing: Set<String> = []
    var number = 0
    for (index, part) in parts.enumerated() {
      let pages = try pages(of: part, measurer: typesetter)
      if let month = part.unlistedMonth, let hidden = pages.first?.layout.hiddenCount,
        hidden > 0
      {
        remarks.append(.hidden(count: hidden, month: month))
      }
      missing.formUnion(
        MissingScripts.names(in: pages.map(\.layout), unsettable: typesetter.unsettable))
      let last = number + pages.count + parts.count - index - 1
      for page in pages {
        number += 1
        progress(PageProgress(page: number, count: last))
        let file: DrawnFile
        switch format {
        case .pdf:
          let drawing =
            try pdf
            ?? PDFDrawing(
              page.layout, created: first.firstDay, language: language, typesetter: typesetter)
          pdf = drawing
          try drawing.add(page.layout, path: page.path)
          continue
        case .png(let dotsPerInch):
          file = try PageFile.png(
            page.layout, dotsPerInch: dotsPerInch, typesetter: typesetter)
        case .svg:
          file = try PageFile.svg(page.layout, typesetter: typesetter)
        }
        problems.formUnion(file.problems)
        try write(file.bytes)
      }
    }
    if let file = try pdf?.finish() {
      problems.formUnion(file.problems)
      try write(file.bytes)
    }
    if !missing.isEmpty { remarks.append(.missingFonts(scripts: missing.sorted())) }
    // An image may stand on several pages, each a file.
    for problem in problems.sorted(by: { "\($0)" < "\($1)" }) {
      remarks.append(.picture(problem))
    }
  }
}
