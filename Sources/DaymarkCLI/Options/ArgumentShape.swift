/// Puts arguments into the forms that GLib reads as everyone expects, and finds the two
/// mistakes that it lets pass.
///
/// GLib reads `-oFILE` as a row of flags, `--json=no` as `--json`, and in `--from --to X`
/// takes `--to` for the value.
struct ArgumentShape {
  private let options: [Option]

  init(_ options: [Option]) {
    self.options = options
  }

  /// The arguments with `-oFILE` cut into `-o FILE`. Unknown options are left to the parser.
  func normalized(_ arguments: [Argument]) throws(CommandError) -> [Argument] {
    var result: [Argument] = []
    var awaiting: Option?
    for (index, argument) in arguments.enumerated() {
      if let option = awaiting {
        guard !isOption(argument) else { throw missingValue(option, before: argument) }
        awaiting = nil
        result.append(argument)
        continue
      }
      if argument.bytes == Array("--".utf8) { return result + arguments[index...] }
      if argument.bytes.starts(with: "--".utf8) {
        let text = argument.text.dropFirst(2)
        let name = text.prefix { $0 != "=" }
        if let option = options.first(where: { $0.name == name }) {
          if option.placeholder == nil, name.endIndex < text.endIndex {
            throw .usage("--\(name) takes no value", remedy: "write --\(name) alone")
          }
          if option.placeholder != nil, name.endIndex == text.endIndex { awaiting = option }
        }
        result.append(argument)
      } else if argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 {
        let (pieces, option) = split(argument)
        result += pieces
        awaiting = option
      } else {
        result.append(argument)
      }
    }
    return result
  }

  /// A row of letters, cut after the first that takes a value; and that option where the
  /// value is still to come.
  private func split(_ argument: Argument) -> (pieces: [Argument], awaiting: Option?) {
    for position in argument.bytes.indices.dropFirst() {
      let letter = Character(Unicode.Scalar(argument.bytes[position]))
      guard let option = options.first(where: { $0.letter == letter }) else { break }
      if option.placeholder == nil { continue }
      let next = position + 1
      if next == argument.bytes.count { return ([argument], option) }
      let head = Argument(bytes: Array(argument.bytes[..<next]))
      return ([head, Argument(bytes: Array(argument.bytes[next...]))], nil)
    }
    return ([argument], nil)
  }

  private func isOption(_ argument: Argument) -> Bool {
    let text = argument.text
    return options.contains { text == "--\($0.name)" || text.hasPrefix("--\($0.name)=") }
  }

  private func missingValue(_ option: Option, before next: Argument) -> CommandError {
    let form = "--\(option.name)=\(option.placeholder ?? "")"
    return .usage(
      "--\(option.name) has no value, \(next.text) follows it", remedy: "write \(form)")
  }
}
