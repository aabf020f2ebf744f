import CalendarModel
import ICalendar
import Interchange

/// `daymark convert FILE`.
struct ConvertCommand: Subcommand {
  static let source = ValueOption(
    "from-format", value: "FORMAT",
    help: "what the file is, where its content does not tell: ics, jcal or xcal")
  static let target = ValueOption(
    "to", value: "FORMAT",
    help: "what to write: ics, jcal, xcal, jscalendar or csv (default: by the output's ending)")
  static let strict = FlagOption(
    "strict", help: "write nothing where something would be lost or changed")

  let name = "convert"
  let summary = "write a calendar in another format"
  let description = [
    "Reads iCalendar, jCal (JSON) or xCal (XML), and writes any of them, JSCalendar or a "
      + "table of events in CSV. Between the first three nothing is lost; what the others "
      + "have no place for is reported, one line for each kind. With --strict the exit status "
      + "is 65 then, and nothing is written.",
    "The endings .ics, .json and .jcal, .xml and .xcal, .jscal and .jscalendar, and .csv "
      + "stand for the formats. From iCalendar to iCalendar, lines are folded and ended anew, "
      + "and nothing else changes; a vCalendar 1.0 becomes iCalendar 2.0.",
  ]
  let usages = ["FILE [--from-format FORMAT] [--to FORMAT] [-o OUTPUT] [--strict]"]
  let options: [any OptionDeclaration] =
    [
      source, target, CommonOptions.output, strict, CommonOptions.verbose, CommonOptions.quiet,
    ] + EventChoice.options
  let examples = [
    HelpExample("daymark convert work.ics -o work.json", "jCal, for programs that read JSON"),
    HelpExample("daymark convert work.xml --to ics", "back from xCal"),
    HelpExample("daymark convert work.ics -o work.csv", "a table for a spreadsheet"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let argument = context.options.positionals.first,
      context.options.positionals.count == 1
    else {
      throw CommandError.usage(
        "convert takes one file", remedy: "name a calendar in any format, or -")
    }
    let output = context.options[CommonOptions.output] ?? "-"
    let target = try Self.target(context.options[Self.target], output)
    let stated = try context.options[Self.source].map {
      try Self.format($0, option: Self.source)
    }
    let input = InputFile(argument)
    let bytes = try input.readUnlessFolder()
    let source = stated ?? bytes.map { InterchangeFormat(content: $0) } ?? .iCalendar
    guard source.isReadable else {
      throw CommandError.failure(
        .unreadableData, problem: "\(input.name): \(source.name) is written, but not read",
        remedy: "name a calendar in iCalendar, jCal or xCal")
    }
    let (converted, problems) = try convert(
      bytes, from: source, to: target, input, EventChoice(context.options))
    let worst = problems.first { $0.severity > .note }
    if context.options[Self.strict], source != target, let worst {
      context.report(problems)
      throw CommandError.failure(
        .unreadableData, problem: "\(input.name): \(worst.problem), so nothing is written",
        remedy: "mend the file, or convert it without --strict")
    }
    context.report(problems)
    try OutputFile(output).write(converted)
    return .done
  }

  private func convert(
    _ bytes: [UInt8]?, from source: InterchangeFormat, to target: InterchangeFormat,
    _ input: InputFile, _ choice: EventChoice
  ) throws -> (bytes: [UInt8], problems: [Diagnostic]) {
    var bytes = bytes
    var problems: [Diagnostic] = []
    if source != .iCalendar {
      guard let octets = bytes else { throw CommandError.isFolder(input.name) }
      let read = try Self.read(octets, source, input)
      problems = read.losses.map { $0.diagnostic(file: input.name) }
      guard !read.components.isEmpty else {
        throw CommandError.failure(
          .unreadableData, problem: "\(input.name): there is no calendar in it",
          remedy: "name a file that has one")
      }
      let lines = read.components.flatMap { $0.serialized() }
      switch target {
      case _ where !choice.isEmpty: break
      case .iCalendar: return (lines, problems)
      case .jCal: return (JCal.write(read.components).bytes, problems)
      case .xCal: return (XCal.write(read.components).bytes, problems)
      case .jsCalendar, .csv: break
      }
      bytes = lines
    }
    var loaded = try input.calendars(in: bytes, ImportOptions())
    // Lines of what was made of another format are in no file.
    if source == .iCalendar { problems = Array(loaded.allDiagnostics) }
    var files = try choice.applied(to: loaded.files)
    loaded.files = []
    // A folder or an archive of several is one calendar.
    let file =
      if files.count == 1 {
        files[0]
      } else {
        try CalendarFile(
          CalendarStore.merge(files.mapReleasing { CalendarStore($0.upgraded()) }).bytes,
          file: input.name)
      }
    let written: WrittenConversion
    switch target {
    case .iCalendar: return (Self.iCalendar(file), problems)
    case .jCal: written = JCal.write(file)
    case .xCal: written = XCal.write(file)
    case .jsCalendar: written = JSCalendar.write(file)
    case .csv: written = EventTable.write(file)
    }
    var losses = written.losses
    if source != .iCalendar {
      for index in losses.indices { losses[index].line = nil }
    }
    return (written.bytes, problems + losses.map { $0.diagnostic(file: input.name) })
  }

  /// The file's own lines; those of its translation where it is a vCalendar 1.0.
  private static func iCalendar(_ file: CalendarFile) -> [UInt8] {
    let isTranslated = file.diagnostics.contains { $0.code == .vCalendar1 }
    // A translation is ours to make valid: version 1.0 has no DTSTAMP.
    return isTranslated ? file.repaired().bytes : file.document.serialized(.canonical)
  }

  private static func read(
    _ bytes: [UInt8], _ format: InterchangeFormat, _ input: InputFile
  ) throws -> ReadConversion {
    do throws(InterchangeError) {
      return format == .jCal ? try JCal.read(bytes) : try XCal.read(bytes)
    } catch {
      throw CommandError.failure(
        .unreadableData, problem: "\(input.name):\(error.line): \(error.problem)",
        remedy: "it was read as \(format.name); --from-format names another format")
    }
  }

  private static func format(
    _ argument: Argument, option: ValueOption
  ) throws(CommandError) -> InterchangeFormat {
    let text = argument.text.lowercased()
    if let format = InterchangeFormat(rawValue: text) ?? InterchangeFormat(ending: text) {
      return format
    }
    throw .usage(
      "--\(option.option.name) \(argument.text): no such format",
      remedy: "take one of "
        + InterchangeFormat.allCases.map(\.rawValue).joined(separator: ", "))
  }

  /// The format asked for, or that of the output's ending.
  private static func target(
    _ option: Argument?, _ output: Argument
  ) throws(CommandError) -> InterchangeFormat {
    if let option { return try format(option, option: target) }
    let name = output.text.split(separator: "/").last ?? ""
    if let dot = name.lastIndex(of: "."),
      let format = InterchangeFormat(ending: String(name[name.index(after: dot)...]))
    {
      return format
    }
    throw .usage(
      "no format to write is named",
      remedy: "add --to FORMAT, or -o with an ending such as .json, .xml, .csv or .ics")
  }
}
