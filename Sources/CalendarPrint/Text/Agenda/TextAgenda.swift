public import CalendarModel
public import DayGrid

/// Entries as a list by day, as text for a terminal.
///
/// Days without entries are left out. An entry of several days stands in each of them; one of
/// more than `longestDaily` days only in the first and the last of the days listed. The same
/// values give the same text.
public struct TextAgenda: Hashable, Sendable {
  /// The entries, in any order.
  public var entries: [GridEntry]
  /// The days to list, half-open.
  public var days: Range<Day>
  /// The calendars, for the colours, in the order that `GridEntry.calendar` counts.
  public var calendars: [CalendarIdentity]
  /// The day to show as today.
  public var today: Day?
  /// Width, colours, language.
  public var options: TextOptions

  /// The list of the entries that touch `days`.
  public init(
    entries: [GridEntry], days: Range<Day>, calendars: [CalendarIdentity], today: Day? = nil,
    options: TextOptions
  ) {
    self.entries = entries
    self.days = days
    self.calendars = calendars
    self.today = today
    self.options = options
  }

  /// The lines, without line ends; none when no entry touches the days. Control characters
  /// in them are those of colours only, and every line ends in plain style.
  ///
  /// - Complexity: O(*e* log *e* + *lines* · *columns*) for *e* entries.
  public func lines() -> [String] {
    var lines: [String] = []
    forEachLine { lines.append($0) }
    return lines
  }

  /// Calls `body` with each of the lines, so that a long list need not be held as a whole.
  ///
  /// - Throws: what `body` throws.
  /// - Complexity: as `lines()`.
  public func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E) {
    let drawing = AgendaDrawing(
      text: EntryText(
        locale: CalendarLocale(options.locale),
        signs: CalendarSigns(calendars, options.colorMode)),
      today: today)
    // A long list that is sorted already is not copied.
    let isSorted = entries.indices.dropFirst().allSatisfy {
      !EntryOrder.precedes(entries[$0], entries[$0 - 1])
    }
    let sorted = isSorted ? entries : entries.sorted(by: EntryOrder.precedes)
    let items = AgendaDays.items(sorted, in: days)
    try drawing.forEachLine(
      items.map(\.day), width: max(TextAgenda.narrowest, options.width), options.colorMode,
      entries: { items[$0].entries.map { sorted[Int($0)] } }, body)
  }

  /// The lines, each with its end.
  public func text() -> String { lines().map { $0 + "\n" }.joined() }

  /// The days of the longest entry that stands in each of its days. A year at school is no
  /// news on every day of it.
  public static let longestDaily = AgendaDays.longestDaily

  /// The columns that a list is never narrower than.
  static let narrowest = 21
}
