import CalendarModel

/// A shape of the page that is no text.
struct PageShape: Hashable, Sendable {
  /// What is drawn.
  enum Outline: Hashable, Sendable {
    /// A rectangle, its sides kept sharp on pixels.
    case rectangle(PageRect)
    /// A rectangle with round corners, on the left and the right of radii of their own.
    case rounded(PageRect, left: Double, right: Double)
    /// A disc.
    case disc(PagePoint, radius: Double)
    /// The dark part of a moon: one half of a disc, and as much of the other as `bulge` says, 1
    /// for all of it; below 0 so much less than the half.
    case moonShadow(PagePoint, radius: Double, bulge: Double, onLeft: Bool)
    /// A closed line through points, and what it encloses.
    case polygon([PagePoint])
    /// A line through points.
    case line([PagePoint])
  }

  /// How it is drawn.
  enum Paint: Hashable, Sendable {
    /// Filled.
    case fill(RGBColor)
    /// Drawn along the outline; `dash` is the length of strokes and gaps, 0 for none.
    case stroke(RGBColor, width: Double, dash: Double = 0)
    /// Filled with lines that rise to the right, `pitch` apart across the page.
    case hatch(RGBColor, width: Double, pitch: Double)
  }

  var outline: Outline
  var paint: Paint
}
