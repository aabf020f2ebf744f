import CPangoCairo

/// A line that Pango has set, seen for the length of one call.
struct TextLineView: ~Copyable {
  fileprivate let line: UnsafeMutablePointer<PangoLayoutLine>
  fileprivate let bytes: UnsafePointer<CChar>

  init(line: UnsafeMutablePointer<PangoLayoutLine>, bytes: UnsafePointer<CChar>) {
    self.line = line
    self.bytes = bytes
  }

  /// Visits the runs from left to right; each is of one font.
  borrowing func forEachRun<Failure: Error>(
    _ body: (borrowing TextRunView) throws(Failure) -> Void
  ) throws(Failure) {
    var x: Int32 = 0
    var link = line.pointee.runs
    while let node = link {
      link = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      try body(TextRunView(item: item, bytes: bytes, x: x + item.pointee.start_x_offset))
      x += pango_glyph_string_get_width(item.pointee.glyphs)
    }
  }
}

/// A run of glyphs of one font, seen for the length of one call.
struct TextRunView: ~Copyable {
  let item: UnsafeMutablePointer<PangoGlyphItem>
  let bytes: UnsafePointer<CChar>
  private let start: Int32

  fileprivate init(
    item: UnsafeMutablePointer<PangoGlyphItem>, bytes: UnsafePointer<CChar>, x: Int32
  ) {
    self.item = item
    self.bytes = bytes
    start = x
  }

  /// Where the run begins, in points from the line's left end.
  var x: Double { Double(start) / Double(PANGO_SCALE) }

  /// How far the run stands above the line, in points.
  var rise: Double { Double(item.pointee.y_offset) / Double(PANGO_SCALE) }

  /// The font.
  var font: UnsafeMutablePointer<PangoFont>? { item.pointee.item.pointee.analysis.font }

  /// The characters that the run shows, in UTF-8, within the line's text.
  var characters: UnsafeBufferPointer<CChar> {
    UnsafeBufferPointer(
      start: bytes + Int(item.pointee.item.pointee.offset),
      count: Int(item.pointee.item.pointee.length))
  }

  /// The glyphs, from left to right.
  var glyphs: UnsafeBufferPointer<PangoGlyphInfo> {
    UnsafeBufferPointer(
      start: item.pointee.glyphs.pointee.glyphs,
      count: Int(item.pointee.glyphs.pointee.num_glyphs))
  }

  /// Whether the font has glyphs in colours of their own, as emoji fonts have.
  var isColored: Bool {
    guard let font, let hb = pango_font_get_hb_font(font), let face = hb_font_get_face(hb)
    else { return false }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
