import CPangoCairo
import CalendarModel
import DayGrid

extension MonthPage {
  /// Draws the page alone: what `overflow` puts on further pages is drawn with a
  /// `PrintDocument`.
  ///
  /// The same page gives the same bytes: nothing depends on the clock, the environment's
  /// locale or the machine, apart from its fonts and library versions.
  ///
  /// It may be called from several threads; they take turns.
  ///
  /// - Parameter remark: is called once for each image that cannot be drawn.
  /// - Returns: a whole file of the format.
  /// - Throws: `RenderError.unusablePaper`, `.unusableResolution` or `.imageTooLarge` for
  ///   sizes that cannot be drawn; `.noFonts` on a system without any; `.drawing` when the drawing library reports a problem.
  /// - Complexity: O(*e* log *e*) for *e* entries, and what the page shows is set and drawn.
  public func render(
    as format: PageFormat, remark: (PageRemark) -> Void = { _ in }
  ) throws(RenderError) -> [UInt8] {
    try paper.validate()
    var missing: [String] = []
    let file = try DrawingTurn.take { () throws(RenderError) in
      try draw(as: format, missing: &missing)
    }
    if !missing.isEmpty { remark(.missingFonts(scripts: missing)) }
    for problem in file.problems { remark(.picture(problem)) }
    return file.bytes
  }

  private func draw(
    as format: PageFormat, missing: inout [String]
  ) throws(RenderError) -> DrawnFile {
    let locale = CalendarLocale(locale)
    let typesetter = try PangoTypesetter(language: locale.languageTag)
    let layout = PageComposer.layout(self, locale: locale, measurer: typesetter)
    missing = MissingScripts.names(in: [layout], unsettable: typesetter.unsettable)
    switch format {
    case .pdf:
      let drawing = try PDFDrawing(
        layout, created: grid.month.firstDay, language: locale.languageTag,
        typesetter: typesetter)
      try drawing.add(layout, path: [layout.name])
      return try drawing.finish()
    case .png(let dotsPerInch):
      return try PageFile.png(layout, dotsPerInch: dotsPerInch, typesetter: typesetter)
    case .svg:
      return try PageFile.svg(layout, typesetter: typesetter)
    }
  }
}
