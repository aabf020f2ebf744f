import CalendarModel
import ICalendar

extension InputFile {
  /// Reads the file as a calendar.
  ///
  /// - Throws: as `read(limit:)` does; status 65, and what the file seems to be instead,
  ///   where it holds no calendar.
  func readCalendar() throws -> CalendarFile {
    try calendar(in: try read())
  }

  /// The calendar in the file's bytes.
  ///
  /// - Throws: status 65, and what the file seems to be instead, where there is none.
  func calendar(in bytes: [UInt8]) throws -> CalendarFile {
    do throws(ImportError) {
      let file = try CalendarFile(bytes, file: name)
      if file.holdsCalendar { return file }
    } catch {
      guard case .noCalendar = error else { throw error }
    }
    throw CommandError.noCalendar(in: name, ContentKind(bytes))
  }
}

extension CalendarFile {
  /// Whether there is a component of iCalendar, and not of vCard or one's own only.
  fileprivate var holdsCalendar: Bool {
    eventCount > 0
      || document.components.contains { component in
        // A damaged name is still a name.
        let name = component.name.uppercased()
        return Self.componentNames.contains { name.hasPrefix($0) }
      }
  }

  private static let componentNames = [
    "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VALARM",
    "VAVAILABILITY",
  ]
}
