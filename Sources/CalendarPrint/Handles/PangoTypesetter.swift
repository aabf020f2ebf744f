import CPangoCairo

/// Sets texts with Pango, for measuring and for drawing alike.
///
/// Widths do not depend on what is drawn on: no hints, no rounding to pixels. It belongs to
/// the thread that made it.
final class PangoTypesetter: TextMeasurer {
  /// A `PangoContext`.
  private let context: OpaquePointer
  /// The one `PangoLayout`, set anew for each text.
  private let layout: OpaquePointer
  private var resources: [ResourceKey: StyleResources] = [:]
  private var widths: [WidthKey: Double] = [:]
  /// The characters of measured texts that no font has.
  private(set) var unsettable: Set<Unicode.Scalar> = []

  /// A typesetter for texts of this language, a BCP 47 tag: it chooses between the forms of
  /// Han characters.
  ///
  /// C: `pango_cairo_font_map_get_default`, which each thread has one of and Pango owns, so
  /// that a second page finds its fonts loaded; `pango_font_map_create_context` and
  /// `pango_layout_new`, both ours.
  ///
  /// - Throws: `RenderError.noFonts` when not even an `a` can be set.
  init(language: String) throws(RenderError) {
    guard let fontMap = pango_cairo_font_map_get_default(),
      let context = pango_font_map_create_context(fontMap), let layout = pango_layout_new(context)
    else { throw RenderError(CAIRO_STATUS_NULL_POINTER) }
    self.context = context
    self.layout = layout
    pango_context_set_language(context, pango_language_from_string(language))
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
    set("a", in: TextStyle(size: 10), rightToLeft: false)
    guard pango_layout_get_unknown_glyphs_count(layout) == 0 else { throw .noFonts }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  func width(of text: String, in style: TextStyle) -> Double {
    let key = WidthKey(text: text, style: style)
    if let known = widths[key] { return known }
    set(text, in: style, rightToLeft: false)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    if pango_layout_get_unknown_glyphs_count(layout) > 0 { noteUnknownGlyphs() }
    let points = Double(width) / Double(PANGO_SCALE)
    widths[key] = points
    return points
  }

  func lineEnds(in text: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    set(text, in: TextStyle(size: 10), rightToLeft: false)
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else {
      return [text.utf8.count]
    }
    var ends: [Int] = []
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index > 0, index < Int(count), attributes[index].is_line_break != 0 {
        ends.append(offset)
      }
      offset += scalar.utf8.count
    }
    return ends + [offset]
  }

  func canSet(_ text: String) -> Bool {
    set(text, in: TextStyle(size: 10), rightToLeft: false)
    return pango_layout_get_unknown_glyphs_count(layout) == 0
  }

  /// Remembers the characters of the text that is set which no font has.
  private func noteUnknownGlyphs() {
    guard let line = pango_layout_get_line_readonly(layout, 0),
      let bytes = pango_layout_get_text(layout)
    else { return }
    TextLineView(line: line, bytes: bytes).forEachRun { run in
      // PANGO_GLYPH_UNKNOWN_FLAG, and the character that has no glyph.
      for info in run.glyphs where info.glyph & 0x1000_0000 != 0 {
        if let scalar = Unicode.Scalar(info.glyph & 0x0FFF_FFFF) { unsettable.insert(scalar) }
      }
    }
  }

  /// Sets a text on one line and hands it to `body`, for the call only.
  func withLine<Failure: Error>(
    _ text: String, in style: TextStyle, rightToLeft: Bool,
    _ body: (borrowing TextLineView) throws(Failure) -> Void
  ) throws(Failure) {
    set(text, in: style, rightToLeft: rightToLeft)
    guard let line = pango_layout_get_line_readonly(layout, 0),
      let bytes = pango_layout_get_text(layout)
    else { return }
    try body(TextLineView(line: line, bytes: bytes))
  }

  /// The font that a style's plain letters come from, for the call only.
  func withFont<Failure: Error>(
    of style: TextStyle, _ body: (UnsafeMutablePointer<PangoFont>) throws(Failure) -> Void
  ) throws(Failure) {
    guard let font = pango_context_load_font(context, self.resources(style, isTracked: true).font)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    try body(font)
  }

  private func set(_ text: String, in style: TextStyle, rightToLeft: Bool) {
    let resources = resources(style, isTracked: style.tracking != 0 && text.canBeTracked)
    let direction = rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    if pango_context_get_base_dir(context) != direction {
      pango_context_set_base_dir(context, direction)
    }
    pango_layout_set_font_description(layout, resources.font)
    pango_layout_set_attributes(layout, resources.attributes)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
  }

  private func resources(_ style: TextStyle, isTracked: Bool) -> StyleResources {
    let key = ResourceKey(style: style, isTracked: isTracked)
    if let known = resources[key] { return known }
    let made = StyleResources(style, isTracked: isTracked)
    resources[key] = made
    return made
  }

  private struct ResourceKey: Hashable {
    var style: TextStyle
    var isTracked: Bool
  }

  private struct WidthKey: Hashable {
    var text: String
    var style: TextStyle
  }
}

extension String {
  /// Whether space between the letters does no harm: it tears joined scripts apart (Arabic
  /// to Mongolian and the scripts of India and its neighbours).
  fileprivate var canBeTracked: Bool {
    unicodeScalars.allSatisfy { !(0x590...0x10FF).contains($0.value) && !isJoined($0.value) }
  }

  private func isJoined(_ value: UInt32) -> Bool {
    (0x1780...0x1CFF).contains(value) || (0xFB50...0xFEFE).contains(value)
  }
}
