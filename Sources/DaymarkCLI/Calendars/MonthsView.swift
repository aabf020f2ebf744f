import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import ICalendar

/// The months of a document, of any calendar, laid out from the files of a command line, with all
/// that is told of their entries.
struct MonthsView {
  let grids: [MonthGrid]
  let calendars: [CalendarIdentity]
  let locale: Locale
  /// The facts that the command line asks for.
  let almanac: PageAlmanac
  private(set) var details: [GridEntry: EntryDetails] = [:]
  /// The marks, where they stand in cells.
  private(set) var marks: [Mark] = []

  /// Reads options and files.
  ///
  /// - Parameters:
  ///   - argument: a month, several, or a year.
  ///   - style: what becomes of marks.
  /// - Throws: a usage error for a wrong option or month, and as `CalendarSet` does.
  init(
    _ argument: Argument, files: [InputFile], marks style: MarkStyle, _ context: CommandContext
  ) throws {
    let zone = try context.zone()
    let locale = try context.locale()
    let firstWeekday = try context.firstWeekday(locale)
    let now = context.environment.today(in: zone)
    let today = try context.chosenToday(now)
    let months = try MonthSpanArgument.parse(argument, of: context.calendarSystem, today: now)
    let selected = try context.selectedDays(now)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let days = ShownMonth.days(of: months, firstWeekday: firstWeekday, rowCount: rows)
    let filter = try EventFilter(context.options, showsMonths: true)
    let window =
      zone.instant(of: WallTime(days.lowerBound))..<zone.instant(of: WallTime(days.upperBound))
    let set = try CalendarSet(files, in: window, zone: zone, context)
    calendars = set.identities
    self.locale = locale
    almanac = try context.almanac(showing: days, zone: zone, locale)

    var gathering = Gathering(style: style)
    set.forEachOccurrence(in: window, context) { occurrence, file in
      guard !filter.isActive || filter.accepts(occurrence, zone: zone) else { return }
      gathering.add(occurrence, set.entry(of: occurrence, inFile: file))
    }
    gathering.entries.sort(by: EntryOrder.precedes)
    let dayMarks = gathering.dayMarks.sorted { $0.days.lowerBound < $1.days.lowerBound }
    details = gathering.details
    marks = gathering.marks
    let streaks = try set.streaks(context)
    grids = months.map { month in
      month.grid(
        gathering.entries, firstWeekday: firstWeekday, rowCount: rows, today: today,
        selected: selected, streaks: streaks, marks: dayMarks)
    }
  }

  /// Entries, and what is told of them beside a grid.
  private struct Gathering {
    let style: MarkStyle
    var entries: [GridEntry] = []
    var details: [GridEntry: EntryDetails] = [:]
    var marks: [Mark] = []
    var dayMarks: [DayMark] = []

    /// Adds an occurrence; the same becomes of marks and images as in `CalendarSet.entries`.
    mutating func add(_ occurrence: Occurrence, _ entry: GridEntry) {
      var told = EntryDetails(occurrence.event)
      if style != .entry, var mark = Mark(event: occurrence.event) {
        guard style == .cell else { return }
        mark.days = entry.days
        marks.append(mark)
        let shown = DayMark(mark)
        dayMarks.append(shown)
        guard shown.isRun else { return }
        told.isMark = true
      } else if style == .cell, let image = occurrence.event.image {
        dayMarks.append(DayMark(days: entry.days.prefix(1), sticker: image))
      }
      entries.append(entry)
      if !told.isEmpty || told.isMark, details[entry] == nil { details[entry] = told }
    }
  }
}
