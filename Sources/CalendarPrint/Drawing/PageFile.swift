/// Draws a layout as a file of its own: an image.
enum PageFile {
  /// An SVG image.
  static func svg(
    _ layout: PageLayout, typesetter: PangoTypesetter
  ) throws(RenderError) -> DrawnFile {
    let surface = try CairoSurface.svg(layout.paper)
    let canvas = try PageCanvas(
      surface, medium: .vector(hasText: false), typesetter: typesetter,
      inGray: layout.isGray)
    try canvas.draw(layout)
    return DrawnFile(
      bytes: SVGLinks.adding(
        layout.texts, to: SVGNames.renumbered(try surface.finishedBytes())),
      problems: canvas.pictures.problems)
  }

  /// A PNG image.
  static func png(
    _ layout: PageLayout, dotsPerInch: Double, typesetter: PangoTypesetter
  ) throws(RenderError) -> DrawnFile {
    guard (18...2400).contains(dotsPerInch) else { throw .unusableResolution(dotsPerInch) }
    let scale = dotsPerInch / 72
    let surface = try CairoSurface.image(
      width: Int((layout.paper.width * scale).rounded()),
      height: Int((layout.paper.height * scale).rounded()))
    let canvas = try PageCanvas(
      surface, medium: .raster(scale: scale), typesetter: typesetter,
      inGray: layout.isGray)
    try canvas.draw(layout)
    return DrawnFile(
      bytes: PNGResolution.adding(dotsPerInch, to: try surface.pngBytes()),
      problems: canvas.pictures.problems)
  }
}

/// A file, and what was wrong with images on its pages.
struct DrawnFile {
  var bytes: [UInt8]
  var problems: [PictureProblem]
}
