import CalendarModel
import Foundation
import ICalendar
import Recurrence

/// The calendar files of a command line, read, and the zone and language of the answer.
struct CalendarSet {
  let files: [CalendarFile]
  /// The zone that dates and floating times are placed in, and that times are shown in.
  let zone: TimeZoneTable

  /// Reads the files in the order given, and reports what is wrong with them.
  ///
  /// - Throws: an error for the first file that is no calendar or cannot be read.
  init(_ arguments: [Argument], zone: TimeZoneTable, _ context: CommandContext) throws {
    guard !arguments.isEmpty else {
      throw CommandError.usage(
        "no file given", remedy: "name a calendar file, or - for standard input")
    }
    self.zone = zone
    files = try arguments.map { argument in
      let input = InputFile(argument)
      return try CalendarFile(try input.read(), file: input.name)
    }
    context.report(files.flatMap(\.diagnostics))
  }

  /// The occurrences of all files that touch the window, by start, then UID; what is wrong
  /// with them is reported.
  func occurrences(in window: Range<Instant>, _ context: CommandContext) -> [Occurrence] {
    let lists = files.map { $0.occurrences(in: window, zone: zone) }
    context.report(lists.flatMap(\.diagnostics))
    guard lists.count > 1 else { return lists.first?.occurrences ?? [] }
    return lists.flatMap(\.occurrences).sorted { lhs, rhs in
      let starts = (lhs.interval.lowerBound, rhs.interval.lowerBound)
      return starts.0 != starts.1 ? starts.0 < starts.1 : lhs.event.uid < rhs.event.uid
    }
  }

  /// The calendars in the order given, for a legend: those of one name and file once.
  var identities: [CalendarIdentity] {
    var result: [CalendarIdentity] = []
    for identity in files.flatMap(\.calendars).map(\.identity) where !result.contains(identity) {
      result.append(identity)
    }
    return result
  }
}
