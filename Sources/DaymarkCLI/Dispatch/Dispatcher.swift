/// Finds the subcommand that a command line calls, reads its options, and runs it.
struct Dispatcher {
  let table: SubcommandTable
  let environment: Environment
  let output: StandardOutput
  let errors: StandardError

  /// Runs a command line, the command's own name not among its arguments.
  func run(_ arguments: [Argument]) throws -> CommandStatus {
    guard let first = arguments.first, first.bytes.first != UInt8(ascii: "-") else {
      return try runWithoutSubcommand(arguments)
    }
    let subcommand = try table.subcommand(named: first)
    let parser = OptionParser(
      subcommand.allOptions, command: subcommand.command,
      takesSignedDays: subcommand.takesSignedDays)
    let options = try parser.parse(Array(arguments.dropFirst()))
    let context = try CommandContext(
      options: options, environment: environment, output: output, errors: errors,
      choosesColor: subcommand.options.contains { $0.option == CommonOptions.color.option })
    if options[CommonOptions.help] {
      let columns = context.outputTerminal.columns
      try output.write(HelpText.text(of: subcommand, columns: columns))
      return .done
    }
    return try subcommand.run(context)
  }

  /// `daymark`, `daymark --help`, `daymark --version`.
  private func runWithoutSubcommand(_ arguments: [Argument]) throws -> CommandStatus {
    let options = try OptionParser(table.options, command: "daymark").parse(arguments)
    let context = try context(options)
    if options[CommonOptions.version] {
      return try VersionCommand().run(self.context(ParsedOptions()))
    }
    if let extra = options.positionals.first, !options[CommonOptions.help] {
      throw CommandError.usage(
        "\(extra.text) comes too late", remedy: "write daymark SUBCOMMAND first")
    }
    try output.write(HelpText.text(of: table, columns: context.outputTerminal.columns))
    return .done
  }

  private func context(_ options: ParsedOptions) throws(CommandError) -> CommandContext {
    try CommandContext(
      options: options, environment: environment, output: output, errors: errors)
  }
}
