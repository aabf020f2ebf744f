import CalendarModel
import DayGrid

/// What a year's page tells of each day.
struct YearDays {
  /// A mood, by the user's word, and its colour.
  struct Mood: Hashable {
    var word: String
    var color: RGBColor
    /// How many days have it.
    var dayCount: Int
  }

  let days: Range<Day>
  /// By day: how many entries touch it.
  private(set) var counts: [Int]
  /// By day: the colours of its entries, each once, in the order of the entries.
  private(set) var colors: [[RGBColor]]
  /// By day: its moods, as places in `moods`.
  private(set) var moodsOfDay: [[Int]]
  /// The most frequent first.
  private(set) var moods: [Mood] = []

  /// The most colours that are kept of a day: more than are shown.
  static let mostColors = 4
  /// The most moods of one day.
  static let mostMoods = 3

  /// - Complexity: O(*e* log *e* + *d*) for *e* entries and marks that touch *d* days.
  init(_ page: YearPage, calendars: [CalendarIdentity]) {
    let days = page.days
    self.days = days
    counts = [Int](repeating: 0, count: days.count)
    colors = [[RGBColor]](repeating: [], count: days.count)
    moodsOfDay = [[Int]](repeating: [], count: days.count)
    let taking = page.entries.filter { $0.status != .cancelled && $0.days.overlaps(days) }
    for entry in taking.sorted(by: EntryOrder.precedes) {
      let color = calendars.color(of: entry)
      for day in entry.days.clamped(to: days) {
        let index = days.lowerBound.distance(to: day)
        counts[index] += 1
        if colors[index].count < Self.mostColors, !colors[index].contains(color) {
          colors[index].append(color)
        }
      }
    }
    readMoods(page.marks)
  }

  private mutating func readMoods(_ marks: [Mark]) {
    var words: [[String]] = moodsOfDay.map { _ in [] }
    var counts: [String: Int] = [:]
    var own: [String: RGBColor] = [:]
    for mark in marks where mark.days.overlaps(days) {
      let word = HarmlessText.of(mark.mood ?? "", limit: PageText.longest)
      guard !word.isEmpty else { continue }
      if let color = mark.color, own[word] == nil { own[word] = color }
      for day in mark.days.clamped(to: days) {
        let index = days.lowerBound.distance(to: day)
        guard words[index].count < Self.mostMoods, !words[index].contains(word) else { continue }
        words[index].append(word)
        counts[word, default: 0] += 1
      }
    }
    let order = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    moods = order.enumerated().map { index, mood in
      Mood(
        word: mood.key, color: own[mood.key] ?? EntryColors.standard(index),
        dayCount: mood.value)
    }
    let places = Dictionary(
      uniqueKeysWithValues: moods.enumerated().map { ($0.element.word, $0.offset) })
    moodsOfDay = words.map { $0.compactMap { places[$0] } }
  }
}

/// The steps of a scale of counts: each its least count and how strong its colour is.
enum HeatScale {
  static let steps: [(least: Int, strength: Double)] = [
    (1, 0.16), (2, 0.34), (3, 0.55), (5, 0.78), (8, 1),
  ]

  /// How strong the colour of a count is; nil for none.
  static func strength(of count: Int) -> Double? {
    steps.last { $0.least <= count }?.strength
  }
}
