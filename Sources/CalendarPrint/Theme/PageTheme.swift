import CalendarModel

/// The look of a page: colours, type and spaces.
public struct PageTheme: Hashable, Sendable {
  /// The name, as a command's option would have it.
  public let name: String
  let colors: ThemeColors
  let type: ThemeType
  let space: ThemeSpace

  /// White space, hairlines, and colour for whose it is.
  public static let plain = PageTheme(
    name: "plain", colors: ThemeColors(), type: ThemeType(), space: ThemeSpace())
}

/// The colours of a theme that do not come from calendars.
struct ThemeColors: Hashable, Sendable {
  var ink = RGBColor(0x1C1C1E)
  /// Secondary texts: at least 4.5:1 on white and on the weekend's ground.
  var muted = RGBColor(0x6B6B70)
  /// Day numbers of other months.
  var pale = RGBColor(0xB4B4BA)
  var year = RGBColor(0x8A8A90)
  var strongRule = RGBColor(0x1C1C1E)
  var weekRule = RGBColor(0xD9D9DE)
  var dayRule = RGBColor(0xECECEF)
  var weekend = RGBColor(0xF8F8FA)
  /// Today, Sundays and holidays. White on it is read at 4.4:1, a hair under the 4.5:1 of
  /// WCAG 2.2 for text of that size: see `RGBColor.crimson`.
  var crimson = RGBColor.crimson
  /// Selected days.
  var sky = RGBColor.skyBlue
  /// The line of a streak.
  var streak = RGBColor(0xE8A33D)
  /// The wash over a selected day's cell.
  var skyWash = RGBColor(0xEAF2FF)
}

/// The styles of a theme, in points on A4.
struct ThemeType: Hashable, Sendable {
  var month = TextStyle(size: 34, weight: .semibold, tracking: -0.012, isDisplay: true)
  var year = TextStyle(size: 34, weight: .light, tracking: -0.012, isDisplay: true)
  var title = TextStyle(size: 7.4, weight: .medium, tracking: 0.02)
  var legend = TextStyle(size: 7.6, weight: .medium)
  var legendSmall = TextStyle(size: 6.6, weight: .medium)
  var weekday = TextStyle(size: 6.6, weight: .semibold, tracking: 0.085)
  var weekNumber = TextStyle(size: 6.6, isTabular: true)
  var dayNumber = TextStyle(size: 10.5, weight: .semibold)
  var dayNumberPale = TextStyle(size: 10.5)
  var entry = TextStyle(size: 7.4, weight: .medium)
  var time = TextStyle(size: 7, isTabular: true)
  var count = TextStyle(size: 6.8, weight: .semibold)
  var note = TextStyle(size: 6.6)
  var noteLabel = TextStyle(size: 6.6, weight: .semibold)

  func scaled(by factor: Double) -> ThemeType {
    ThemeType(
      month: month.scaled(by: factor), year: year.scaled(by: factor),
      title: title.scaled(by: factor), legend: legend.scaled(by: factor),
      legendSmall: legendSmall.scaled(by: factor), weekday: weekday.scaled(by: factor),
      weekNumber: weekNumber.scaled(by: factor), dayNumber: dayNumber.scaled(by: factor),
      dayNumberPale: dayNumberPale.scaled(by: factor), entry: entry.scaled(by: factor),
      time: time.scaled(by: factor), count: count.scaled(by: factor),
      note: note.scaled(by: factor), noteLabel: noteLabel.scaled(by: factor))
  }
}

/// The spaces of a theme, in points on A4.
struct ThemeSpace: Hashable, Sendable {
  var margin = 34.0
  /// Room for week numbers to the left of the grid.
  var weekNumbers = 16.0
  var titleBaseline = 62.0
  var weekdayBaseline = 89.5
  var gridTop = 97.5
  var bottom = 30.0
  /// From a cell's side to its day number, dots and counts.
  var inset = 6.0
  /// From a cell's side to the times and to the titles of bars.
  var textInset = 12.4
  /// From a cell's side to a bar that begins or ends in it.
  var barInset = 3.0
  var barEdge = 2.2
  var barHeight = 11.0
  var barRadius = 2.0
  var dot = 1.9
  /// Between a time and its title.
  var timeGap = 4.0
  /// The height of a line of a cell.
  var lane = 12.6
  /// From a row's top to its first line.
  var rowHead = 22.0
  /// From a row's top to the middle of its day numbers.
  var dayCenter = 11.6
  var todayDisc = 8.4
  /// From a row's top to the middle of the line of a streak; its thickness, and its dots.
  var streakCenter = 18.7
  var streak = 1.0
  var streakDot = 1.6
  /// Below a row's last line, without and with a count of hidden entries.
  var rowFoot = 4.0
  var rowFootCounted = 10.5
  var noteLine = 9.2
  /// From the grid to the notes.
  var noteGap = 7.0
  var hairline = 0.5
  var strongRule = 1.1

  func scaled(by factor: Double) -> ThemeSpace {
    var copy = self
    for path in ThemeSpace.lengths { copy[keyPath: path] *= factor }
    return copy
  }

  /// The same spaces with the lines of cells closer together.
  func denser(_ density: Double) -> ThemeSpace {
    var copy = self
    copy.lane *= density
    copy.barHeight *= density
    // The day numbers keep their size, so their band gives way by less.
    copy.rowHead *= (1 + density) / 2
    copy.dayCenter *= (1 + density) / 2
    copy.todayDisc *= (1 + density) / 2
    copy.streakCenter *= (1 + density) / 2
    return copy
  }

  private static var lengths: [WritableKeyPath<ThemeSpace, Double>] {
    [
      \.margin, \.weekNumbers, \.titleBaseline, \.weekdayBaseline, \.gridTop, \.bottom, \.inset,
      \.textInset, \.barInset, \.barEdge, \.barHeight, \.barRadius, \.dot, \.timeGap, \.lane,
      \.rowHead, \.dayCenter, \.todayDisc, \.streakCenter, \.streak, \.streakDot, \.rowFoot,
      \.rowFootCounted,
      \.noteLine, \.noteGap,
      \.hairline, \.strongRule,
    ]
  }
}
