import CalendarModel
import Daybook
import Envelope
import ICalendar

/// What the files of an import hold for the daybook.
struct DaybookInputs {
  /// The marks, those of each table or calendar apart.
  private(set) var sources: [MarkImport.Source] = []
  /// The calendars that have other events, or anything else, beside marks.
  private(set) var calendars: [ArrivingCalendar] = []
  /// What could not be read, in order.
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes the calendars out, so that each can be let go of once it is brought in.
  mutating func takeCalendars() -> [ArrivingCalendar] { calendars.taken() }

  /// Reads the files: tables of days, databases by `--query`, and calendars as `--hide` and
  /// `--mask` have them.
  ///
  /// - Throws: a usage error for options that make no sense; an error for the first file that
  ///   cannot be read or is none of these.
  init(_ inputs: [InputFile], _ context: CommandContext) throws {
    guard inputs.count(where: \.argument.isDash) < 2 else {
      throw CommandError.usage(
        "standard input is named twice", remedy: "it can be read once: leave one - out")
    }
    let choice = try EventChoice(context.options)
    let isQuery = context.options[TableOptionGroup.query] != nil
    let zone = try context.zone()
    for input in inputs {
      try context.reading(input) { input in
        let bytes = isQuery ? [] : try input.readUnlessFolder()
        let kind = isQuery ? .table : bytes.map { InputKind($0, name: input.name) } ?? .calendar
        switch kind {
        case .calendar:
          let loaded = try input.calendars(in: bytes, context.importOptions)
          try add(loaded, of: input, isFolder: bytes == nil, choice)
        case .table:
          try add(try input.dayTable(in: bytes, context, zone: zone), input)
        }
      }
    }
  }

  private mutating func add(
    _ loaded: LoadedCalendars, of input: InputFile, isFolder: Bool, _ choice: EventChoice
  ) throws {
    diagnostics += loaded.allDiagnostics
    var loaded = loaded
    loaded.files = try choice.applied(to: loaded.files)
    for file in loaded.files {
      let marks = file.marks()
      if !marks.isEmpty {
        sources.append(MarkImport.Source(name: input.name, marks: marks, hasVersions: true))
      }
    }
    calendars += ArrivingCalendar.all(in: loaded, of: input, isFolder: isFolder)
      .filter { calendar in calendar.files.contains { $0.holdsMoreThanMarks } }
  }

  private mutating func add(
    _ table: DayTableResult, _ input: InputFile
  ) throws(CommandError) {
    guard !table.marks.isEmpty || !table.diagnostics.contains(where: { $0.severity == .error })
    else {
      throw .noRow(of: input.name)
    }
    sources.append(
      MarkImport.Source(
        name: input.name, marks: table.marks, madeIDs: table.madeIDs,
        prefix: input.title ?? "table"))
  }
}
