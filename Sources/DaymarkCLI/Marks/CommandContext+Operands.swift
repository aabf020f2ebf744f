extension CommandContext {
  /// Refuses arguments that are no options.
  func refusePositionals() throws(CommandError) {
    guard let extra = options.positionals.first else { return }
    throw .usage("\(extra.text) is too much", remedy: "give options only; --help lists them")
  }

  /// The one file that a command line names, which SQLite has to open.
  ///
  /// - Parameters:
  ///   - what: what it is, for the message.
  ///   - example: a command line that has it.
  func daybookOperand(_ what: String, _ example: String) throws(CommandError) -> String {
    guard let argument = options.positionals.first, options.positionals.count == 1 else {
      throw .usage(
        options.positionals.isEmpty ? "no file given" : "more than one file given",
        remedy: "name \(what): \(example)")
    }
    guard !argument.isDash, !argument.bytes.isEmpty,
      let path = String(validating: argument.bytes, as: UTF8.self)
    else {
      throw .usage(
        "\(argument.bytes.isEmpty ? "\"\"" : argument.text): no file",
        remedy: "name a file whose name is UTF-8; it cannot be - either")
    }
    return path
  }
}
