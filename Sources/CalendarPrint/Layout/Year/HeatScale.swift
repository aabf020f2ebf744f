/// The steps of a scale of counts: each its least count and how strong its colour is.
enum HeatScale {
  static let steps: [(least: Int, strength: Double)] = [
    (1, 0.16), (2, 0.34), (3, 0.55), (5, 0.78), (8, 1),
  ]

  /// The step of a count, from 0; nil for none.
  static func step(of count: Int) -> Int? {
    steps.lastIndex { $0.least <= count }
  }

  /// The counts of a step: "2", "3–4", "8+".
  static func label(ofStep index: Int, _ locale: CalendarLocale) -> String {
    let least = locale.number(steps[index].least)
    guard index + 1 < steps.count else { return least + "+" }
    let last = steps[index + 1].least - 1
    return last == steps[index].least ? least : "\(least)–\(locale.number(last))"
  }
}
