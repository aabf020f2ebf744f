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
  /// By day: the colour that a mark gives its ground.
  private(set) var tints: [RGBColor?]
  /// By day: its moods, as places in `moods`.
  private(set) var moodsOfDay: [[Int]]
  /// The best first where they are of one scale, else the most frequent.
  private(set) var moods: [Mood] = []
  /// By month: how many entries touch it.
  private(set) var totals: [Int]

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
    tints = [RGBColor?](repeating: nil, count: days.count)
    moodsOfDay = [[Int]](repeating: [], count: days.count)
    let months = page.months
    totals = [Int](repeating: 0, count: months.count)
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
      for (index, month) in months.enumerated() where entry.days.overlaps(month) {
        totals[index] += 1
      }
    }
    readTints(page.marks)
    readMoods(page.marks)
  }

  /// How many of some days have each mood, by its place.
  func moodCounts(in span: Range<Day>) -> [Int] {
    var result = [Int](repeating: 0, count: moods.count)
    for day in span.clamped(to: days) {
      for mood in moodsOfDay[days.lowerBound.distance(to: day)] { result[mood] += 1 }
    }
    return result
  }

  /// A day's own colour stands before that of a run of days.
  private mutating func readTints(_ marks: [Mark]) {
    let colored = marks.filter { $0.color != nil && $0.days.overlaps(days) }
    for isRun in [false, true] {
      for mark in colored where (mark.days.count > 1) == isRun {
        for day in mark.days.clamped(to: days) {
          let index = days.lowerBound.distance(to: day)
          if tints[index] == nil { tints[index] = mark.color }
        }
      }
    }
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
    let scale = MoodScale(of: counts.keys)
    let order = counts.sorted { first, second in
      let values = [first, second].map { scale?.value(of: $0.key) ?? 0 }
      if values[0] != values[1] { return values[0] > values[1] }
      return first.value != second.value ? first.value > second.value : first.key < second.key
    }
    moods = order.enumerated().map { index, mood in
      let ranked = scale.flatMap { MoodColors.color(of: mood.key, in: $0) }
      return Mood(
        word: mood.key, color: own[mood.key] ?? ranked ?? EntryColors.standard(index),
        dayCount: mood.value)
    }
    let places = Dictionary(
      uniqueKeysWithValues: moods.enumerated().map { ($0.element.word, $0.offset) })
    moodsOfDay = words.map { $0.compactMap { places[$0] } }
  }
}
