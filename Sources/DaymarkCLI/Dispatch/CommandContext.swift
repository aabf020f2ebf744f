import CalendarModel

/// What a subcommand works with: its options, its surroundings and its outputs.
struct CommandContext {
  /// The options and files given.
  let options: ParsedOptions
  /// The clock and the user's settings.
  let environment: Environment
  /// Where the answer goes.
  let output: StandardOutput
  /// Where everything else goes.
  let errors: StandardError
  /// What standard output can show.
  let outputTerminal: Terminal
  /// What standard error can show.
  let errorTerminal: Terminal
  /// Says how far long work is.
  let progress: ProgressLine

  /// - Parameter choosesColor: whether `--color` says when to use colours; to some subcommands
  ///   it is the colour of something.
  /// - Throws: a usage error where `--color` has an unknown value.
  init(
    options: ParsedOptions, environment: Environment, output: StandardOutput,
    errors: StandardError, choosesColor: Bool = true
  ) throws(CommandError) {
    self.options = options
    self.environment = environment
    self.output = output
    self.errors = errors
    let color = try ColorChoice(choosesColor ? options[CommonOptions.color] : nil)
    outputTerminal = Terminal(descriptor: output.number, environment: environment, color: color)
    let errorTerminal = Terminal(
      descriptor: errors.number, environment: environment, color: color)
    self.errorTerminal = errorTerminal
    progress = ProgressLine(
      columns: errorTerminal.canRewriteLines && !options[CommonOptions.quiet]
        ? errorTerminal.columns : nil, clock: .system, write: { errors.write($0) })
  }

  /// Tells the user what came of it in one line, unless `--quiet` forbids it. For what is no
  /// error, but would leave an empty answer unexplained.
  func remark(_ text: String) {
    progress.clear()
    guard !options[CommonOptions.quiet] else { return }
    errors.writeLine("daymark: \(text)".printable)
  }

  /// Tells the user of problems in files, as much as `--verbose` and `--quiet` ask for.
  func report(_ diagnostics: some Sequence<Diagnostic>) {
    progress.clear()
    let detail: DiagnosticReport.Detail =
      options[CommonOptions.quiet]
      ? .quiet : options[CommonOptions.verbose] ? .verbose : .normal
    DiagnosticReport(detail: detail, terminal: errorTerminal).write(diagnostics, to: errors)
  }

  /// The input files, in the order given.
  ///
  /// - Throws: a usage error where none is given, or a name or colour of one is wrong.
  func inputFiles() throws(CommandError) -> [InputFile] {
    try Self.inputFiles(options.positionals)
  }

  /// The input files of these arguments.
  ///
  /// - Throws: a usage error where there is none, or a name or colour of one is wrong.
  static func inputFiles(_ arguments: [Argument]) throws(CommandError) -> [InputFile] {
    guard !arguments.isEmpty else {
      throw .usage("no file given", remedy: "name a calendar file, or - for standard input")
    }
    return try namedFiles(arguments)
  }

  /// The input files that are given, in their order; none for the daybook alone.
  ///
  /// - Throws: a usage error where a name or colour of one is wrong.
  func namedFiles() throws(CommandError) -> [InputFile] {
    try Self.namedFiles(options.positionals)
  }

  /// The input files of these arguments, if any.
  ///
  /// - Throws: a usage error where a name or colour of one is wrong.
  static func namedFiles(_ arguments: [Argument]) throws(CommandError) -> [InputFile] {
    try arguments.map { argument throws(CommandError) in try InputFile(parsing: argument) }
  }
}
