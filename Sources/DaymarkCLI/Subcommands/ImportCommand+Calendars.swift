import CalendarModel
import Daybook
import FoundationEssentials
import ICalendar

extension ImportCommand {
  /// What became of the calendars and messages of an import.
  struct CalendarResult {
    var arrivals: [CalendarArrival] = []
    var changes: [ImportedChange] = []

    /// Whether there was anything to bring in, or that is there already.
    var isUseful: Bool {
      arrivals.contains { $0 != .empty }
        || changes.contains { ![.unmatched, .request, .unreadable].contains($0.action) }
    }
  }

  /// Brings calendars in, and messages to the calendars that they are about.
  static func bringIn(
    _ calendars: consuming [ArrivingCalendar], _ edit: inout DaybookEdit
  ) throws -> CalendarResult {
    var result = CalendarResult()
    let known = Set(try edit.calendars().compactMap(\.source))
    var waiting = consume calendars
    try waiting.releaseEach { calendar in
      if calendar.isMessage {
        for file in calendar.files { result.changes += try edit.deliver(file) }
        return
      }
      let names = calendar.partNames(besides: known)
      if names.isEmpty { result.arrivals.append(try bringIn(&calendar, &edit)) }
      // One at a time in memory, beside the file.
      for name in names {
        var part = try calendar.part(name)
        result.arrivals.append(try bringIn(&part, &edit))
      }
    }
    return result
  }

  private static func bringIn(
    _ calendar: inout ArrivingCalendar, _ edit: inout DaybookEdit
  ) throws -> CalendarArrival {
    let arrival = try edit.importCalendar(
      calendar.takeFiles(), name: calendar.name, source: calendar.source)
    if case .added(let added) = arrival, let color = calendar.color {
      _ = try edit.recolorCalendar(added.id, color)
    }
    return arrival
  }

  /// Writes what became of them.
  static func report(_ result: CalendarResult, _ context: CommandContext) throws(CommandError) {
    let report = CalendarArrivalReport(context)
    for arrival in result.arrivals { try report.write(arrival) }
    guard !result.changes.isEmpty else { return }
    if context.options[CommonOptions.json] {
      for change in result.changes {
        try context.output.writeJSON { ImportedChangeJSON(change).write(to: &$0) }
      }
    } else {
      try ImportReport(result.changes, context).write()
    }
  }

  /// Calls `body` with the daybook; where there is none yet, with one that goes again.
  static func withPreviewDaybook<Result>(
    _ context: CommandContext, _ body: (Daybook) throws -> Result
  ) throws -> Result {
    do {
      return try body(try context.openDaybook(.readWrite))
    } catch let error as DaybookError {
      guard case .missing = error.reason else { throw error }
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "daymark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "preview.sqlite").path(percentEncoded: false)
    return try body(
      try Daybook(
        path: path, access: .create, namespace: .domainNames, now: context.environment.now))
  }
}
