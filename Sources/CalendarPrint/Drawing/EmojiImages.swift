import CPangoCairo

/// Colour glyphs as images, each made once.
///
/// cairo 1.16 draws bitmap glyphs at 72 dots per inch in a PDF. Drawn on an image at the size
/// that the font's bitmaps have, and that image scaled, they stay crisp.
final class EmojiImages {
  /// The pixels of an em of the bitmaps in the colour fonts that are in use.
  private static let pixelsPerEm = 109.0

  private struct Key: Hashable {
    var font: UnsafeMutableRawPointer
    var glyph: UInt32
    var size: Double
  }

  private struct Picture {
    var surface: OpaquePointer
    /// Where the image's corner lies from the glyph's origin, in points.
    var left: Double
    var top: Double
  }

  private let inGray: Bool
  private var pictures: [Key: Picture] = [:]

  init(inGray: Bool) { self.inGray = inGray }

  deinit {
    for picture in pictures.values { cairo_surface_destroy(picture.surface) }
  }

  /// Draws the glyphs of a run with its origin at a point of the page.
  func draw(
    _ run: borrowing TextRunView, x: Double, y: Double, size: Double, on cairo: OpaquePointer
  ) throws(RenderError) {
    guard let font = run.font else { return }
    var x = x
    for info in run.glyphs {
      defer { x += Double(info.geometry.width) / Double(PANGO_SCALE) }
      // PANGO_GLYPH_EMPTY and unknown characters, which are flagged above the glyphs' range.
      guard info.glyph < 0x0FFF_FFFF else { continue }
      let picture = try picture(of: info.glyph, font: font, size: size)
      let scale = size / EmojiImages.pixelsPerEm
      cairo_save(cairo)
      cairo_translate(
        cairo, x + Double(info.geometry.x_offset) / Double(PANGO_SCALE) + picture.left,
        y + Double(info.geometry.y_offset) / Double(PANGO_SCALE) + picture.top)
      cairo_scale(cairo, scale, scale)
      paint(picture, on: cairo)
      cairo_restore(cairo)
    }
  }

  private func paint(_ picture: Picture, on cairo: OpaquePointer) {
    let isPDF = cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_PDF
    // Painted twice on one page, cairo 1.16 names an image twice in the page's resources,
    // which readers complain about; in a group it has resources of its own.
    if isPDF { cairo_push_group(cairo) }
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST)
    cairo_paint(cairo)
    if isPDF {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  private func picture(
    of glyph: UInt32, font: UnsafeMutablePointer<PangoFont>, size: Double
  ) throws(RenderError) -> Picture {
    let key = Key(font: UnsafeMutableRawPointer(font), glyph: glyph, size: size)
    if let known = pictures[key] { return known }
    var ink = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, &ink, nil)
    let pixels = EmojiImages.pixelsPerEm / size
    func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    // A pixel of air on each side, for the rounding of extents.
    let left = points(ink.x) - 1 / pixels
    let top = points(ink.y) - 1 / pixels
    let surface = try CairoSurface.image(
      width: max(1, Int((points(ink.width) * pixels).rounded(.up)) + 2),
      height: max(1, Int((points(ink.height) * pixels).rounded(.up)) + 2))
    let context = try CairoContext(surface)
    cairo_scale(context.pointer, pixels, pixels)
    guard let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else {
      throw RenderError(CAIRO_STATUS_NULL_POINTER)
    }
    cairo_set_scaled_font(context.pointer, scaledFont)
    var drawn = cairo_glyph_t(index: UInt(glyph), x: -left, y: -top)
    cairo_show_glyphs(context.pointer, &drawn, 1)
    try context.check()
    try surface.check()
    if inGray { surface.turnGray() }
    let picture = Picture(
      surface: cairo_surface_reference(surface.pointer), left: left, top: top)
    pictures[key] = picture
    return picture
  }
}
