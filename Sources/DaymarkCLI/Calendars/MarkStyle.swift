/// What becomes of marks on a page.
enum MarkStyle: String, CaseIterable {
  /// `--marks`.
  static let option = ValueOption(
    "marks", value: "WHERE",
    help: "marks of days in their cells (cell, the default, with the images of events), among "
      + "the events (event), or nowhere (none)")

  /// In the cells of their days: stickers, notes, moods, colours.
  case cell
  /// As entries, as every other calendar shows them.
  case entry = "event"
  /// Left out.
  case none

  /// What a command line says; marks stand in their cells where it says nothing.
  init(_ context: CommandContext) throws(CommandError) {
    guard let text = context.options[Self.option]?.text else {
      self = .cell
      return
    }
    guard let style = MarkStyle(rawValue: text.lowercased()) else {
      throw .usage("--marks \(text): no such place", remedy: "write cell, event or none")
    }
    self = style
  }
}
