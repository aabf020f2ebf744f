/// A point of the page, in points from its top left corner.
struct PagePoint: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// An upright rectangle of the page, in points from its top left corner.
struct PageRect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The right side.
  var maxX: Double { x + width }
  /// The lower side.
  var maxY: Double { y + height }

  /// Whether the other lies within this one, as far as rounding lets one say so.
  func contains(_ other: PageRect, tolerance: Double = 0.01) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}
