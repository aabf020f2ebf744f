import CalendarModel

/// Sets the facts in the head of a cell: its dates in other calendars, the day of the year and
/// the moon.
struct FactSetter {
  /// What of a day's facts shows.
  struct Facts: Hashable, Sendable {
    /// Beside the number.
    var dayOfYear: String?
    /// From left to right, at the cell's other side.
    var dates: [String] = []
    /// Behind them.
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

  private func width(of facts: Facts) -> Double {
    var widths = facts.dates.enumerated().map { index, date in
      measurer.width(of: date, in: index % 2 == 0 ? style : style.italic)
    }
    if let number = facts.dayOfYear { widths.append(measurer.width(of: number, in: style)) }
    if facts.moon != nil { widths.append(2 * moonRadius) }
    return widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
  }
}
