/// The options of what shows a time in the terminal by day: a week, a year, an agenda.
enum ViewOptions {
  /// All of them but those of one view alone.
  static let all: [any OptionDeclaration] =
    [
      CommonOptions.todos, CommonOptions.journals, CommonOptions.zone, PageOptions.locale,
      PageOptions.today, AlmanacOptions.almanac, AlmanacOptions.holidays, MarkStyle.option,
    ] + EventFilter.options + EventChoice.options + InputOptions.all + [
      DaybookOptions.daybook, CommonOptions.color, CommonOptions.ascii, CommonOptions.verbose,
      CommonOptions.quiet,
    ]
}
