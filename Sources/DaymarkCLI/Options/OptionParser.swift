/// Reads a command line: options before, after and between the other arguments, up to `--`.
struct OptionParser {
  private let options: [Option]
  private let command: String
  private let takesSignedDays: Bool

  /// A parser of these options.
  ///
  /// - Parameters:
  ///   - options: what may be given. Long names and letters must differ.
  ///   - command: what the user called, `daymark list`, for the messages.
  ///   - takesSignedDays: whether a dash and a digit begin a day (`-2`), and no option.
  init(
    _ options: [any OptionDeclaration], command: String, takesSignedDays: Bool = false
  ) {
    self.options = options.map(\.option)
    self.command = command
    self.takesSignedDays = takesSignedDays
  }

  /// Reads the arguments that follow the command.
  ///
  /// - Throws: a usage error for an unknown option, a missing value, or a value of a flag.
  func parse(_ arguments: [Argument]) throws(CommandError) -> ParsedOptions {
    let shaped = try ArgumentShape(options).normalized(arguments)
    do {
      var parsed = try GLibOptionContext(options).parse(
        shaped.map { $0.guardingDash(signedDays: takesSignedDays) })
      parsed.positionals = parsed.positionals.map(\.withoutGuard)
      parsed.values = parsed.values.mapValues { $0.map(\.withoutGuard) }
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

  /// `-:name=x`, standard input with a name, and `-2`, a day, so that GLib does not take them
  /// for options.
  fileprivate func guardingDash(signedDays: Bool) -> Argument {
    Self.needsGuard(bytes[...], signedDays) ? Argument(bytes: [Self.dashGuard] + bytes) : self
  }

  /// The argument as it was before `guardingDash(signedDays:)`.
  fileprivate var withoutGuard: Argument {
    guard bytes.first == Self.dashGuard, Self.needsGuard(bytes.dropFirst(), true)
    else { return self }
    return Argument(bytes: Array(bytes.dropFirst()))
  }

  private static func needsGuard(_ bytes: ArraySlice<UInt8>, _ signedDays: Bool) -> Bool {
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first
    else { return false }
    return second == UInt8(ascii: ":") || signedDays && (0x30...0x39).contains(second)
  }
}
