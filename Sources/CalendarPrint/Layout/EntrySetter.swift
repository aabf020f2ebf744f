import CalendarModel
import DayGrid

/// Sets the times and titles of timed entries in the columns of a cell.
struct EntrySetter {
  /// The most lines of a title.
  static let mostLines = 3

  let type: ThemeType
  let measurer: any TextMeasurer
  let locale: CalendarLocale
  /// How times are told.
  private let timeForm: LocaleClock.Form
  /// The width of the column of times; 0 when there are none, nil where there is no column:
  /// times in their narrow form are of many widths, and begin where further lines do.
  private let timeColumn: Double?
  private let space: ThemeSpace
  /// From a cell's left side to a title's further lines.
  let hangingInset: Double
  private let memory = TitleMemory()
  private let hangingWidth: Double
  /// From a cell's left side to where its titles end.
  private let titleEnd: Double

  init(_ frame: PageFrame, grid: MonthGrid, locale: CalendarLocale, measurer: any TextMeasurer) {
    type = frame.type
    self.measurer = measurer
    self.locale = locale
    let starts = Set(
      grid.rows.lazy.flatMap(\.cells).flatMap(\.timed).compactMap { $0.start?.secondOfDay })
    let day = grid.month.firstDay
    let style = frame.type.time
    func widest(_ form: LocaleClock.Form) -> Double {
      Set(starts.map { locale.clock.time(WallTime(day, secondOfDay: $0), form) })
        .map { measurer.width(of: $0, in: style) }.max() ?? 0
    }
    space = frame.space
    let room = frame.columnWidth - space.textInset - space.timeGap - space.barInset
    timeForm = room - widest(.full) < frame.columnWidth * 0.45 ? .narrow : .full
    let timeWidth = widest(timeForm)
    timeColumn = timeForm == .narrow && locale.clock.hasLetters ? nil : timeWidth
    // Where times leave titles little room, further lines begin under the times.
    let isNarrow = room - timeWidth < frame.columnWidth * 0.55
    hangingInset =
      isNarrow || timeColumn == nil
      ? space.textInset : space.textInset + timeWidth + space.timeGap
    titleEnd = frame.columnWidth - space.barInset
    hangingWidth = titleEnd - hangingInset
  }

  /// From a cell's left side to the end of an entry's time.
  func timeEnd(of entry: GridEntry) -> Double {
    space.textInset + (timeColumn ?? measurer.width(of: time(of: entry), in: type.time))
  }

  /// From a cell's left side to the first line of an entry's title.
  func titleInset(of entry: GridEntry) -> Double {
    if timeColumn == nil, entry.start == nil { return space.textInset }
    return timeEnd(of: entry) + space.timeGap
  }

  /// The time of an entry.
  func time(of entry: GridEntry) -> String {
    entry.start.map { locale.clock.time($0, timeForm) } ?? ""
  }

  /// What an entry is called.
  func name(of entry: GridEntry) -> String { locale.name(of: entry, limit: PageText.longest) }

  /// The title of an entry on at most that many lines. The first may be empty.
  func title(of entry: GridEntry, lines: Int) -> EntryTitle {
    let origins = locale.origins(of: entry)
    let key = TitleMemory.Key(
      title: entry.title, location: entry.location, kind: entry.kind, origins: origins,
      inset: titleInset(of: entry), lines: lines)
    return memory.title(key) {
      titles.set(
        name(of: entry), origins: origins, width: titleEnd - key.inset,
        hangingWidth: hangingWidth, lines: lines)
    }
  }

  /// The title of a bar in that much room.
  func barTitle(of entry: GridEntry, width: Double, hasTime: Bool) -> EntryTitle {
    titles.set(
      name(of: entry), origins: hasTime ? locale.origins(of: entry) : [], width: width,
      hangingWidth: width, lines: 1)
  }

  private var titles: TitleSetter {
    TitleSetter(
      measurer: measurer, style: type.entry, originStyle: type.time, gap: type.time.size * 0.6)
  }

  /// How many lines the title would take if it could, up to `mostLines`.
  func wantedLines(_ entry: GridEntry) -> Int {
    title(of: entry, lines: EntrySetter.mostLines).lines.count
  }
}

/// Titles that were set before: the grid is planned more than once, and events recur.
private final class TitleMemory {
  struct Key: Hashable {
    var title: String
    var location: String?
    var kind: GridEntry.Kind
    var origins: [String]
    var inset: Double
    var lines: Int
  }

  private var titles: [Key: EntryTitle] = [:]

  func title(_ key: Key, otherwise make: () -> EntryTitle) -> EntryTitle {
    if let known = titles[key] { return known }
    let made = make()
    titles[key] = made
    return made
  }
}
