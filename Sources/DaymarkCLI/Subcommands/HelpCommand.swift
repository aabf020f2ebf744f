/// `daymark help [SUBCOMMAND]`.
struct HelpCommand: Subcommand {
  let name = "help"
  let summary = "explain daymark, or one subcommand"
  let description = ["Explains daymark, or the subcommand named."]
  let usages = ["[SUBCOMMAND]"]
  let options: [any OptionDeclaration] = []
  let examples = [HelpExample("daymark help list", "what daymark list does")]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let columns = context.outputTerminal.columns
    guard context.options.positionals.count < 2 else {
      throw CommandError.usage(
        "help explains one subcommand at a time", remedy: "write daymark help SUBCOMMAND")
    }
    if let name = context.options.positionals.first {
      let subcommand = try SubcommandTable.all.subcommand(named: name)
      try context.output.write(HelpText.text(of: subcommand, columns: columns))
    } else {
      try context.output.write(HelpText.text(of: .all, columns: columns))
    }
    return .done
  }
}
