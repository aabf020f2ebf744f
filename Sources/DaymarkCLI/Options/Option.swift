/// What an option is called and what it does, as parser and help text need it.
struct Option: Hashable, Sendable {
  /// What may follow the name.
  enum Kind: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// A value; where the option is given twice, the last one counts.
    case value(String)
    /// A value each time that the option is given.
    case values(String)
  }

  /// The long name, without its dashes.
  let name: String
  /// The short name: one ASCII letter, or nil.
  let letter: Character?
  /// Whether it takes a value, with the word that stands for the value in the help text.
  let kind: Kind
  /// What it does, in a few words without a full stop.
  let help: String

  /// The word that stands for the value, or nil for a flag.
  var placeholder: String? {
    switch kind {
    case .flag: nil
    case .value(let word), .values(let word): word
    }
  }
}

/// An option of one of the three kinds, which `ParsedOptions` answers for by its type.
protocol OptionDeclaration: Sendable {
  /// The option itself.
  var option: Option { get }
}

/// An option without a value.
struct FlagOption: OptionDeclaration {
  let option: Option

  /// `--name`, or `-letter`.
  init(_ name: String, letter: Character? = nil, help: String) {
    option = Option(name: name, letter: letter, kind: .flag, help: help)
  }
}

/// An option with a value, of which the last one given counts.
struct ValueOption: OptionDeclaration {
  let option: Option

  /// `--name=VALUE`, `--name VALUE`, `-letter VALUE` or `-letterVALUE`.
  init(_ name: String, letter: Character? = nil, value: String, help: String) {
    option = Option(name: name, letter: letter, kind: .value(value), help: help)
  }
}

/// An option that may be given several times, each time with a value.
struct RepeatedOption: OptionDeclaration {
  let option: Option

  /// `--name=VALUE` and so on, as often as one likes.
  init(_ name: String, letter: Character? = nil, value: String, help: String) {
    option = Option(name: name, letter: letter, kind: .values(value), help: help)
  }
}
