import CPangoCairo
import CalendarModel

extension PageCanvas {
  /// Draws a shape.
  borrowing func draw(_ shape: PageShape) {
    let cairo = context.pointer
    cairo_new_path(cairo)
    switch shape.paint {
    case .fill(let color):
      trace(shape.outline, lineWidth: nil)
      context.setColor(color)
      cairo_fill(cairo)
    case .hatch(let color, let width, let pitch):
      trace(shape.outline, lineWidth: nil)
      context.setColor(color)
      hatch(shape.outline, width: width, pitch: pitch)
    case .stroke(let color, let width, let dash):
      let width = sharpWidth(width, of: shape.outline)
      trace(shape.outline, lineWidth: width)
      context.setColor(color)
      cairo_set_line_width(cairo, width)
      var dashes = [dash]
      cairo_set_dash(cairo, &dashes, dash > 0 ? 1 : 0, 0)
      let isRule = shape.outline.isRule
      cairo_set_line_cap(cairo, isRule || dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
      cairo_stroke(cairo)
    }
  }

  /// Draws lines that rise to the right, within the path.
  private borrowing func hatch(_ outline: PageShape.Outline, width: Double, pitch: Double) {
    let cairo = context.pointer
    guard case .rounded(let box, _, _) = outline, pitch > 0 else { return cairo_new_path(cairo) }
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(cairo, nil, 0, 0)
    // Counted from the page's side, so that bars under each other are hatched alike.
    var foot = ((box.x - box.height) / pitch).rounded(.down) * pitch
    while foot < box.maxX {
      // A little over both sides, so that the ends are cut by the clip alone.
      cairo_move_to(cairo, foot - width, box.maxY + width)
      cairo_line_to(cairo, foot + box.height + width, box.y - width)
      foot += pitch
    }
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// Draws an image, or an empty frame in its place.
  borrowing func draw(_ picture: PagePicture) throws(RenderError) {
    let pixelsPerPoint =
      switch medium {
      case .raster(let scale): scale
      // 600 to the inch: as fine as printers are.
      case .vector: 600.0 / 72
      }
    let outline = PageShape.Outline.rounded(
      picture.box, left: picture.radius, right: picture.radius)
    cairo_new_path(context.pointer)
    trace(outline, lineWidth: 0)
    let isDrawn = try pictures.draw(
      picture, pixelsPerPoint: pixelsPerPoint, on: context.pointer)
    if !isDrawn {
      let width = picture.box.width * 0.05
      draw(
        PageShape(
          outline: outline, paint: .stroke(RGBColor(0x8A8A90), width: width, dash: width * 3)))
    }
    try context.check()
  }

  private borrowing func trace(_ outline: PageShape.Outline, lineWidth: Double?) {
    let cairo = context.pointer
    switch outline {
    case .rectangle(let box):
      let x = sharp(box.x)
      let y = sharp(box.y)
      cairo_rectangle(cairo, x, y, sharp(box.maxX) - x, sharp(box.maxY) - y)
    case .rounded(let box, let left, let right):
      traceRounded(lineWidth == nil ? sharp(box) : box, left: left, right: right)
    case .disc(let center, let radius):
      cairo_arc(cairo, center.x, center.y, radius, 0, 2 * Double.pi)
    case .moonShadow(let center, let radius, let bulge, let onLeft):
      traceMoonShadow(center, radius: radius, bulge: bulge, side: onLeft ? -1 : 1)
    case .polygon(let points):
      for point in points { cairo_line_to(cairo, point.x, point.y) }
      cairo_close_path(cairo)
    case .line(let points):
      let isRule = outline.isRule
      for point in points {
        let x = isRule ? sharpCenter(point.x, width: lineWidth ?? 0) : point.x
        let y = isRule ? sharpCenter(point.y, width: lineWidth ?? 0) : point.y
        cairo_line_to(cairo, x, y)
      }
    }
  }

  /// The outer half circle on one side (-1 is the left one), then the terminator, half an
  /// ellipse.
  private borrowing func traceMoonShadow(
    _ center: PagePoint, radius: Double, bulge: Double, side: Double
  ) {
    let cairo = context.pointer
    // How far a quarter's control points lie from its ends.
    let reach = radius * 0.5522847498
    func quarters(_ width: Double, from top: Double) {
      let x = center.x + width * radius
      let lead = center.x + width * reach
      cairo_curve_to(cairo, lead, center.y + top, x, center.y + top * reach / radius, x, center.y)
      cairo_curve_to(
        cairo, x, center.y - top * reach / radius, lead, center.y - top, center.x, center.y - top)
    }
    cairo_move_to(cairo, center.x, center.y - radius)
    quarters(side, from: -radius)
    quarters(-side * bulge, from: radius)
    cairo_close_path(cairo)
  }

  private borrowing func traceRounded(_ box: PageRect, left: Double, right: Double) {
    let cairo = context.pointer
    let quarter = Double.pi / 2
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) {
      guard radius > 0 else { return cairo_line_to(cairo, x, y) }
      cairo_arc(cairo, x, y, radius, start * quarter, (start + 1) * quarter)
    }
    corner(box.maxX - right, box.y + right, right, 3)
    corner(box.maxX - right, box.maxY - right, right, 0)
    corner(box.x + left, box.maxY - left, left, 1)
    corner(box.x + left, box.y + left, left, 2)
    cairo_close_path(cairo)
  }

  /// The nearest edge of a pixel, in points; the same where there are no pixels.
  private borrowing func sharp(_ value: Double) -> Double {
    guard case .raster(let scale) = medium else { return value }
    return (value * scale).rounded() / scale
  }

  private borrowing func sharp(_ box: PageRect) -> PageRect {
    let x = sharp(box.x)
    let y = sharp(box.y)
    return PageRect(x: x, y: y, width: sharp(box.maxX) - x, height: sharp(box.maxY) - y)
  }

  /// A rule's width as whole pixels, at least one.
  private borrowing func sharpWidth(_ width: Double, of outline: PageShape.Outline) -> Double {
    guard case .raster(let scale) = medium, outline.isRule else { return width }
    return max(1, (width * scale).rounded()) / scale
  }

  /// Where the middle of a rule of whole pixels lies so that it covers them wholly.
  private borrowing func sharpCenter(_ value: Double, width: Double) -> Double {
    guard case .raster = medium else { return value }
    return sharp(value - width / 2) + width / 2
  }
}

extension PageShape.Outline {
  /// Whether it is one upright or level line.
  fileprivate var isRule: Bool {
    guard case .line(let points) = self, points.count == 2 else { return false }
    return points[0].x == points[1].x || points[0].y == points[1].y
  }
}
