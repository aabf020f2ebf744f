import CalendarModel
import Daybook
import ICalendar

extension CommandContext {
  /// The marks of files: tables of days, and calendars with marks that Daymark exported. What
  /// is wrong with a file is reported.
  ///
  /// - Throws: an error for the first file that cannot be read, or is neither.
  func marks(in inputs: [InputFile]) throws -> [Mark] {
    try inputs.flatMap { input throws in
      let bytes = try input.readUnlessFolder()
      guard let bytes, !Self.isCalendar(bytes, name: input.name) else {
        let loaded = try input.calendars(in: bytes, importOptions)
        report(loaded.allDiagnostics)
        return loaded.files.flatMap { $0.marks() }
      }
      if let error = CommandError.noTable(in: input.name, ContentKind(bytes)) { throw error }
      let table = try DayTable.read(bytes, file: input.name)
      report(table.diagnostics)
      return table.marks
    }
  }

  private static func isCalendar(_ bytes: [UInt8], name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if ["ics", "ical", "icalendar", "ifb", "vcs", "zip", "eml"].contains(ending) { return true }
    switch ContentKind(bytes) {
    case .calendar, .zip, .gzip: return true
    default: return false
    }
  }
}
