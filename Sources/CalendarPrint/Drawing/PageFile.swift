import CPangoCairo
import CalendarModel

/// Draws a layout as a whole file.
enum PageFile {
  /// A PDF of one page.
  ///
  /// - Parameter created: the day that the file says it was made on.
  static func pdf(
    _ layout: PageLayout, created: Day, typesetter: PangoTypesetter
  ) throws(RenderError) -> DrawnFile {
    let surface = try CairoSurface.pdf(layout.paper)
    // ISO 8601 has four digits for the year.
    let date = (0...9999).contains(created.year) ? created : Day(daysSince1970: 0)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, layout.title)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Daymark")
    cairo_pdf_surface_set_metadata(
      surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "\(date)T00:00:00Z")
    try surface.check()
    let canvas = try PageCanvas(
      surface, medium: .vector(hasText: true), typesetter: typesetter,
      inGray: layout.isGray)
    try canvas.draw(layout)
    return DrawnFile(bytes: try surface.finishedBytes(), problems: canvas.pictures.problems)
  }

  /// An SVG image.
  static func svg(
    _ layout: PageLayout, typesetter: PangoTypesetter
  ) throws(RenderError) -> DrawnFile {
    let surface = try CairoSurface.svg(layout.paper)
    let canvas = try PageCanvas(
      surface, medium: .vector(hasText: false), typesetter: typesetter,
      inGray: layout.isGray)
    try canvas.draw(layout)
    return DrawnFile(
      bytes: SVGNames.renumbered(try surface.finishedBytes()),
      problems: canvas.pictures.problems)
  }

  /// A PNG image.
  static func png(
    _ layout: PageLayout, dotsPerInch: Double, typesetter: PangoTypesetter
  ) throws(RenderError) -> DrawnFile {
    guard (18...2400).contains(dotsPerInch) else { throw .unusableResolution(dotsPerInch) }
    let scale = dotsPerInch / 72
    let surface = try CairoSurface.image(
      width: Int((layout.paper.width * scale).rounded()),
      height: Int((layout.paper.height * scale).rounded()))
    let canvas = try PageCanvas(
      surface, medium: .raster(scale: scale), typesetter: typesetter,
      inGray: layout.isGray)
    try canvas.draw(layout)
    return DrawnFile(
      bytes: PNGResolution.adding(dotsPerInch, to: try surface.pngBytes()),
      problems: canvas.pictures.problems)
  }
}

/// A file, and what was wrong with images on its pages.
struct DrawnFile {
  var bytes: [UInt8]
  var problems: [PictureProblem]
}
