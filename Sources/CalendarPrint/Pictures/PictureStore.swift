import CPangoCairo

/// The images of a page, each decoded once.
final class PictureStore {
  /// What was wrong with images, each told once, in the order that they were drawn.
  private(set) var problems: [PictureProblem] = []

  private struct Key: Hashable {
    var bytes: [UInt8]
    var side: Int
  }

  private enum Entry {
    case image(OpaquePointer, width: Int)
    case broken
  }

  private let inGray: Bool
  private let decoder = PictureDecoder()
  private var entries: [Key: Entry] = [:]

  init(inGray: Bool) { self.inGray = inGray }

  deinit {
    for case .image(let surface, _) in entries.values { cairo_surface_destroy(surface) }
  }

  /// Draws an image; false where it cannot be, which `problems` then tells.
  ///
  /// - Parameter pixelsPerPoint: how fine it is decoded.
  func draw(
    _ picture: PagePicture, pixelsPerPoint: Double, on cairo: OpaquePointer
  ) throws(RenderError) -> Bool {
    let side = min(max(Int((picture.box.width * pixelsPerPoint).rounded(.up)), 16), 1024)
    guard case .image(let surface, let width) = try entry(Key(bytes: picture.bytes, side: side))
    else { return false }
    let isPDF = cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_PDF
    let scale = picture.box.width / Double(width)
    cairo_save(cairo)
    cairo_clip(cairo)
    // A group for the reason that `EmojiImages` gives.
    if isPDF { cairo_push_group(cairo) }
    cairo_translate(cairo, picture.box.x, picture.box.y)
    cairo_scale(cairo, scale, scale)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST)
    cairo_paint(cairo)
    if isPDF {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
    cairo_restore(cairo)
    return true
  }

  private func entry(_ key: Key) throws(RenderError) -> Entry {
    if let known = entries[key] { return known }
    let made: Entry
    do {
      let surface = try decoder.square(of: key.bytes, side: key.side, inGray: inGray)
      let width = Int(cairo_image_surface_get_width(surface.pointer))
      made = .image(cairo_surface_reference(surface.pointer), width: width)
    } catch {
      switch error {
      case .drawing(let error): throw error
      case .picture(let problem): problems.append(problem)
      }
      made = .broken
    }
    entries[key] = made
    return made
  }
}
