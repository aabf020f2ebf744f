import CalendarModel
import DayGrid

/// The list of what the cells hide, in columns at the page's foot.
struct HiddenNotes {
  /// A line of the list.
  struct Line: Hashable, Sendable {
    /// On the first line of a day, how many entries it hides, and which day it is.
    var count: String?
    var day: String?
    var text: String
    /// Whether it counts what is missing of the whole list.
    var isRest = false
  }

  /// The columns, from left to right.
  let columns: [[Line]]
  /// From a column's left side to the days, and to the texts.
  let dayInset: Double
  let textInset: Double
  /// The width of a column, gap included.
  let columnWidth: Double

  /// The number of lines of the longest column.
  var lineCount: Int { columns.map(\.count).max() ?? 0 }

  /// Sets the list on at most `limit` lines, 1 or more; `dates` writes its days, nil for Gregorian
  /// dates. When it is too long, the longest days
  /// say how many entries are missing; when there are too many days, the last line does.
  init(
    _ days: [HiddenItems], frame: PageFrame, locale: CalendarLocale,
    measurer: any TextMeasurer, limit: Int, dates: ((Day) -> String)? = nil
  ) {
    let type = frame.type
    let isNarrow = frame.paper.width < frame.paper.height
    let count = max(1, min(days.count, isNarrow ? 2 : 3))
    columnWidth = frame.width / Double(count)
    let counts = days.map { "+" + locale.number($0.count) }
    let shortDate = dates ?? locale.days("MMMd")
    let names = days.map { shortDate($0.day) }
    func widest(_ texts: [String]) -> Double {
      texts.map { measurer.width(of: $0, in: type.noteLabel) }.max() ?? 0
    }
    dayInset = widest(counts) + type.note.size * 0.6
    textInset = dayInset + widest(names) + type.note.size
    let gap = count > 1 ? type.note.size * 1.8 : 0
    let setter = NoteSetter(
      measurer: measurer, style: type.note, width: columnWidth - textInset - gap,
      more: { locale.words.more(locale.count($0)) })
    func block(_ index: Int, most: Int) -> [Line] {
      let notes = days[index].notes.map { HarmlessText.isolated(HiddenNotes.short($0)) }
      let entries = days[index].cell.hidden
      let texts = (0..<days[index].count).lazy.map {
        $0 < notes.count
          ? notes[$0] : HiddenNotes.text(of: entries[$0 - notes.count], locale: locale)
      }
      return setter.lines(texts, most: most).enumerated().map { line, text in
        line == 0
          ? Line(count: counts[index], day: names[index], text: text) : Line(text: text)
      }
    }
    let whole = days.count <= count * limit ? days.indices.map { block($0, most: limit) } : []
    for most in [limit, 12, 8, 6, 5, 4, 3, 2, 1] where most <= limit && !whole.isEmpty {
      // A block that is too long is cut to exactly that many lines.
      let heights = whole.map { min($0.count, most) }
      let shares = NoteColumns.blocksPerColumn(heights, count: count, limit: limit)
      guard let shares else { continue }
      var rest = days.indices.map { whole[$0].count > most ? block($0, most: most) : whole[$0] }[
        ...]
      columns = shares.map { share in
        defer { rest = rest.dropFirst(share) }
        return rest.prefix(share).flatMap(\.self)
      }
      return
    }
    guard !days.isEmpty else {
      columns = []
      return
    }
    // More days than lines.
    let lines = days.indices.prefix(count * limit - 1).flatMap { block($0, most: 1) }
    let missing = days.dropFirst(lines.count).reduce(0) { $0 + $1.count }
    let all = lines + [Line(text: setter.more(missing), isRest: true)]
    columns = stride(from: 0, to: all.count, by: limit).map {
      Array(all[$0..<min($0 + limit, all.count)])
    }
  }

  /// As much of a note as stands in the list.
  private static func short(_ note: String) -> String { HarmlessText.of(note, limit: 72) }

  /// An entry in the list: its time, where it has one of its own on the day, and its title.
  private static func text(of entry: GridEntry, locale: CalendarLocale) -> String {
    // Enough to know an event by.
    let title = locale.name(of: entry, limit: 72)
    // Among letters that run from right to left all others are ordered by themselves.
    func isolated(_ text: String) -> String {
      locale.isRightToLeft ? "\u{2068}" + text + "\u{2069}" : HarmlessText.isolated(text)
    }
    guard let start = entry.start, !entry.isBar else { return isolated(title) }
    return isolated(locale.clock.time(start)) + " " + isolated(title)
  }
}
