/// `daymark version`.
struct VersionCommand: Subcommand {
  /// The version of this release (Semantic Versioning 2.0.0).
  static let version = "0.1.0"

  let name = "version"
  let summary = "show the version"
  let description = ["Shows the name and the version on one line."]
  let usages = [""]
  let options: [any OptionDeclaration] = []
  let examples: [HelpExample] = []

  func run(_ context: CommandContext) throws -> CommandStatus {
    if let extra = context.options.positionals.first {
      throw CommandError.usage(
        "version takes no argument, \(extra.text) is one", remedy: "write daymark version")
    }
    try context.output.writeLine("daymark \(Self.version)")
    return .done
  }
}
