import CalendarModel
public import ICalendar

/// JSCalendar (RFC 8984), written only: a Group for each calendar, an Event for each VEVENT
/// that is no override.
public enum JSCalendar {
  /// Writes the calendars of a file: a Group, or an array where there are several. UTF-8, a
  /// line for each member. What JSCalendar has no place for is counted. O(*octets*).
  public static func write(_ file: CalendarFile) -> WrittenConversion {
    WrittenConversion { write(file, to: $0) }
  }

  /// The same, a piece of the text at a time, so that of many events only one is held.
  ///
  /// - Parameter take: called with the pieces in their order.
  /// - Returns: the losses.
  public static func write(
    _ file: CalendarFile, to take: @escaping ([UInt8]) -> Void
  ) -> [ConversionLoss] {
    var writer = JSGroupWriter(file, to: take)
    writer.write()
    return writer.tally.losses
  }
}
