import Almanac

/// What is written in the head of a day's cell.
struct DayLabel: Hashable, Sendable {
  /// The number of the day in the month's calendar.
  var number: String
  /// Its dates in other calendars, each from the longest form to the shortest.
  var dates: [[String]] = []
  /// The number of the day in its Gregorian year.
  var dayOfYear: String?
  /// The moon.
  var moon: MoonLook?
  /// What the day is called: its holidays.
  var holiday: String?
  /// The solar term that begins on it.
  var term: String?

  /// Whether the day is a holiday.
  var isHoliday: Bool { holiday != nil }

  /// The same in the characters that there are.
  func written(in repertoire: TextRepertoire) -> DayLabel {
    guard repertoire == .ascii else { return self }
    var label = self
    label.number = repertoire.text(number)
    label.dates = dates.map { $0.map(repertoire.text) }
    label.holiday = holiday.map(repertoire.text)
    label.term = term.map(repertoire.text)
    return label
  }
}

/// The moon as it is drawn.
struct MoonLook: Hashable, Sendable {
  /// What it is called, and its emoji.
  var shape: MoonShape
  /// The lit share of the disc, 0 ... 1.
  var illumination: Double
  /// Whether the lit side is the right one.
  var isLitRight: Bool
  /// Whether it is the day of a principal phase.
  var isPhase: Bool
  /// Whether it is seen from the south.
  var isSouthern: Bool

  /// The emoji.
  var emoji: String { isSouthern ? shape.southernEmoji : shape.emoji }
}
