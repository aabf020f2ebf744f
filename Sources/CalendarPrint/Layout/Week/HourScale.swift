/// Where the times of a day stand on a page: an open stretch, and before and after it hours that
/// are pressed together.
struct HourScale {
  /// Hours of one height.
  struct Stretch {
    var hours: Range<Int>
    var top: Double
    var bottom: Double
    var isPressed: Bool

    /// The height of an hour.
    var pitch: Double { (bottom - top) / Double(max(1, hours.count)) }
  }

  let top: Double
  let bottom: Double
  /// From the morning on; none of them is empty.
  let stretches: [Stretch]

  /// - Parameters:
  ///   - lines: how many lines the hours pressed together ask for, in the morning and in the
  ///     evening.
  ///   - line: the height of a line.
  init(_ hours: WeekHours, lines: [Int], top: Double, bottom: Double, line: Double) {
    self.top = top
    self.bottom = bottom
    let height = bottom - top
    // Never more than the hours would take if they were open.
    let equal = height / Double(max(1, hours.shown.count))
    let heights = zip(hours.pressed, lines).map { pressed, lines in
      pressed.isEmpty
        ? 0
        : min(
          Double(max(1, lines)) * line * 1.12 + line * 0.3, height * 0.2,
          equal * Double(pressed.count) * 0.75)
    }
    let openTop = top + heights[0]
    let openBottom = bottom - heights[1]
    stretches = [
      Stretch(hours: hours.pressed[0], top: top, bottom: openTop, isPressed: true),
      Stretch(hours: hours.open, top: openTop, bottom: openBottom, isPressed: false),
      Stretch(hours: hours.pressed[1], top: openBottom, bottom: bottom, isPressed: true),
    ].filter { !$0.hours.isEmpty }
  }

  /// Whether a time of day, in seconds, lies in hours that are pressed together.
  func isPressed(_ second: Int) -> Bool {
    stretches.contains { $0.isPressed && $0.hours.contains(second / 3600) }
  }

  /// The height of a time of day, in seconds.
  func y(ofSecond second: Int) -> Double {
    let hour = Double(second) / 3600
    for stretch in stretches where hour <= Double(stretch.hours.upperBound) {
      return stretch.top
        + max(0, hour - Double(stretch.hours.lowerBound)) * stretch.pitch
    }
    return bottom
  }
}
