import CPangoCairo

/// Owns a surface to draw on, and the bytes that it writes.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer
  private let sink: ByteSink?

  /// Takes a new surface over.
  ///
  /// - Throws: `RenderError.drawing`; a create call gives an error surface, never NULL.
  private init(owning pointer: OpaquePointer?, sink: ByteSink? = nil) throws(RenderError) {
    guard let pointer else { throw RenderError(CAIRO_STATUS_NULL_POINTER) }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw RenderError(status)
    }
    self.pointer = pointer
    self.sink = sink
  }

  deinit { cairo_surface_destroy(pointer) }

  /// A PDF of one size in points. C: `cairo_pdf_surface_create_for_stream`.
  static func pdf(_ size: PaperSize) throws(RenderError) -> CairoSurface {
    let sink = ByteSink()
    return try CairoSurface(
      owning: cairo_pdf_surface_create_for_stream(
        { ByteSink.write($0, $1, $2) }, sink.closure, size.width, size.height),
      sink: sink)
  }

  /// An SVG of one size in points. C: `cairo_svg_surface_create_for_stream`.
  static func svg(_ size: PaperSize) throws(RenderError) -> CairoSurface {
    let sink = ByteSink()
    let surface = try CairoSurface(
      owning: cairo_svg_surface_create_for_stream(
        { ByteSink.write($0, $1, $2) }, sink.closure, size.width, size.height),
      sink: sink)
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PT)
    return surface
  }

  /// An image with transparency. C: `cairo_image_surface_create`.
  static func image(width: Int, height: Int) throws(RenderError) -> CairoSurface {
    // The largest side that cairo's image surfaces have.
    let sides = 1...32_767
    guard sides.contains(width), sides.contains(height) else {
      throw .imageTooLarge(width: width, height: height)
    }
    return try CairoSurface(
      owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// - Throws: `RenderError.drawing` when anything went wrong on the surface so far.
  borrowing func check() throws(RenderError) {
    try RenderError.check(cairo_surface_status(pointer))
  }

  /// Ends the document and gives its bytes. C: `cairo_surface_finish`.
  borrowing func finishedBytes() throws(RenderError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try check()
    return sink?.bytes ?? []
  }

  /// The image as a PNG file. C: `cairo_surface_write_to_png_stream`.
  borrowing func pngBytes() throws(RenderError) -> [UInt8] {
    cairo_surface_flush(pointer)
    let sink = ByteSink()
    try RenderError.check(
      cairo_surface_write_to_png_stream(
        pointer, { ByteSink.write($0, $1, $2) }, sink.closure))
    return withExtendedLifetime(sink) { sink.bytes }
  }
}
