/// One of the things that `daymark` does, under a name of its own.
protocol Subcommand: Sendable {
  /// The word after `daymark`.
  var name: String { get }
  /// What it does, in one line without a full stop, for the list of subcommands.
  var summary: String { get }
  /// What its help text says of it, in sentences; paragraphs are one element each.
  var description: [String] { get }
  /// The command lines that it takes, without `daymark` and its name: `FILE... [OPTION]...`.
  var usages: [String] { get }
  /// The options that it takes beside `--help`.
  var options: [any OptionDeclaration] { get }
  /// Command lines to copy.
  var examples: [HelpExample] { get }
  /// Whether it is for the project's own use: it can be called, and no list names it.
  var isHidden: Bool { get }

  /// Whether its arguments are days, so that `-2` is one (the day before yesterday) and not an
  /// option.
  var takesSignedDays: Bool { get }

  /// Does the work.
  ///
  /// - Returns: `done`, or `no` where the answer to a question is no.
  /// - Throws: any error; `CommandError.init(_:)` makes a line and a status of it.
  func run(_ context: CommandContext) throws -> CommandStatus
}

extension Subcommand {
  var isHidden: Bool { false }
  var takesSignedDays: Bool { false }

  /// What the user writes to call it.
  var command: String { "daymark \(name)" }

  /// All options, `--help` last.
  var allOptions: [any OptionDeclaration] { options + [CommonOptions.help] }
}

/// A command line to copy, and what it does.
struct HelpExample: Hashable, Sendable {
  /// The whole line, from `daymark` on.
  let line: String
  /// What comes of it, in a few words.
  let effect: String

  init(_ line: String, _ effect: String) {
    self.line = line
    self.effect = effect
  }
}
