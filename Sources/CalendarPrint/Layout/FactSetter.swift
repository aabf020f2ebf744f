import CalendarModel

/// Sets the facts in the head of a cell: its dates in other calendars, the day of the year and
/// the moon.
struct FactSetter {
  /// What of a day's facts shows.
  struct Facts: Hashable, Sendable {
    /// Beside the number.
    var dayOfYear: String?
    /// At the cell's other side: two and more in two lines, so that each calendar's dates have
    /// a place of their own.
    var dates: [String] = []
    /// Before them.
    var moon: MoonLook?
  }

  let labels: DayLabels
  private let frame: PageFrame
  private let measurer: any TextMeasurer

  init(_ frame: PageFrame, labels: DayLabels, measurer: any TextMeasurer) {
    self.frame = frame
    self.labels = labels
    self.measurer = measurer
  }

  /// The style of dates and numbers.
  var style: TextStyle { frame.type.weekNumber }

  /// The radius of the moon.
  var moonRadius: Double { frame.space.inset * 0.5 }

  /// Between one fact and the next.
  var gap: Double { frame.space.timeGap }

  /// The facts of a day that fit between its number and what stands at the cell's other side.
  ///
  /// - Parameter taken: how much of that side is taken, in points.
  func facts(of day: Day, taken: Double) -> Facts {
    let label = labels[day]
    let room = frame.columnWidth - 2 * frame.space.inset - taken - numberWidth(label) - gap
    var facts = Facts(
      dayOfYear: label.dayOfYear, dates: label.dates.compactMap(\.first), moon: label.moon)
    // The longest forms that fit; where not even the shortest do, the last fact goes first.
    var forms = 0
    let mostForms = label.dates.map(\.count).max() ?? 0
    while width(of: facts) > room {
      if forms + 1 < mostForms {
        forms += 1
        facts.dates = label.dates.map { $0[min(forms, $0.count - 1)] }
      } else if facts.dayOfYear != nil {
        facts.dayOfYear = nil
      } else if facts.moon != nil {
        facts.moon = nil
      } else if facts.dates.popLast() == nil {
        return facts
      }
    }
    return facts
  }

  /// The least that a day's facts take beside its number, in points.
  func leastWidth(of day: Day) -> Double {
    let label = labels[day]
    let width = width(
      of: Facts(
        dayOfYear: label.dayOfYear, dates: label.dates.compactMap(\.last), moon: label.moon))
    return width > 0 ? width + gap : 0
  }

  /// How wide the number of a day is.
  func numberWidth(_ label: DayLabel) -> Double {
    measurer.width(of: label.number, in: frame.type.dayNumber)
  }

  /// The columns of dates, from right to left, each of two dates at most.
  func columns(of dates: [String]) -> [ArraySlice<String>] {
    stride(from: 0, to: dates.count, by: 2).map { dates[$0..<min($0 + 2, dates.count)] }
  }

  /// How wide a column of dates is.
  func width(of dates: ArraySlice<String>) -> Double {
    dates.map { measurer.width(of: $0, in: style) }.max() ?? 0
  }

  /// The middles of the two lines of dates, from a row's top.
  var dateCenters: [Double] {
    // Above the middle of the day's number, so that the line of a streak stays clear.
    [-0.68, 0.44].map { frame.space.dayCenter + $0 * style.size }
  }

  private func width(of facts: Facts) -> Double {
    var widths = columns(of: facts.dates).map { width(of: $0) }
    if let number = facts.dayOfYear { widths.append(measurer.width(of: number, in: style)) }
    if facts.moon != nil { widths.append(2 * moonRadius) }
    return widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
  }
}
