public import ICalendar
import CalendarModel

/// Events as a table in CSV (RFC 4180): a row for each VEVENT, overrides too.
///
/// UTF-8, CRLF, the columns of `columns`. A text that a spreadsheet would take for a formula,
/// as it begins with `=`, `+`, `-`, `@`, a tab or a carriage return, has an apostrophe before
/// it: calendars come from strangers.
public enum EventTable {
  /// The names of the columns in their order; `Docs/Formats.md` says what is in them.
  public static let columns = [
    "calendar", "uid", "recurrence_id", "start", "end", "all_day", "time_zone", "summary",
    "location", "description", "status", "class", "transparent", "priority", "categories",
    "organizer", "attendees", "url", "latitude", "longitude", "rrule", "rdate", "exdate",
    "created", "last_modified", "sequence",
  ]

  /// Writes the events of a file in their order. O(*octets*).
  public static func write(_ file: CalendarFile) -> WrittenConversion {
    WrittenConversion { write(file, to: $0) }
  }

  /// The same, a piece of the text at a time, so that it is never held whole.
  ///
  /// - Parameter take: called with the pieces in their order.
  /// - Returns: the losses.
  public static func write(
    _ file: CalendarFile, to take: @escaping ([UInt8]) -> Void
  ) -> [ConversionLoss] {
    var writer = EventTableWriter(TextTaker(take))
    writer.write(file)
    return writer.tally.losses
  }
}
