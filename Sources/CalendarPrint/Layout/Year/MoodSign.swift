import CalendarModel

/// The sign of a mood, by which it is known where colours are not seen.
enum MoodSign: Int, CaseIterable {
  case disc, ring, square, frame, triangle, outlinedTriangle, diamond, outlinedDiamond, plus,
    cross, bar, bars

  /// The sign of a mood by its place; they come round again after the last.
  init(place: Int) {
    self = Self.allCases[place % Self.allCases.count]
  }

  /// The shapes of the sign around a point.
  func shapes(at center: PagePoint, radius: Double, _ color: RGBColor) -> [PageShape] {
    let line = radius * 0.34
    func corners(_ points: [(x: Double, y: Double)], by scale: Double = 1) -> [PagePoint] {
      points.map {
        PagePoint(x: center.x + $0.x * radius * scale, y: center.y + $0.y * radius * scale)
      }
    }
    func stroke(_ outline: PageShape.Outline) -> PageShape {
      PageShape(outline: outline, paint: .stroke(color, width: line))
    }
    func fill(_ outline: PageShape.Outline) -> PageShape {
      PageShape(outline: outline, paint: .fill(color))
    }
    let square = [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)]
    let triangle = [(0, -1.0), (1.05, 0.8), (-1.05, 0.8)]
    let diamond = [(0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)]
    switch self {
    case .disc: return [fill(.disc(center, radius: radius))]
    case .ring: return [stroke(.disc(center, radius: radius - line / 2))]
    case .square: return [fill(.polygon(corners(square)))]
    case .frame: return [stroke(.polygon(corners(square, by: 0.84)))]
    case .triangle: return [fill(.polygon(corners(triangle)))]
    case .outlinedTriangle: return [stroke(.polygon(corners(triangle, by: 0.8)))]
    case .diamond: return [fill(.polygon(corners(diamond)))]
    case .outlinedDiamond: return [stroke(.polygon(corners(diamond, by: 0.82)))]
    case .plus:
      return [[(-1, 0), (1, 0)], [(0, -1), (0, 1)]].map { stroke(.line(corners($0))) }
    case .cross:
      return [[(-0.8, -0.8), (0.8, 0.8)], [(-0.8, 0.8), (0.8, -0.8)]]
        .map { stroke(.line(corners($0))) }
    case .bar: return [stroke(.line(corners([(-1, 0), (1, 0)])))]
    case .bars:
      return [[(-1, -0.45), (1, -0.45)], [(-1, 0.45), (1, 0.45)]]
        .map { stroke(.line(corners($0))) }
    }
  }
}
