import CalendarModel

/// One property of a vCalendar 1.0, its encoding undone (vCalendar 1.0, 2.1.2 to 2.1.5).
struct VCalendarLine {
  enum Encoding { case none, quotedPrintable, base64 }

  /// The index of the line in its document.
  let index: Int
  /// The name in upper case.
  let name: String
  /// The name as the file spells it.
  let spelling: String
  /// What is left of the parameters when ENCODING and CHARSET are taken out. One without a
  /// name has got that which its value belongs to.
  let parameters: [Property.Parameter]
  let encoding: Encoding
  let charset: String?
  /// The value, decoded from its encoding but not from its character set.
  let octets: [UInt8]
  /// The value as text, its escapes not read. Characters that can't be decoded are U+FFFD.
  let value: String
  /// What could not be decoded, or nil.
  let problem: String?

  /// Reads a line; in a document that was decoded as a whole, what no encoding hides is in
  /// UTF-8, whatever CHARSET says.
  init(_ index: Int, _ reader: LineReader, isDecoded: Bool) {
    self.index = index
    spelling = reader.name(of: index)
    name = spelling.uppercased()
    var parameters: [Property.Parameter] = []
    var encoding = Encoding.none
    var charset: String?
    for parameter in reader.withParameters(of: index, ParameterList.parameters(in:)) {
      let named = Self.named(parameter)
      switch named.name.uppercased() {
      case "ENCODING":
        switch named.values.first?.uppercased() {
        case "QUOTED-PRINTABLE", "Q": encoding = .quotedPrintable
        case "BASE64", "B": encoding = .base64
        default: break
        }
      case "CHARSET": charset = named.values.first
      default: parameters.append(named)
      }
    }
    self.parameters = parameters
    self.encoding = encoding
    self.charset = charset
    let raw = reader.vCalendarValue(of: index, isText: encoding == .none)
    var problem: String?
    switch encoding {
    case .none: octets = raw
    case .quotedPrintable: octets = QuotedPrintable.decode(raw)
    // Of an alarm only the last part is encoded.
    case .base64 where VCalendarAlarm.names.contains(name): octets = raw
    case .base64:
      let decoded = Base64.decode(String(decoding: raw, as: UTF8.self))
      if decoded == nil { problem = "is no Base64" }
      octets = decoded ?? raw
    }
    // What can be read as UTF-8 and is no ASCII has been written so, whatever CHARSET says:
    // a file that was decoded as a whole keeps its CHARSETs.
    let isUTF8 =
      encoding == .none
      && (isDecoded
        || octets.contains { $0 >= 0x80 } && String(validating: octets, as: UTF8.self) != nil)
    if let text = VCalendarCharset.decode(octets, name: isUTF8 ? nil : charset) {
      value = text
    } else {
      value = String(decoding: octets, as: UTF8.self)
      if encoding != .base64 { problem = "can't be read in the character set \(charset ?? "")" }
    }
    self.problem = problem
  }

  /// The first value of a parameter (upper case), in upper case itself, or nil.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name.uppercased() == name }?.values.first?.uppercased()
  }

  /// The parameters less those of these names (upper case).
  func parameters(without names: Set<String>) -> [Property.Parameter] {
    parameters.filter { !names.contains($0.name.uppercased()) }
  }

  /// The value without white space, as for a number, a time or a URL.
  var compact: String { value.withoutSpaces }

  /// The value as one text: `\;`, `\,` and `\:` are read, and where line breaks are not
  /// encoded `\n` too, which the specification does not have and programs write.
  var text: String { Self.unescape(value[...], readsLineBreaks: encoding == .none) }

  /// The parts of the value between semicolons that no backslash stands before (2.1.3).
  var parts: [String] { parts(separator: ";") }

  /// A list of texts: between semicolons; where there is none, between commas, which the
  /// specification does not have and programs write.
  var list: [String] {
    let parts = parts
    return (parts.count > 1 ? parts : self.parts(separator: ","))
      .map { $0.trimmingSpaces }.filter { !$0.isEmpty }
  }

  private func parts(separator: Character) -> [String] {
    var result: [String] = []
    var rest = value[...]
    var start = rest.startIndex
    while start < rest.endIndex, let end = Self.firstSeparator(separator, in: rest, from: start) {
      result.append(Self.unescape(rest[..<end], readsLineBreaks: encoding == .none))
      rest = rest[rest.index(after: end)...]
      start = rest.startIndex
    }
    return result + [Self.unescape(rest, readsLineBreaks: encoding == .none)]
  }

  private static func firstSeparator(
    _ separator: Character, in text: Substring, from start: Substring.Index
  ) -> Substring.Index? {
    var index = start
    while index < text.endIndex {
      if text[index] == separator { return index }
      if text[index] == "\\" { index = text.index(after: index) }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return nil
  }

  private static func unescape(_ text: Substring, readsLineBreaks: Bool) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var isEscape = false
    for character in text {
      guard isEscape else {
        if character == "\\" { isEscape = true } else { result.append(character) }
        continue
      }
      isEscape = false
      switch character {
      case ";", ",", ":": result.append(character)
      case "n" where readsLineBreaks, "N" where readsLineBreaks: result.append("\n")
      default:
        result.append("\\")
        result.append(character)
      }
    }
    return isEscape ? result + "\\" : result
  }

  /// A parameter without a name is a value of ENCODING, VALUE, or one that only guests have.
  private static func named(_ parameter: Property.Parameter) -> Property.Parameter {
    guard parameter.values.isEmpty else { return parameter }
    let value = parameter.name.uppercased()
    let name =
      switch value {
      case "QUOTED-PRINTABLE", "BASE64", "7BIT", "8BIT": "ENCODING"
      case "INLINE", "URL", "CONTENT-ID", "CID", "DATE", "DATE-TIME": "VALUE"
      case "ATTENDEE", "ORGANIZER", "OWNER", "DELEGATE": "ROLE"
      default: "TYPE"
      }
    return Property.Parameter(name, [value])
  }
}

extension LineReader {
  /// The value without its line breaks. Those of a text are folded as RFC 822, 3.1.1 has it:
  /// the white space that follows a break was there before the fold.
  fileprivate func vCalendarValue(of index: Int, isText: Bool) -> [UInt8] {
    let line = lines[index]
    guard isText, line.flags.contains(.folded),
      line.flags.isDisjoint(with: [.headFolded, .softBroken, .unindented])
    else { return withValue(of: index) { Array($0) } }
    var result: [UInt8] = []
    for part in bytes[Int(line.valueStart)..<Int(line.end)].split(whereSeparator: \.isLineBreak) {
      // One space for the white space of a deeper indent.
      let text = part.drop { $0 == .space || $0 == .tab }
      if text.count < part.count, result.last != .space { result.append(.space) }
      result += text
    }
    return result
  }
}

extension String {
  /// The text without white space around it.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text without any white space. O(*octets*).
  var withoutSpaces: String {
    // White space of Unicode has an octet above ASCII.
    guard !utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return self }
    return filter { !$0.isWhitespace }
  }
}
