/// The subcommands that there are.
struct SubcommandTable: Sendable {
  /// Subcommands that belong together.
  struct Group: Sendable {
    /// What they have in common, as a title.
    let title: String
    /// In the order in which the help text lists them.
    let subcommands: [any Subcommand]

    /// Those that the help text lists.
    var listed: [any Subcommand] { subcommands.filter { !$0.isHidden } }
  }

  /// In the order in which the help text lists them.
  let groups: [Group]

  /// A table of some groups.
  init(groups: [Group]) {
    self.groups = groups
  }

  /// A table of one group.
  init(subcommands: [any Subcommand]) {
    self.init(groups: [Group(title: "Subcommands", subcommands: subcommands)])
  }

  /// The subcommands of `daymark`.
  static let all = SubcommandTable(groups: [
    Group(
      title: "Looking at calendars",
      subcommands: [
        AgendaCommand(), WeekCommand(), MonthCommand(), YearCommand(), ListCommand(),
        PrintCommand(),
      ]),
    Group(
      title: "Marking days",
      subcommands: [
        MarkCommand(), UnmarkCommand(), EditCommand(), DaysCommand(), StatsCommand(),
        UndoCommand(),
      ]),
    Group(
      title: "In and out", subcommands: [ImportCommand(), ExportCommand(), ConvertCommand()]),
    Group(
      title: "Calendar files",
      subcommands: [
        CheckCommand(), RepairCommand(), MergeCommand(), SplitCommand(), DiffCommand(),
      ]),
    Group(
      title: "Calendars of the daybook",
      subcommands: [NewCommand(), CalendarsCommand(), RefreshCommand()]
        + CalendarChangeCommand.Kind.allCases.map { CalendarChangeCommand(kind: $0) }),
    Group(
      title: "Keeping the daybook",
      subcommands: [BackupCommand(), RestoreCommand(), VerifyCommand()]),
    Group(
      title: "Help", subcommands: [HelpCommand(), VersionCommand(), BenchImportCommand()]),
  ])

  /// All, in the order of the groups.
  var subcommands: [any Subcommand] { groups.flatMap(\.subcommands) }

  /// Those that the help text lists.
  var listed: [any Subcommand] { groups.flatMap(\.listed) }

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
