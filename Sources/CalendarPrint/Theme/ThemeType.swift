import CalendarModel

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
  /// The notes and moods of marked days, and their emoji.
  var markNote = TextStyle(size: 7, isItalic: true)
  var mood = TextStyle(size: 6.6)
  var sticker = TextStyle(size: 12.4)

  static let warm = ThemeType(
    month: TextStyle(size: 33, weight: .semibold, face: .serif),
    year: TextStyle(size: 33, isItalic: true, face: .serif),
    weekday: TextStyle(size: 7.4, weight: .medium, isItalic: true, face: .serif),
    dayNumber: TextStyle(size: 11, weight: .semibold, face: .serif),
    dayNumberPale: TextStyle(size: 11, face: .serif),
    markNote: TextStyle(size: 7, isItalic: true, face: .serif), setsHeadsInCapitals: false)

  static let ink = ThemeType(
    month: TextStyle(size: 30, weight: .light, tracking: 0.01, isDisplay: true),
    year: TextStyle(size: 30, weight: .semibold, tracking: 0.01, isDisplay: true),
    dayNumber: TextStyle(size: 10.5, weight: .semibold))

  /// Whether the names of the weekdays are set in capitals.
  var setsHeadsInCapitals = true

  func scaled(by factor: Double) -> ThemeType {
    ThemeType(
      month: month.scaled(by: factor), year: year.scaled(by: factor),
      title: title.scaled(by: factor), legend: legend.scaled(by: factor),
      legendSmall: legendSmall.scaled(by: factor), weekday: weekday.scaled(by: factor),
      weekNumber: weekNumber.scaled(by: factor), dayNumber: dayNumber.scaled(by: factor),
      dayNumberPale: dayNumberPale.scaled(by: factor), entry: entry.scaled(by: factor),
      time: time.scaled(by: factor), count: count.scaled(by: factor),
      note: note.scaled(by: factor), noteLabel: noteLabel.scaled(by: factor),
      markNote: markNote.scaled(by: factor), mood: mood.scaled(by: factor),
      sticker: sticker.scaled(by: factor), setsHeadsInCapitals: setsHeadsInCapitals)
  }
}
