import CalendarModel
import DayGrid

/// What of an entry is written, and in which style.
struct EntryText {
  let locale: CalendarLocale
  let signs: CalendarSigns
  /// How times in cells are told: with letters, or in full as far as there is room for all.
  private let timeForm: LocaleClock.Form

  /// - Parameter columns: what there is for a time in a cell.
  init(locale: CalendarLocale, signs: CalendarSigns, columns: Int = .max) {
    self.locale = locale
    self.signs = signs
    let wide = [10, 22].map {
      WallTime(Day(daysSince1970: 0), secondOfDay: $0 * 3600 + 59 * 60)
    }
    let fits = wide.allSatisfy { DisplayWidth.of(locale.clock.time($0)) <= columns }
    timeForm = fits && !locale.clock.hasLetters ? .full : .narrow
  }

  /// The most scalars of a title or place that are shown; `--json` has the whole.
  static let longest = 2_000

  /// The title on one line, with a sign in front when the event is called off or not sure.
  func title(of entry: GridEntry) -> String {
    let title = locale.name(of: entry, limit: Self.longest)
    switch entry.status {
    case .confirmed: return title
    // With a no-break space, so that the sign stays with the title.
    case .tentative: return "?\u{A0}" + title
    case .cancelled: return "✗\u{A0}" + title
    }
  }

  /// The title, and in short the zone that its time was written in, where that is another; only
  /// a sign in front, where that would not fit.
  func placedTitle(of entry: GridEntry, fits: (String) -> Bool) -> String {
    let title = title(of: entry)
    guard let origin = locale.origins(of: entry).last else { return title }
    let placed = "\(title) (\(origin.replacing(" ", with: "\u{A0}")))"
    return fits(placed) ? placed : "@\u{A0}" + title
  }

  /// The style of the title; `isPale` for an entry of another month.
  func style(of entry: GridEntry, isPale: Bool = false) -> TerminalStyle {
    var style = TerminalStyle.plain
    if isPale || entry.status == .cancelled { style.foreground = TerminalColors.grey }
    style.isItalic = entry.status == .tentative
    style.isStruck = entry.status == .cancelled
    return style
  }

  /// The start of a timed entry, in short; as wide as `18:30` where hours count to 24, so
  /// that titles begin under each other.
  func time(of entry: GridEntry) -> String {
    guard let start = entry.start else { return "" }
    let time = locale.clock.time(start, timeForm)
    let missing = locale.clock.countsTo24 ? max(0, 5 - DisplayWidth.of(time)) : 0
    return String(repeating: " ", count: missing) + time
  }
}
