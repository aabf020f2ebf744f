/// The options and the other arguments of one command line.
struct ParsedOptions: Hashable, Sendable {
  /// The long names of the flags given.
  var flags: Set<String> = []
  /// The values by the option's long name, in the order given.
  var values: [String: [Argument]] = [:]
  /// What is not an option, in the order given.
  var positionals: [Argument] = []

  /// Whether the flag was given.
  subscript(flag: FlagOption) -> Bool { flags.contains(flag.option.name) }

  /// The value given last, or nil.
  subscript(value: ValueOption) -> Argument? { values[value.option.name]?.last }

  /// Whether the option was given, of whatever kind it is.
  func isGiven(_ option: any OptionDeclaration) -> Bool {
    flags.contains(option.option.name) || values[option.option.name]?.isEmpty == false
  }

  /// All values, in the order given.
  subscript(repeated: RepeatedOption) -> [Argument] { values[repeated.option.name] ?? [] }
}
