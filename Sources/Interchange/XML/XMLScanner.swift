import ICalendar

/// Reads an XML 1.0 text with namespaces from front to back, event by event.
///
/// It reads what documents made by programs have: elements, attributes, texts, CDATA,
/// comments, the five entities that need no declaration. A DTD is refused, so no entity can
/// stand for a file or grow without bound; so is any encoding but UTF-8.
struct XMLScanner {
  /// What comes next in the text.
  enum Event: Hashable {
    /// An element begins: its name without prefix, and its namespace (empty for none).
    case start(name: String, namespace: String)
    /// The innermost open element ends.
    case end
    /// Text, references replaced; one text may come in several pieces.
    case text(String)
  }

  private struct Open {
    var name: ArraySlice<UInt8>
    /// What prefixes stand for in it; the default namespace is under no octets.
    var namespaces: [ArraySlice<UInt8>: String]
  }

  /// The most elements inside each other: enough for components 256 deep, two elements each.
  static let depthLimit = 1024
  /// The most prefixes at one place. They are copied where one is added.
  static let prefixLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var open: [Open] = []
  private var hasRoot = false
  /// Whether the element that began last is empty, so that its end comes next.
  private var endsNext = false
  /// The line, from 1, that was reached.
  private(set) var line = 1

  /// A scanner at the beginning of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) { index = 3 }
  }

  /// The next event; nil at the end of the text.
  mutating func next() throws(InterchangeError) -> Event? {
    if endsNext {
      endsNext = false
      open.removeLast()
      return .end
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        guard text.utf8.allSatisfy({ $0 <= 0x20 }) else { throw error("this is no XML") }
      } else if begins("<?") {
        try declaration()
      } else if begins("<!--") {
        _ = try passed("-->", from: 4)
      } else if begins("<![CDATA[") {
        guard !open.isEmpty else { throw error("there is text outside the root element") }
        return .text(String(decoding: try passed("]]>", from: 9), as: UTF8.self))
      } else if begins("<!") {
        throw error("a DTD, which is not read: it could have other files included")
      } else if begins("</") {
        try endTag()
        return .end
      } else {
        return try startTag()
      }
    }
    guard open.isEmpty else { throw error("the text ends inside an element") }
    guard hasRoot else { throw error("there is no element") }
    return nil
  }

  /// An error at the place that was reached.
  func error(_ problem: String) -> InterchangeError { InterchangeError(line: line, problem) }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Goes on to the place behind the next `end`, and gives what lies before it.
  private mutating func passed(
    _ end: StaticString, from offset: Int
  ) throws(InterchangeError) -> ArraySlice<UInt8> {
    let start = index + offset
    index = start
    let last = end.utf8Start[0]
    while index < bytes.count {
      if bytes[index] == last, begins(end) {
        defer { index += end.utf8CodeUnitCount }
        return bytes[start..<index]
      }
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
    throw error("the text ends inside a comment, CDATA or declaration")
  }

  /// Passes `<?...?>`; of the XML declaration, the encoding counts.
  private mutating func declaration() throws(InterchangeError) {
    let text = String(decoding: try passed("?>", from: 2), as: UTF8.self).asciiLowercased
    guard text.hasPrefix("xml "), let name = text.range(of: "encoding") else { return }
    let encoding = text[name.upperBound...].drop { " =\"'\t\r\n".contains($0) }
      .prefix { !"\"'".contains($0) }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) else {
      throw error("text in \(encoding.prefix(20)), not in UTF-8")
    }
  }

  private mutating func endTag() throws(InterchangeError) {
    index += 2
    let name = name()
    passSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">"), open.last?.name == name else {
      throw error("an end tag does not match: \(Self.shown(name))")
    }
    index += 1
    open.removeLast()
  }

  private mutating func startTag() throws(InterchangeError) -> Event {
    guard !(open.isEmpty && hasRoot) else { throw error("there is a second root element") }
    guard open.count < Self.depthLimit else { throw error("elements are nested too deep") }
    hasRoot = true
    index += 1
    let name = name()
    guard !name.isEmpty else { throw error("a tag has no name") }
    var element = Open(name: name, namespaces: open.last?.namespaces ?? [:])
    while true {
      passSpace()
      guard index < bytes.count else { throw error("the text ends inside a tag") }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        break
      }
      if begins("/>") {
        index += 2
        endsNext = true
        break
      }
      try attribute(of: &element)
    }
    open.append(element)
    let (prefix, local) = Self.parts(of: name)
    guard let namespace = namespace(of: prefix) else {
      throw error("a prefix has no namespace: \(Self.shown(name))")
    }
    return .start(name: String(decoding: local, as: UTF8.self), namespace: namespace)
  }

  /// Reads an attribute. Only those that name namespaces matter.
  private mutating func attribute(of element: inout Open) throws(InterchangeError) {
    let name = name()
    passSpace()
    guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw error("a tag is damaged")
    }
    index += 1
    passSpace()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw error("an attribute has no quotes") }
    let quote = bytes[index]
    index += 1
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw error("an attribute is not closed") }
      try appendCharacter(to: &value)
    }
    guard index < bytes.count else { throw error("an attribute is not closed") }
    index += 1
    let xmlns = Array("xmlns".utf8)
    let (prefix, local) = Self.parts(of: name)
    let isDefault = prefix.isEmpty && local.elementsEqual(xmlns)
    guard isDefault || prefix.elementsEqual(xmlns) else { return }
    element.namespaces[isDefault ? [] : local] = String(decoding: value, as: UTF8.self)
    guard element.namespaces.count <= Self.prefixLimit else {
      throw error("there are too many prefixes")
    }
  }

  private func namespace(of prefix: ArraySlice<UInt8>) -> String? {
    if let namespace = open.last?.namespaces[prefix] { return namespace }
    return prefix.isEmpty ? "" : prefix.elementsEqual("xml".utf8) ? "xml" : nil
  }

  private static func parts(
    of name: ArraySlice<UInt8>
  ) -> (prefix: ArraySlice<UInt8>, local: ArraySlice<UInt8>) {
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return ([], name) }
    return (name[..<colon], name[(colon + 1)...])
  }

  private static func shown(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(40), as: UTF8.self)
  }

  private mutating func name() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !"/>=<\"'".utf8.contains(bytes[index]) {
      index += 1
    }
    return bytes[start..<index]
  }

  private mutating func passSpace() {
    while index < bytes.count, bytes[index] <= 0x20 {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
  }

  /// Reads text up to the next tag.
  private mutating func text() throws(InterchangeError) -> String {
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      try appendCharacter(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads one octet or reference. A line break of any kind is a line feed (XML 1.0, 2.11).
  private mutating func appendCharacter(to text: inout [UInt8]) throws(InterchangeError) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "&"):
      try appendReference(to: &text)
      return
    case 0x0D:
      let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isPair { text.append(0x0A) }
    case 0x0A:
      line += 1
      text.append(byte)
    default: text.append(byte)
    }
    index += 1
  }

  private mutating func appendReference(to text: inout [UInt8]) throws(InterchangeError) {
    let body = bytes[(index + 1)...].prefix(12)
    guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else {
      throw error("an ampersand begins no reference")
    }
    let name = String(decoding: body[..<semicolon], as: UTF8.self)
    index = semicolon + 1
    switch name {
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "amp": text.append(UInt8(ascii: "&"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default:
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let code, let scalar = Unicode.Scalar(code) else {
        throw error("the reference &\(name); means nothing")
      }
      text += String(Character(scalar)).utf8
    }
  }
}

extension String {
  /// Where `text` stands in the string first, compared octet by octet.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
