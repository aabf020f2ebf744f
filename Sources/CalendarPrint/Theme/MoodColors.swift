import CalendarModel

/// The colours of moods that have an order: from green for the best, by amber, to red.
enum MoodColors {
  /// The worst one first, in equal steps.
  private static let steps = [
    RGBColor(0xD6455F), RGBColor(0xE8833A), RGBColor(0xE9BC3F), RGBColor(0x8DBB4F),
    RGBColor(0x2F9E6E),
  ]

  /// The colour of a mood of a scale; nil for one that is not of it.
  static func color(of mood: String, in scale: MoodScale) -> RGBColor? {
    guard let value = scale.value(of: mood) else { return nil }
    let bounds = scale.bounds
    guard bounds.lowerBound < bounds.upperBound else { return steps.last }
    let place =
      (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
      * Double(steps.count - 1)
    let index = min(Int(place), steps.count - 2)
    return steps[index].mixed(with: steps[index + 1], by: place - Double(index))
  }
}
