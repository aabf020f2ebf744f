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
      guard let bytes, InputKind(bytes, name: input.name) == .table else {
        let loaded = try input.calendars(in: bytes, importOptions)
        report(loaded.allDiagnostics)
        return loaded.files.flatMap { $0.marks() }
      }
      return try input.dayTable(in: bytes, self).marks
    }
  }
}
