import CPangoCairo

extension PageCanvas {
  /// Draws a text on its baseline.
  borrowing func draw(_ text: PageText) throws(RenderError) {
    context.setColor(text.color)
    let cairo = context.pointer
    let medium = medium
    let emoji = emoji
    let typesetter = typesetter
    try typesetter.withLine(text.string, in: text.style, rightToLeft: text.isRightToLeft) {
      (line: borrowing TextLineView) throws(RenderError) in
      try line.forEachRun { (run: borrowing TextRunView) throws(RenderError) in
        let x = text.x + run.x
        let y = text.baseline - run.rise
        if run.isColored {
          if medium == .vector(hasText: true) {
            drawHidden(run, x: x, y: y, cairo, typesetter: typesetter, style: text.style)
          }
          try emoji.draw(run, x: x, y: y, size: text.style.size, on: cairo)
          return
        }
        cairo_move_to(cairo, x, y)
        if case .raster = medium, let font = run.font {
          // Outlines: cairo 1.16 puts the glyphs of an image on whole pixels, and words
          // would fall apart.
          pango_cairo_glyph_string_path(cairo, font, run.item.pointee.glyphs)
          cairo_fill(cairo)
        } else {
          pango_cairo_show_glyph_item(cairo, run.bytes, run.item)
        }
      }
    }
    try context.check()
  }
}

/// Puts a space there that a reader of the file takes for the run's characters: they are
/// found and copied, although an image shows them.
private func drawHidden(
  _ run: borrowing TextRunView, x: Double, y: Double, _ cairo: OpaquePointer,
  typesetter: PangoTypesetter, style: TextStyle
) {
  let characters = run.characters
  typesetter.withFont(of: style) { font in
    guard let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let hb = pango_font_get_hb_font(font)
    else { return }
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(hb, 0x20, &space) != 0 else { return }
    // Between whole points: cairo 1.16 leaves out what covers nothing, and takes a space on a
    // whole one for that.
    var glyph = cairo_glyph_t(
      index: UInt(space), x: x.rounded(.down) + 0.5, y: y.rounded(.down) + 0.5)
    var cluster = cairo_text_cluster_t(num_bytes: Int32(characters.count), num_glyphs: 1)
    cairo_save(cairo)
    cairo_set_scaled_font(cairo, scaledFont)
    cairo_show_text_glyphs(
      cairo, characters.baseAddress, Int32(characters.count), &glyph, 1, &cluster, 1,
      cairo_text_cluster_flags_t(rawValue: 0))
    cairo_restore(cairo)
  }
}
