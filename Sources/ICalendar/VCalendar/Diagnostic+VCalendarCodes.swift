public import CalendarModel

extension Diagnostic.Code {
  /// The calendar is a vCalendar 1.0 (versit Consortium, 1996): VERSION:1.0.
  public static let vCalendar1 = Self(rawValue: "vcalendar-1")
  /// A value of a vCalendar 1.0 that iCalendar has no word for.
  public static let vCalendarValue = Self(rawValue: "vcalendar-value")
  /// A value in a character set, or an encoding, that can't be decoded (vCalendar 1.0, 2.1.4
  /// and 2.1.5).
  public static let vCalendarEncoding = Self(rawValue: "vcalendar-encoding")
}
