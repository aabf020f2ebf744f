import CPangoCairo
import CalendarModel

/// Draws a layout as a whole file.
enum PageFile {
  /// A PDF of one page.
  ///
  /// - Parameter created: the day that the file says it was made on.
  static func pdf(
    _ layout: PageLayout, created: Day, typesetter: PangoTypesetter
  ) throws(RenderError) -> [UInt8] {
    let surface = try CairoSurface.pdf(layout.paper)
    // ISO 8601 has four digits for the year.
    let date = (0...9999).contains(created.year) ? created : Day(daysSince1970: 0)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, layout.title)
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "Daymark")
    cairo_pdf_surface_set_metadata(
      surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "\(date)T00:00:00Z")
    try surface.check()
    let canvas = try PageCanvas(
      surface, medium: .vector(hasText: true), typesetter: typesetter)
    try canvas.draw(layout)
    return try surface.finishedBytes()
  }

  /// An SVG image.
  static func svg(
    _ layout: PageLayout, typesetter: PangoTypesetter
  ) throws(RenderError) -> [UInt8] {
    let surface = try CairoSurface.svg(layout.paper)
    let canvas = try PageCanvas(
      surface, medium: .vector(hasText: false), typesetter: typesetter)
    try canvas.draw(layout)
    return SVGNames.renumbered(try surface.finishedBytes())
  }

  /// A PNG image.
  static func png(
    _ layout: PageLayout, dotsPerInch: Double, typesetter: PangoTypesetter
  ) throws(RenderError) -> [UInt8] {
    guard (18...2400).contains(dotsPerInch) else { throw .unusableResolution(dotsPerInch) }
    let scale = dotsPerInch / 72
    let surface = try CairoSurface.image(
      width: Int((layout.paper.width * scale).rounded()),
      height: Int((layout.paper.height * scale).rounded()))
    let canvas = try PageCanvas(surface, medium: .raster(scale: scale), typesetter: typesetter)
    try canvas.draw(layout)
    return PNGResolution.adding(dotsPerInch, to: try surface.pngBytes())
  }
}
