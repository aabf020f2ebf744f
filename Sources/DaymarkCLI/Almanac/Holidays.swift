import CalendarModel
import DayGrid
import Daybook
import ICalendar

/// The days that the files of `--holidays` name.
struct Holidays {
  /// The names by their day, in the order of the files.
  private(set) var names: [Day: [String]] = [:]
  /// The most names of a day: no cell has room for more.
  private static let mostNames = 8

  /// Reads the files, and reports what is wrong with them.
  ///
  /// - Parameter days: the days that are shown, half-open.
  /// - Throws: where a file cannot be read, or holds neither a calendar nor a table of days.
  init(_ arguments: [Argument], in days: Range<Day>, zone: TimeZoneTable, _ context: CommandContext)
    throws
  {
    for argument in arguments {
      let input = try InputFile(parsing: argument)
      let bytes = try input.readUnlessFolder()
      if let bytes, InputKind(bytes, name: input.name) == .table {
        for mark in try input.dayTable(in: bytes, context).marks {
          let name = [mark.note, mark.category, mark.tags.first].lazy.compactMap(\.self)
            .first { !$0.isEmpty }
          if let name { add(name, mark.days.clamped(to: days)) }
        }
        continue
      }
      let loaded = try input.calendars(in: bytes, context.importOptions)
      context.report(loaded.allDiagnostics)
      for file in loaded.files {
        let list = file.occurrences(in: days, zone: zone)
        context.report(list.diagnostics)
        for entry in GridEntry.entries(list, zone: zone, calendars: [])
        where entry.status != .cancelled {
          add(entry.title, entry.days.clamped(to: days))
        }
      }
    }
  }

  private mutating func add(_ name: String, _ days: Range<Day>) {
    for day in days where names[day, default: []].count < Self.mostNames {
      names[day, default: []].append(name)
    }
  }
}
