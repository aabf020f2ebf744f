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
    let file = OutputFile(context.options[CommonOptions.output] ?? "-")
    let target = try Self.target(context.options[Self.target], file.argument)
    let stated = try context.options[Self.source].map {
      try Self.format($0, option: Self.source)
    }
    let input = InputFile(argument)
    let conversion = try Self.conversion(
      of: input, try input.readUnlessFolder(), stated: stated, to: target, context.options)
    let output = PiecewiseOutput(file)
    let isStrict = context.options[Self.strict] && conversion.source != target
    // What is seen at once must be known before to lose nothing.
    let isRehearsed = isStrict && !file.isReplaced
    let problems = conversion.write { piece in
      if !isRehearsed { output.write(piece) }
    }
    context.report(problems)
    if isStrict {
      if let worst = problems.first(where: { $0.severity > .note }) {
        throw CommandError.failure(
          .unreadableData, problem: "\(input.name): \(worst.problem), so nothing is written",
          remedy: "mend the file, or convert it without --strict")
      }
      if isRehearsed { _ = conversion.write { output.write($0) } }
    }
    try output.finish()
    return .done
  }

  /// Where the pieces of a text go.
  private typealias Taker = ([UInt8]) -> Void

  /// A calendar that has been read, and how it is written.
  private struct Conversion {
    /// The format that it was in.
    let source: InterchangeFormat
    /// Gives the pieces of the text away; returns all that is wrong, and what is lost.
    let write: (@escaping Taker) -> [Diagnostic]
  }

  private static func conversion(
    of input: InputFile, _ bytes: consuming [UInt8]?, stated: InterchangeFormat?,
    to target: InterchangeFormat, _ options: ParsedOptions
  ) throws -> Conversion {
    let source = stated ?? bytes.map { InterchangeFormat(content: $0) } ?? .iCalendar
    guard source.isReadable else {
      throw CommandError.failure(
        .unreadableData, problem: "\(input.name): \(source.name) is written, but not read",
        remedy: "name a calendar in iCalendar, jCal or xCal")
    }
    let choice = try EventChoice(options)
    if source == .iCalendar {
      var loaded = try input.calendars(in: bytes, ImportOptions())
      let problems = Array(loaded.allDiagnostics)
      var files = try choice.applied(to: loaded.files)
      // What is joined need not be held twice.
      loaded.files = []
      let write = writer(of: try single(&files, input), as: target)
      return Conversion(source: source) { take in
        problems + write(take).map { $0.diagnostic(file: input.name) }
      }
    }
    guard let octets = bytes else { throw CommandError.isFolder(input.name) }
    let read = try Self.read(octets, source, input)
    guard !read.components.isEmpty else {
      throw CommandError.failure(
        .unreadableData, problem: "\(input.name): there is no calendar in it",
        remedy: "name a file that has one")
    }
    let problems = read.losses.map { $0.diagnostic(file: input.name) }
    if choice.isEmpty, [.iCalendar, .jCal, .xCal].contains(target) {
      let components = read.components
      return Conversion(source: source) { take in
        switch target {
        case .jCal: _ = JCal.write(components, to: take)
        case .xCal: _ = XCal.write(components, to: take)
        case .iCalendar, .jsCalendar, .csv:
          for component in components { take(component.serialized()) }
        }
        return problems
      }
    }
    let lines = read.components.flatMap { $0.serialized() }
    var files = try choice.applied(to: input.calendars(in: lines, ImportOptions()).files)
    let write = writer(of: try single(&files, input), as: target)
    return Conversion(source: source) { take in
      problems
        + write(take).map { loss in
          // Lines of what was made of another format are in no file.
          var loss = loss
          loss.line = nil
          return loss.diagnostic(file: input.name)
        }
    }
  }

  /// A folder or an archive of several is one calendar. They are let go.
  private static func single(
    _ files: inout [CalendarFile], _ input: InputFile
  ) throws -> CalendarFile {
    if files.count == 1 { return files.removeFirst() }
    for index in files.indices { files[index] = files[index].upgraded() }
    return try CalendarFile(CalendarStore.merge(files.taken()).bytes, file: input.name)
  }

  /// What writes a file in a format, and tells what is lost. A vCalendar 1.0 is let go of before
  /// the iCalendar that is made of it is written.
  private static func writer(
    of file: consuming CalendarFile, as target: InterchangeFormat
  ) -> (@escaping Taker) -> [ConversionLoss] {
    if target == .iCalendar, file.diagnostics.contains(where: { $0.code == .vCalendar1 }) {
      // A translation is ours to make valid: version 1.0 has no DTSTAMP.
      let bytes = (consume file).repaired().bytes
      return { take in
        take(bytes)
        return []
      }
    }
    let file = file
    return { take in
      switch target {
      case .iCalendar:
        take(file.document.serialized(.canonical))
        return []
      case .jCal: return JCal.write(file, to: take)
      case .xCal: return XCal.write(file, to: take)
      case .jsCalendar: return JSCalendar.write(file, to: take)
      case .csv: return EventTable.write(file, to: take)
      }
    }
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
