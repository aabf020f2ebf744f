import CalendarModel
import Daybook

extension InputFile {
  /// The marked days of a table, of CSV, JSON or, with `--query`, a SQLite database.
  ///
  /// What was guessed of how days are written is told in a line each, and all problems as
  /// `context.report` tells them.
  ///
  /// - Parameters:
  ///   - bytes: what is in the file, where that was read already.
  ///   - zone: see `CommandContext.tableOptions(for:zone:)`.
  /// - Throws: usage errors, `DayTableError`, and where the file cannot be read or is
  ///   something else.
  func dayTable(
    in bytes: [UInt8]? = nil, _ context: CommandContext, zone: TimeZoneTable? = nil
  ) throws -> DayTableResult {
    let options = try context.tableOptions(for: self, zone: zone)
    let result: DayTableResult
    if let query = context.options[TableOptionGroup.query] {
      guard !argument.isDash, argument.descriptorNumber == nil else {
        throw CommandError.usage(
          "--query reads a database, which \(name) cannot be", remedy: "name its file")
      }
      // Of a file that is not there the system tells more than SQLite does.
      try checkIsFile()
      result = try DayTable.read(
        database: String(decoding: argument.bytes, as: UTF8.self), query: query.text,
        options: options)
    } else {
      let bytes = try bytes ?? read()
      if Self.isDatabase(bytes) {
        throw CommandError.usage(
          "\(name) is a SQLite database",
          remedy: "say what to take of it: --query 'SELECT day, note FROM ...'")
      }
      if let error = CommandError.noTable(in: name, ContentKind(bytes)) { throw error }
      result = try DayTable.read(bytes, file: name, options: options)
    }
    if !context.options[CommonOptions.verbose] {
      for diagnostic in result.diagnostics where diagnostic.code == .dateReading {
        context.remark("\(name): \(diagnostic.problem); say otherwise by --dates")
      }
    }
    context.report(result.diagnostics)
    return result
  }

  private func checkIsFile() throws(CommandError) {
    let kind: FileStatus.Kind
    do throws(SystemError) {
      kind = try FileStatus(at: argument.cString).kind
    } catch {
      throw .cannotRead(name, error)
    }
    if kind == .folder { throw .isFolder(name) }
  }

  /// Whether the bytes are those of a SQLite database (its file format, 1.3.1).
  static func isDatabase(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "SQLite format 3\0".utf8) }
}
