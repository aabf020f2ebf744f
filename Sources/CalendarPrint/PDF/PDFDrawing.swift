import CPangoCairo
import CalendarModel

/// A PDF that is drawn page by page.
final class PDFDrawing {
  private let surface: CairoSurface
  private let canvas: PageCanvas
  private let language: String
  private let created: Day
  private var outline = PDFOutline()
  private var firstTitle: String?
  private var lastTitle = ""
  private var count = 0

  /// A file without pages yet.
  ///
  /// - Parameters:
  ///   - first: the page that will be the first one: emoji and images are gray if it is.
  ///   - created: the day that the file says it was made on.
  ///   - language: of its texts, a BCP 47 tag.
  init(
    _ first: PageLayout, created: Day, language: String, typesetter: PangoTypesetter
  ) throws(RenderError) {
    surface = try CairoSurface.pdf(first.paper)
    canvas = try PageCanvas(
      surface, medium: .vector(hasText: true), typesetter: typesetter, inGray: first.isGray)
    // ISO 8601 and PDF have four digits for the year.
    self.created = (0...9999).contains(created.year) ? created : Day(daysSince1970: 0)
    self.language = language
  }

  /// Draws a page of its own size; `path` names it in the outline.
  func add(_ layout: PageLayout, path: [String]) throws(RenderError) {
    count += 1
    cairo_pdf_surface_set_size(surface.pointer, layout.paper.width, layout.paper.height)
    outline.add(path, page: count, to: surface)
    try canvas.draw(layout, page: count)
    firstTitle = firstTitle ?? layout.title
    lastTitle = layout.title
  }

  /// Ends the file.
  func finish() throws(RenderError) -> DrawnFile {
    let first = firstTitle ?? lastTitle
    let title = first == lastTitle ? first : "\(first) – \(lastTitle)"
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Daymark")
    // Without a date cairo asks the clock.
    cairo_pdf_surface_set_metadata(
      surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "\(created)T00:00:00Z")
    try surface.check()
    let bytes = try PDFCompletion.completed(
      try surface.finishedBytes(), language: language, created: created)
    return DrawnFile(bytes: bytes, problems: canvas.pictures.problems)
  }
}
