/// The subcommands that there are.
struct SubcommandTable: Sendable {
  /// In the order in which the help text lists them.
  let subcommands: [any Subcommand]

  /// The subcommands of `daymark`.
  static let all = SubcommandTable(
    subcommands: [
      ListCommand(), MonthCommand(), PrintCommand(), CheckCommand(), RepairCommand(),
      ConvertCommand(), ImportCommand(), ExportCommand(), MergeCommand(), SplitCommand(),
      DiffCommand(), MarkCommand(), UnmarkCommand(), EditCommand(), DaysCommand(), StatsCommand(),
      UndoCommand(), NewCommand(), CalendarsCommand(), RefreshCommand(),
    ] + CalendarChangeCommand.Kind.allCases.map { CalendarChangeCommand(kind: $0) } + [
      BackupCommand(), RestoreCommand(), VerifyCommand(), HelpCommand(), VersionCommand(),
      BenchImportCommand(),
    ])

  /// Those that the help text lists.
  var listed: [any Subcommand] { subcommands.filter { !$0.isHidden } }

  /// The options of `daymark` itself.
  let options: [any OptionDeclaration] = [CommonOptions.version, CommonOptions.help]

  /// The subcommand of that name.
  ///
  /// - Throws: a usage error that suggests what may be meant.
  func subcommand(named argument: Argument) throws(CommandError) -> any Subcommand {
    let name = argument.text
    if let subcommand = subcommands.first(where: { $0.name == name }) { return subcommand }
    if let nearest = Suggestion.nearest(to: name, among: listed.map(\.name)) {
      throw .usage(
        "\(name) is not a subcommand", remedy: "did you mean daymark \(nearest)? See daymark --help"
      )
    }
    // Somebody who gives the file only.
    if name.contains(".") || name.contains("/") {
      throw .usage(
        "\(name) is not a subcommand", remedy: "name one before the file, as daymark --help shows")
    }
    throw .usage("\(name) is not a subcommand", remedy: "see daymark --help for those there are")
  }
}
