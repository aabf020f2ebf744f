/// The options of which daybook a subcommand works with.
enum DaybookOptions {
  /// `--daybook`.
  static let daybook = ValueOption(
    "daybook", value: "FILE",
    help: "the daybook (default: DAYMARK_DAYBOOK, or daymark/daybook.sqlite in XDG_DATA_HOME, "
      + "which is ~/.local/share)")
}
