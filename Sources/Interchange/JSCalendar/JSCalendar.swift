import CalendarModel
public import ICalendar

/// JSCalendar (RFC 8984), written only: a Group for each calendar, an Event for each VEVENT
/// that is no override.
public enum JSCalendar {
  /// Writes the calendars of a file: a Group, or an array where there are several. UTF-8, a
  /// line for each member. What JSCalendar has no place for is counted. O(*octets*).
  public static func write(_ file: CalendarFile) -> WrittenConversion {
    var writer = JSGroupWriter(file)
    let groups = writer.groups()
    var bytes: [UInt8] = []
    (groups.count == 1 ? groups[0] : JSONTree.array(groups)).writeLines(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return WrittenConversion(bytes: bytes, losses: writer.tally.losses)
  }
}
