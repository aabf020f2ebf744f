import CalendarModel

/// Sets what a day is called, under its number: its holidays and its solar term.
struct NameSetter {
  /// The most lines of the names of holidays.
  static let mostLines = 2

  /// A line under a day's number.
  struct Line: Hashable, Sendable {
    var text: String
    var isHoliday: Bool
  }

  private let labels: DayLabels
  private let frame: PageFrame
  private let measurer: any TextMeasurer

  init(_ frame: PageFrame, labels: DayLabels, measurer: any TextMeasurer) {
    self.frame = frame
    self.labels = labels
    self.measurer = measurer
  }

  /// All that a day is called, as one text; empty where it has no name.
  func name(of day: Day) -> String {
    [labels[day].holiday, labels[day].term].compactMap(\.self).joined(separator: " · ")
  }

  /// The lines of a day on at most so many, one or more; none where it has no name.
  func lines(of day: Day, most: Int) -> [Line] {
    let label = labels[day]
    let width = frame.columnWidth - frame.space.inset - frame.space.barInset
    func fit(_ text: String, most: Int) -> [String] {
      measurer.fit(text, in: frame.type.note, width: width, lines: most).lines
        .filter { !$0.isEmpty }
    }
    switch (label.holiday, label.term) {
    case (let holiday?, let term?) where most > 1:
      let lines = fit(holiday, most: most - 1).map { Line(text: $0, isHoliday: true) }
      return lines + fit(term, most: 1).map { Line(text: $0, isHoliday: false) }
    case (let holiday?, let term):
      let text = [holiday, term].compactMap(\.self).joined(separator: " · ")
      return fit(text, most: most).map { Line(text: $0, isHoliday: true) }
    case (nil, let term?):
      return fit(term, most: 1).map { Line(text: $0, isHoliday: false) }
    case (nil, nil):
      return []
    }
  }
}
