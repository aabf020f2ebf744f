import CPangoCairo
import CalendarModel

/// Draws a layout on a surface: it walks through the values and decides nothing.
struct PageCanvas: ~Copyable {
  /// What the surface is made of.
  enum Medium: Equatable {
    /// Pixels, that many to the point.
    case raster(scale: Double)
    /// Shapes, with texts that can be found (PDF) or without (SVG).
    case vector(hasText: Bool)
  }

  let context: CairoContext
  let medium: Medium
  let typesetter: PangoTypesetter
  let emoji: EmojiImages
  let pictures: PictureStore

  /// - Parameter inGray: whether emoji and images are drawn in gray.
  init(
    _ surface: borrowing CairoSurface, medium: Medium, typesetter: PangoTypesetter,
    inGray: Bool
  ) throws(RenderError) {
    context = try CairoContext(surface)
    self.medium = medium
    self.typesetter = typesetter
    emoji = EmojiImages(inGray: inGray)
    pictures = PictureStore(inGray: inGray)
    if case .raster(let scale) = medium { cairo_scale(context.pointer, scale, scale) }
    cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_ROUND)
  }

  /// Draws everything, and emits the page.
  ///
  /// - Parameter page: the page's number in its document, from 1.
  borrowing func draw(_ layout: PageLayout, page: Int = 1) throws(RenderError) {
    // White paper is white where nothing is drawn; an image is not.
    let isRaster = if case .raster = medium { true } else { false }
    if isRaster || layout.paperColor != .white {
      context.setColor(layout.paperColor)
      cairo_paint(context.pointer)
    }
    for shape in layout.shapes { draw(shape) }
    try context.check()
    for picture in layout.pictures { try draw(picture) }
    if medium == .vector(hasText: true) {
      try drawTagged(layout.texts, page: page)
    } else {
      for text in layout.texts { try draw(text) }
    }
    try context.showPage()
  }
}
