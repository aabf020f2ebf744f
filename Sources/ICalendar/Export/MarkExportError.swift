public import CalendarModel

/// Why a mark cannot be written as an event.
public enum MarkExportError: Error, Hashable, Sendable {
  /// The mark has no days at all.
  case noDays(id: String)
  /// A day lies outside the years 0 to 9999, the only ones that RFC 5545 can write.
  case dayOutOfRange(id: String, Day)
  /// An instant lies outside the same years.
  case instantOutOfRange(id: String, Instant)
  /// Two marks have one identity, and so would have one UID.
  case duplicateID(String)
}

extension MarkExportError: CustomStringConvertible {
  /// One line that names the mark and says what is wrong.
  public var description: String {
    switch self {
    case .noDays(let id): "mark \"\(id)\" has no days"
    case .dayOutOfRange(let id, let day):
      "mark \"\(id)\": iCalendar cannot write the day \(day); its years go from 0000 to 9999"
    case .instantOutOfRange(let id, let instant):
      "mark \"\(id)\": iCalendar cannot write the time \(instant); its years go from 0000 to 9999"
    case .duplicateID(let id): "two marks have the id \"\(id)\"; give each its own"
    }
  }
}
