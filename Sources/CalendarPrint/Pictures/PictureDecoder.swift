import CPangoCairo
import CPixbuf

/// Decodes image files by gdk-pixbuf and librsvg, which it loads when the first one comes.
final class PictureDecoder {
  /// The most pixels that an image may have. A PNG takes 4 octets for each while it is decoded.
  static let mostPixels = 40_000_000
  /// The most octets that an image file may have.
  static let mostOctets = 32 << 20
  /// The most octets of a drawing: nobody knows how long one takes before it is drawn.
  static let mostOctetsOfDrawing = 2 << 20

  private var pixbuf: daymark_pixbuf?
  private var svg: daymark_svg?

  /// The image as a square of at most `side` pixels: the middle of a photograph, the whole of a
  /// drawing.
  ///
  /// - Throws: `PictureFailure.picture` for an image that cannot be drawn.
  func square(
    of bytes: [UInt8], side: Int, inGray: Bool
  ) throws(PictureFailure) -> CairoSurface {
    guard bytes.count <= PictureDecoder.mostOctets else { throw .picture(.tooLarge) }
    let surface =
      switch PictureKind(bytes) {
      case .png: try photograph(bytes, type: "png", side: side)
      case .jpeg: try photograph(bytes, type: "jpeg", side: side)
      case .svg: try drawing(bytes, side: side)
      case nil: throw PictureFailure.picture(.unknownKind)
      }
    if inGray { surface.turnGray() }
    return surface
  }

  private func photograph(
    _ bytes: [UInt8], type: String, side: Int
  ) throws(PictureFailure) -> CairoSurface {
    if pixbuf == nil {
      var functions = daymark_pixbuf()
      guard daymark_pixbuf_load(&functions) != 0 else {
        throw .picture(.libraryMissing("gdk-pixbuf"))
      }
      pixbuf = functions
    }
    guard var functions = pixbuf else { throw .picture(.libraryMissing("gdk-pixbuf")) }
    var wish = daymark_pixbuf_wish()
    wish.side = Int32(side)
    wish.most_pixels = Int64(PictureDecoder.mostPixels)
    guard let image = daymark_pixbuf_decode(&functions, type, bytes, bytes.count, &wish) else {
      throw .picture(wish.is_too_large != 0 ? .tooLarge : .damaged)
    }
    defer { daymark_pixbuf_release(&functions, image) }
    let pixels = daymark_pixbuf_pixels(&functions, image)
    guard pixels.octets != nil, pixels.width > 0, pixels.height > 0 else {
      throw .picture(.damaged)
    }
    return try PictureFailure.drawing { () throws(RenderError) in
      let shorter = Int(min(pixels.width, pixels.height))
      let surface = try CairoSurface.image(width: shorter, height: shorter)
      surface.copyMiddle(of: pixels)
      return surface
    }
  }

  private func drawing(_ bytes: [UInt8], side: Int) throws(PictureFailure) -> CairoSurface {
    guard bytes.count <= PictureDecoder.mostOctetsOfDrawing else { throw .picture(.tooLarge) }
    if svg == nil {
      var functions = daymark_svg()
      guard daymark_svg_load(&functions) != 0 else { throw .picture(.libraryMissing("librsvg")) }
      svg = functions
    }
    guard var functions = svg else { throw .picture(.libraryMissing("librsvg")) }
    let surface = try PictureFailure.drawing { () throws(RenderError) in
      try CairoSurface.image(width: side, height: side)
    }
    let context = try PictureFailure.drawing { () throws(RenderError) in
      try CairoContext(surface)
    }
    let cairo = UnsafeMutableRawPointer(context.pointer)
    guard daymark_svg_draw(&functions, bytes, bytes.count, cairo, Double(side)) != 0 else {
      throw .picture(.damaged)
    }
    return surface
  }
}

/// Why there is no decoded image.
enum PictureFailure: Error {
  /// The image is at fault: the page goes on without it.
  case picture(PictureProblem)
  /// Drawing is: the page cannot go on.
  case drawing(RenderError)

  /// What `body` makes, its error as one of these.
  static func drawing<Made: ~Copyable>(
    _ body: () throws(RenderError) -> Made
  ) throws(PictureFailure) -> Made {
    do { return try body() } catch { throw .drawing(error) }
  }
}
