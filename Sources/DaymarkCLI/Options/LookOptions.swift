import CalendarPrint

/// The options of how a page looks.
enum LookOptions {
  /// `--theme`.
  static let theme = ValueOption(
    "theme", value: "NAME",
    help: "plain (the default), warm (for the kitchen's wall) or ink (for grey printers)")
  /// `--ink`.
  static let ink = ValueOption(
    "ink", value: "USE", help: "full, or save: outlines in the place of coloured grounds")
  /// `--gray`.
  static let gray = FlagOption("gray", help: "grays in the place of colours, in images too")

  /// All of them.
  static let all: [any OptionDeclaration] = [theme, ink, gray]

  /// The look that a command line asks for.
  ///
  /// - Throws: a usage error for a theme or a use of ink that there is not.
  static func theme(_ context: CommandContext) throws(CommandError) -> PageTheme {
    let name = context.options[theme]?.text ?? "plain"
    guard var look = PageTheme.named[name.lowercased()] else {
      throw .usage(
        "--theme \(name): no such theme",
        remedy: "write one of \(PageTheme.named.keys.sorted().joined(separator: ", "))")
    }
    if let use = context.options[ink]?.text {
      switch use.lowercased() {
      case "save": look.savesInk = true
      case "full": look.savesInk = false
      default: throw .usage("--ink \(use): no such use of ink", remedy: "write save or full")
      }
    }
    if context.options[gray] { look.isGray = true }
    return look
  }
}
