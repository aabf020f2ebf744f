public import CalendarModel
public import DayGrid

/// Entries as a list by day, as text for a terminal.
///
/// Days without entries, marks and holidays are left out. An entry of several days stands in each of them; one of
/// more than `longestDaily` days only in the first and the last of the days listed. The same
/// values give the same text.
public struct TextAgenda: TerminalText, Hashable, Sendable {
  /// The entries, in any order.
  public var entries: [GridEntry]
  /// The days to list, half-open.
  public var days: Range<Day>
  /// The calendars, for the colours, in the order that `GridEntry.calendar` counts.
  public var calendars: [CalendarIdentity]
  /// The marks to tell of under the heads of their days.
  public var marks: [Mark]
  /// Whether days are listed that nothing is told of.
  public var showsEmptyDays: Bool
  /// The day to show as today.
  public var today: Day?
  /// Width, colours, language.
  public var options: TextOptions

  /// The list of the entries that touch `days`.
  public init(
    entries: [GridEntry], days: Range<Day>, calendars: [CalendarIdentity],
    marks: [Mark] = [], showsEmptyDays: Bool = false, today: Day? = nil, options: TextOptions
  ) {
    self.entries = entries
    self.days = days
    self.calendars = calendars
    self.marks = marks
    self.showsEmptyDays = showsEmptyDays
    self.today = today
    self.options = options
  }

  /// Calls `body` with each of the lines, so that a long list need not be held as a whole.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: O(*e* log *e* + *lines* · *columns*) for *e* entries.
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let locale = options.calendarLocale
    // A long list that is sorted already is not copied.
    let sorted = EntryOrder.isSorted(entries) ? entries : entries.sorted(by: EntryOrder.precedes)
    let items = AgendaDays.items(sorted, in: days)
    let places = Dictionary(items.map { ($0.day, $0.entries) }) { $1 }
    let marked = marksByDay
    let listed =
      showsEmptyDays
      ? Array(days)
      : Set(places.keys).union(marked.keys)
        .union(options.almanac.holidays.keys.lazy.filter(days.contains)).sorted()
    let drawing = AgendaDrawing(
      text: EntryText(locale: locale, signs: CalendarSigns(calendars, options)), today: today,
      labels: DayLabels.labels(of: listed, almanac: options.almanac, locale: locale),
      marks: marked)
    try drawing.forEachLine(
      listed, width: max(TextAgenda.narrowest, options.width), options.colorMode,
      entries: { (places[listed[$0]] ?? []).map { sorted[Int($0)] } }, body)
  }

  /// The marks by their days, in the order given; those of very many days only on the first.
  private var marksByDay: [Day: [Mark]] {
    var result: [Day: [Mark]] = [:]
    for mark in marks {
      let listed = mark.days.clamped(to: days)
      let isDaily = mark.days.count <= TextAgenda.longestDaily
      for day in isDaily ? Array(listed) : Array(listed.prefix(1)) {
        result[day, default: []].append(mark)
      }
    }
    return result
  }

  /// The days of the longest entry that stands in each of its days. A year at school is no
  /// news on every day of it.
  public static let longestDaily = AgendaDays.longestDaily

  /// The columns that a list is never narrower than.
  static let narrowest = 21
}
