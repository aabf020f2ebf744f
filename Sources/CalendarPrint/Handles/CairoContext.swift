import CPangoCairo
import CalendarModel

/// Owns what draws on a surface.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  /// C: `cairo_create`; the surface lives as long as the context does.
  init(_ surface: borrowing CairoSurface) throws(RenderError) {
    guard let pointer = cairo_create(surface.pointer) else {
      throw RenderError(CAIRO_STATUS_NULL_POINTER)
    }
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(pointer)
      throw RenderError(status)
    }
    self.pointer = pointer
  }

  deinit { cairo_destroy(pointer) }

  /// - Throws: `RenderError.drawing` when any call so far failed.
  borrowing func check() throws(RenderError) {
    try RenderError.check(cairo_status(pointer))
  }

  /// Emits the page. C: `cairo_show_page`.
  borrowing func showPage() throws(RenderError) {
    cairo_show_page(pointer)
    try check()
  }

  /// Draws in this colour from now on.
  borrowing func setColor(_ color: RGBColor) {
    cairo_set_source_rgb(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }
}
