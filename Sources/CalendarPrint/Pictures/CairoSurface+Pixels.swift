import CPangoCairo
import CPixbuf

extension CairoSurface {
  /// Fills a square image with the middle of a decoded one.
  borrowing func copyMiddle(of pixels: daymark_pixels) {
    guard let source = pixels.octets else { return }
    let channels = Int(pixels.channels)
    forEachPixel { width, height, row, column in
      let x = column + max(0, (Int(pixels.width) - width) / 2)
      let y = row + max(0, (Int(pixels.height) - height) / 2)
      let octets = source + y * Int(pixels.stride) + x * channels
      let alpha = channels == 4 ? UInt32(octets[3]) : 255
      // cairo's colours are multiplied by their opacity.
      func channel(_ octet: UInt8) -> UInt32 { (UInt32(octet) * alpha + 127) / 255 }
      return alpha << 24 | channel(octets[0]) << 16 | channel(octets[1]) << 8
        | channel(octets[2])
    }
  }

  /// Turns an image's colours to grays as light as they are.
  borrowing func turnGray() {
    let stride = Int(cairo_image_surface_get_stride(pointer))
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    forEachPixel { _, _, row, column in
      let place = UnsafeRawPointer(data) + row * stride + column * 4
      let pixel = place.load(as: UInt32.self)
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      // Rec. 709's weights on the encoded values: near enough for an image.
      let gray = (red * 2126 + green * 7152 + blue * 722 + 5000) / 10_000
      return pixel & 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
  }

  /// Sets each pixel to what `body` makes of the image's width and height, its row and column.
  private borrowing func forEachPixel(_ body: (Int, Int, Int, Int) -> UInt32) {
    let width = Int(cairo_image_surface_get_width(pointer))
    let height = Int(cairo_image_surface_get_height(pointer))
    let stride = Int(cairo_image_surface_get_stride(pointer))
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    for row in 0..<height {
      for column in 0..<width {
        (UnsafeMutableRawPointer(data) + row * stride + column * 4)
          .storeBytes(of: body(width, height, row, column), as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}
