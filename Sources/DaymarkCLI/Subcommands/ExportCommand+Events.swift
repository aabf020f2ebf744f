import CGLib
import CalendarModel
import Daybook
import ICalendar

extension ExportCommand {
  /// `--flatten`.
  static let flatten = FlagOption(
    "flatten",
    help: "write each occurrence that is chosen as an event of its own, not the whole series")

  /// The options that choose events and are for nothing else.
  static let eventOptions: [any OptionDeclaration] =
    EventFilter.options.filter { $0.option.name != EventFilter.match.option.name } + [flatten]
    + EventChoice.options

  /// Whether an option asks for events where no file is named: marks are what is meant
  /// otherwise.
  func isForEvents(_ context: CommandContext) -> Bool {
    Self.eventOptions.contains { context.options.isGiven($0) }
  }

  /// The events of a file that are asked for; nil, with a remark, where there are none.
  func events(
    in bytes: [UInt8]?, _ input: InputFile, _ context: CommandContext
  ) throws -> [UInt8]? {
    func chosen() throws -> [UInt8]? {
      var loaded = try input.calendars(in: bytes, context.importOptions)
      context.report(loaded.allDiagnostics)
      return try events(of: &loaded.files, input.name, context)
    }
    return try chosen().map { try valid($0, input.name, context) }
  }

  /// The events of the daybook's calendars that are asked for; nil, with a remark, where there
  /// are none.
  func eventsOfDaybook(_ context: CommandContext) throws -> [UInt8]? {
    guard let daybook = try context.openDaybookIfThere() else {
      context.remark("there is no daybook yet; name a calendar file")
      return nil
    }
    func chosen() throws -> [UInt8]? {
      var files = try daybook.calendarContents(options: context.importOptions)
        .flatMap(\.files)
      return try events(of: &files, daybook.path, context)
    }
    return try chosen().map { try valid($0, daybook.path, context) }
  }

  /// The events of files that are asked for, with the faults that their lines came with. The
  /// files are let go: a folder may hold very many.
  private func events(
    of files: inout [CalendarFile], _ name: String, _ context: CommandContext
  ) throws -> [UInt8]? {
    try refuse(
      MarkChoice.options + MarkExportArguments.options + TableOptionGroup.all, "a table of days",
      context)
    let zone = try context.zone()
    let window = try TimeWindow(context, zone: zone).instants()
    let selection = try EventFilter(context.options).selection(
      from: context.options[CommonOptions.from] == nil ? nil : window?.lowerBound,
      to: context.options[CommonOptions.to] == nil ? nil : window?.upperBound)
    let choice = try EventChoice(context.options)
    files = try choice.applied(to: files)
    remarkUnknownUIDs(selection.uids, files, name, context)
    var found =
      context.options[Self.flatten]
      ? try flattened(files, selection, zone, context)
      : selected(files, selection, zone)
    // What holds for all of their calendars holds for those of what is found, where that is read
    // in the same way.
    let isReadAlike =
      !context.options[Self.flatten] || context.importOptions.honorsCalendarTimeZone
    let areAlike = found.count > 1 && isReadAlike && CalendarStore.areAlike(files)
    files = []
    guard let first = found.first else {
      context.remark("\(name): no event to export\(remedy(selection, choice, context))")
      return nil
    }
    if found.count == 1 { return first.bytes }
    let merged = try CalendarStore.merge(found.taken(), areAlike: areAlike) { try $0.file() }
    context.report(merged.diagnostics)
    return merged.bytes
  }

  /// How to choose other events: by the options that everybody uses, and those that were given.
  private func remedy(
    _ selection: EventSelection, _ choice: EventChoice, _ context: CommandContext
  ) -> String {
    guard !selection.isEmpty || !choice.isEmpty else { return "" }
    let usual = [CommonOptions.from, CommonOptions.to, EventFilter.match].map(\.option.name)
    let given = EventFilter.options.filter { context.options.isGiven($0) }.map(\.option.name)
    let names = (usual + given.filter { !usual.contains($0) }).map { "--\($0)" }
    return "; choose others by \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
      + (choice.isEmpty ? "" : ", or without --hide")
  }

  /// What is chosen of one file.
  private enum Chosen {
    case series(CalendarFile, SelectedEvents)
    case occurrences(FlattenedEvents, name: String)

    var bytes: [UInt8] {
      switch self {
      case .series(let file, let events): file.serialized(events)
      case .occurrences(let events, _): events.bytes
      }
    }

    func file() throws -> CalendarFile {
      switch self {
      case .series(let file, let events): try file.selected(events)
      case .occurrences(let events, let name): try CalendarFile(events.bytes, file: name)
      }
    }
  }

  private func selected(
    _ files: [CalendarFile], _ selection: EventSelection, _ zone: TimeZoneTable
  ) -> [Chosen] {
    files.compactMap { file in
      let events = file.selection(selection, zone: zone)
      guard !events.isEmpty else { return nil }
      return .series(file, events)
    }
  }

  private func flattened(
    _ files: [CalendarFile], _ selection: EventSelection, _ zone: TimeZoneTable,
    _ context: CommandContext
  ) throws -> [Chosen] {
    let found = files.map { ($0, $0.flattened(selection, zone: zone)) }
    context.report(found.flatMap(\.1.diagnostics))
    return found.filter { !$0.1.isEmpty }.map { file, events in
      .occurrences(events, name: file.document.file)
    }
  }

  /// Says which UIDs no event has.
  private func remarkUnknownUIDs(
    _ uids: Set<String>, _ files: [CalendarFile], _ name: String, _ context: CommandContext
  ) {
    guard uids.count > 1 else { return }
    let known = files.reduce(into: Set<String>()) { known, file in
      known.formUnion(file.events().events.lazy.map(\.uid))
    }
    for uid in uids.subtracting(known).sorted() {
      context.remark(
        "\(name): no event has the UID \(uid); look for it in daymark list --json")
    }
  }

  /// The calendar without faults that its lines came with.
  private func valid(
    _ bytes: [UInt8], _ name: String, _ context: CommandContext
  ) throws -> [UInt8] {
    // The files are held no longer: what this takes shall not come on top of them.
    malloc_trim(0)
    let repair = try CalendarFile(bytes, file: name).repaired()
    if !repair.changes.isEmpty {
      let count = repair.changes.count
      context.remark(
        "\(name): \(count == 1 ? "1 fault" : "\(count) faults") mended in what is "
          + "exported; daymark check tells of them")
    }
    return repair.bytes
  }
}
