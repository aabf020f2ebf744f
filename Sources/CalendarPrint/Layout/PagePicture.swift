/// An image of the page, cropped to a square with round corners.
struct PagePicture: Hashable, Sendable {
  /// The image file, PNG, JPEG or SVG, or whatever it is.
  var bytes: [UInt8]
  /// Where it stands: a square.
  var box: PageRect
  /// The radius of its corners, in points.
  var radius: Double
}
