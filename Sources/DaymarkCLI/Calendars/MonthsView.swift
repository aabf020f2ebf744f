import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import ICalendar

/// The months that a command line asks for, laid out from its files, with all that is told of
/// their entries: what a document shows.
struct MonthsView {
  let grids: [MonthGrid]
  let calendars: [CalendarIdentity]
  let locale: Locale
  private(set) var details: [GridEntry: EntryDetails] = [:]
  private(set) var marks: [Mark] = []

  /// Reads options and files.
  ///
  /// - Parameter argument: a month, several, or a year.
  /// - Throws: a usage error for a wrong option or month, and as `CalendarSet` does.
  init(_ argument: Argument, files: [InputFile], _ context: CommandContext) throws {
    let zone = try context.zone()
    let locale = try context.locale()
    let firstWeekday = try context.firstWeekday(locale)
    let now = context.environment.today(in: zone)
    let today = try context.chosenToday(now)
    let months =
      MonthSpanArgument.isMeant(by: argument)
      ? try MonthSpanArgument.parse(argument, today: now)
      : [try MonthArgument.parse(argument, today: now)]
    let selected = try context.selectedDays(now)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let ranges = months.map {
      MonthGrid.days(of: $0, firstWeekday: firstWeekday, rowCount: rows)
    }
    let first = ranges[0].lowerBound
    let end = ranges[ranges.count - 1].upperBound
    let filter = try EventFilter(context.options)
    let window = zone.instant(of: WallTime(first))..<zone.instant(of: WallTime(end))
    let set = try CalendarSet(files, in: window, zone: zone, context)
    calendars = set.identities
    self.locale = locale

    var entries: [GridEntry] = []
    var details: [GridEntry: EntryDetails] = [:]
    var marks: [Mark] = []
    set.forEachOccurrence(in: window, context) { occurrence in
      guard !filter.isActive || filter.accepts(occurrence, zone: zone) else { return }
      let entry = set.entry(of: occurrence)
      // Marks have a look of their own, and are no bars.
      if var mark = Mark(event: occurrence.event) {
        mark.days = entry.days
        marks.append(mark)
        return
      }
      entries.append(entry)
      let told = EntryDetails(occurrence.event)
      if !told.isEmpty, details[entry] == nil { details[entry] = told }
    }
    entries.sort(by: EntryOrder.precedes)
    let streaks = try MonthView.streaks(of: set, context)
    grids = months.map { month in
      MonthGrid(
        month: month, entries: entries, firstWeekday: firstWeekday, rowCount: rows,
        today: today, selected: selected, streaks: streaks)
    }
    self.details = details
    self.marks = marks
  }
}
