import CalendarModel
import ICalendar

extension ExportCommand {
  /// The events that are asked for; nil, with a remark, where there are none.
  func events(
    in bytes: [UInt8]?, _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8]? {
    try refuse(
      TableOptionGroup.all + MarkChoice.options + MarkExportArguments.options, "a table of days",
      context)
    let zone = try context.zone()
    let window = try TimeWindow(context, zone: zone).instants()
    let filter = try EventFilter(context.options)
    let choice = try EventChoice(context.options)
    let loaded = try input.calendars(in: bytes, context.importOptions)
    context.report(loaded.allDiagnostics)
    let found = try choice.applied(to: loaded.files)
      .map { (file: $0, events: $0.selection(in: window, zone: zone, where: filter.accepts)) }
      .filter { !$0.events.isEmpty }
    guard let first = found.first else {
      let isChosen = window != nil || filter.isActive || !choice.isEmpty
      context.remark(
        "\(input.name): no event to export"
          + (isChosen
            ? "; choose others by --from, --to and --match"
              + (choice.isEmpty ? "" : ", or without --hide") : ""))
      return nil
    }
    if found.count == 1 {
      return try valid(first.file.serialized(first.events), input, context)
    }
    let merged = CalendarStore.merge(
      try found.map { CalendarStore(try $0.file.selected($0.events)) })
    context.report(merged.diagnostics)
    return try valid(merged.bytes, input, context)
  }

  /// The calendar without faults that its lines came with.
  private func valid(
    _ bytes: [UInt8], _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8] {
    let repair = try CalendarFile(bytes, file: input.name).repaired()
    if !repair.changes.isEmpty {
      let count = repair.changes.count
      context.remark(
        "\(input.name): \(count == 1 ? "1 fault" : "\(count) faults") mended in what is "
          + "exported; daymark check tells of them")
    }
    return repair.bytes
  }
}
