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
  var textInset = 13.2
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
  /// A line of a marked day's notes, and how far they stand above the foot of the head.
  var markLine = 8.8
  var markRise = 1.6
  /// The side of a sticker.
  var sticker = 14.6
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
    copy.sticker *= (1 + density) / 2
    copy.markLine *= (1 + density) / 2
    return copy
  }

  /// From a row's top to its first lane, under that many lines of notes.
  func rowHead(notes: Int) -> Double { rowHead + Double(notes) * markLine }

  /// From a row's top to the top of stickers, whose feet stand above the line of a streak.
  var stickerTop: Double { max(0, streakCenter - sticker - streak * 1.6) }

  private static var lengths: [WritableKeyPath<ThemeSpace, Double>] {
    [
      \.margin, \.weekNumbers, \.titleBaseline, \.weekdayBaseline, \.gridTop, \.bottom, \.inset,
      \.textInset, \.barInset, \.barEdge, \.barHeight, \.barRadius, \.dot, \.timeGap, \.lane,
      \.rowHead, \.dayCenter, \.todayDisc, \.streakCenter, \.streak, \.streakDot, \.rowFoot,
      \.rowFootCounted,
      \.noteLine, \.noteGap, \.markLine, \.markRise, \.sticker,
      \.hairline, \.strongRule,
    ]
  }
}
