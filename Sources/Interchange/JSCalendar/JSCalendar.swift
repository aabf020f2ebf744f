import CalendarModel
public import ICalendar

/// JSCalendar (RFC 8984), written only: a Group for each calendar, an Event for each VEVENT
/// that is no override.
public enum JSCalendar {
  /// Writes the calendars of a file: a Group, or an array where there are several. UTF-8, a
  /// line for each member. What JSCalendar has no place for is counted. O(*octets*).
  public static func write(_ file: CalendarFile) -> WrittenConversion {
    var writer = JSGroupWriter(file)
    writer.write()
    return WrittenConversion(bytes: writer.bytes, losses: writer.tally.losses)
  }
}
