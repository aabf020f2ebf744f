/// Reads a command line: options before, after and between the other arguments, up to `--`.
struct OptionParser {
  private let options: [Option]
  private let command: String

  /// A parser of these options.
  ///
  /// - Parameters:
  ///   - options: what may be given. Long names and letters must differ.
  ///   - command: what the user called, `daymark list`, for the messages.
  init(_ options: [any OptionDeclaration], command: String) {
    self.options = options.map(\.option)
    self.command = command
  }

  /// Reads the arguments that follow the command.
  ///
  /// - Throws: a usage error for an unknown option, a missing value, or a value of a flag.
  func parse(_ arguments: [Argument]) throws(CommandError) -> ParsedOptions {
    let shaped = try ArgumentShape(options).normalized(arguments)
    do {
      var parsed = try GLibOptionContext(options).parse(shaped.map(\.guardingDash))
      parsed.positionals = parsed.positionals.map(\.withoutGuard)
      return parsed
    } catch {
      throw usageError(error)
    }
  }

  private func usageError(_ failure: GLibOptionContext.Failure) -> CommandError {
    switch failure {
    case .unknownOption(let text):
      let name = firstUnknown(in: text)
      let known = options.map { "--\($0.name)" }
      if let nearest = Suggestion.nearest(to: name, among: known) {
        return .usage(
          "unknown option \(name)", remedy: "did you mean \(nearest)? See \(command) --help")
      }
      return .usage("unknown option \(name)", remedy: "see \(command) --help for all options")
    case .missingValue(let name):
      let option = options.first { name == "--\($0.name)" || name == $0.letter.map { "-\($0)" } }
      let word = option?.placeholder ?? "VALUE"
      return .usage("\(name) has no value", remedy: "write \(name) \(word)")
    case .other(let message):
      return .usage(message, remedy: "see \(command) --help for all options")
    }
  }

  /// `--form` of `--form=x`, and `-x` of the row of letters `-qxv`.
  private func firstUnknown(in text: String) -> String {
    if text.hasPrefix("--") { return String(text.prefix { $0 != "=" }) }
    let letter = text.dropFirst().first { letter in !options.contains { $0.letter == letter } }
    return letter.map { "-\($0)" } ?? text
  }
}

extension Argument {
  private static let dashGuard = UInt8(1)
  private static let dashAndColon = Array("-:".utf8)

  /// `-:name=x`, standard input with a name, so that GLib does not take it for options.
  fileprivate var guardingDash: Argument {
    bytes.starts(with: Self.dashAndColon) ? Argument(bytes: [Self.dashGuard] + bytes) : self
  }

  /// The argument as it was before `guardingDash`.
  fileprivate var withoutGuard: Argument {
    guard bytes.first == Self.dashGuard, bytes.dropFirst().starts(with: Self.dashAndColon)
    else { return self }
    return Argument(bytes: Array(bytes.dropFirst()))
  }
}
