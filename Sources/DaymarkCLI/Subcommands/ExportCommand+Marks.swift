import CalendarModel
import Daybook
import ICalendar

extension ExportCommand {
  /// The marked days of a table as a calendar; nil, with a remark, where it has none.
  func marks(
    in bytes: [UInt8], _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8]? {
    try refuse(
      [CommonOptions.from, CommonOptions.to, EventFilter.match] + Self.eventOptions,
      "a calendar", context)
    if let error = CommandError.noTable(in: input.name, ContentKind(bytes)) { throw error }
    let table = try DayTable.read(bytes, file: input.name)
    context.report(table.diagnostics)
    guard !table.marks.isEmpty else {
      guard !table.diagnostics.contains(where: { $0.severity == .error }) else {
        throw CommandError.failure(
          .unreadableData, problem: "\(input.name): none of its rows can be read",
          remedy: "give each a day such as 2026-12-24")
      }
      context.remark("\(input.name): no marked day to export; add a row to the table")
      return nil
    }
    return try MarkExport.calendar(
      marks: table.marks, name: context.options[Self.name]?.text ?? input.title ?? "Marked days",
      daybook: Self.daybook(of: input))
  }

  /// Whose marks they are, as far as a table says: its name without folders and ending, so
  /// that two tables of one person do not give their days the same UIDs.
  private static func daybook(of input: InputFile) -> DaybookIdentity {
    guard !input.argument.isDash else { return DaybookIdentity(id: "table") }
    let name = input.name.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return DaybookIdentity(id: String(stem.isEmpty ? name : stem))
  }
}
