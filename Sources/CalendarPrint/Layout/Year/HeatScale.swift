/// The steps of a scale of counts: each its least count and how strong its colour is.
enum HeatScale {
  static let steps: [(least: Int, strength: Double)] = [
    (1, 0.16), (2, 0.34), (3, 0.55), (5, 0.78), (8, 1),
  ]

  /// The step of a count, from 0; nil for none.
  static func step(of count: Int) -> Int? {
    steps.lastIndex { $0.least <= count }
  }
}
