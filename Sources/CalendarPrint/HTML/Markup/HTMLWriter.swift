/// Writes HTML. What is markup is told by type: names of elements and attributes are
/// `StaticString`s of the program, every `String` is escaped. There is no way round that.
struct HTMLWriter {
  /// The file so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Begins a document.
  mutating func doctype() { markup("<!doctype html>\n") }

  /// An element with what `content` writes into it.
  mutating func element(
    _ name: StaticString, _ attributes: HTMLAttribute?..., content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    markup("</")
    markup(name)
    markup(">")
  }

  /// An element that holds nothing, and that has an end.
  mutating func empty(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    open(name, attributes)
    markup("</")
    markup(name)
    markup(">")
  }

  /// An element that has no end, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    open(name, attributes)
  }

  /// An element that holds words of the program or of the locale.
  mutating func element(_ name: StaticString, _ attributes: HTMLAttribute?..., words: String) {
    open(name, attributes)
    self.words(words)
    markup("</")
    markup(name)
    markup(">")
  }

  /// Words of the program or of the locale, such as a date.
  mutating func words(_ text: String) { escape(text) }

  /// A text from a file on one line, without controls, ordered by itself whatever its
  /// direction.
  ///
  /// - Parameter limit: the scalars after which it is cut, with an ellipsis.
  mutating func foreign(_ text: String, limit: Int) {
    element("bdi") { $0.escape(HarmlessText.of(text, limit: limit)) }
  }

  /// A harmless text from a file that no longer holds, struck out.
  mutating func struckForeign(_ text: String) {
    element("bdi") { $0.element("s", words: HarmlessText.of(text)) }
  }

  /// A text from a file with its lines, of which none is empty twice in a row.
  mutating func foreignLines(_ text: String, limit: ForeignLines.Limit) {
    element("bdi") { writer in
      for (index, line) in ForeignLines.of(text, limit: limit).enumerated() {
        if index > 0 { writer.void("br") }
        writer.escape(line)
      }
    }
  }

  /// The style sheet of the document.
  mutating func style(_ sheet: StyleSheet) {
    markup("<style>")
    bytes += sheet.bytes
    markup("</style>\n")
  }

  /// A script of the program.
  mutating func script(_ script: StaticString) {
    markup("<script>")
    markup(script)
    markup("</script>\n")
  }

  /// Ends a line of the file, where white space shows nowhere.
  mutating func lineBreak() { markup("\n") }

  private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute?]) {
    markup("<")
    markup(name)
    for case let attribute? in attributes {
      markup(" ")
      markup(attribute.name)
      guard let value = attribute.value else { continue }
      markup("=\"")
      escape(value)
      markup("\"")
    }
    markup(">")
  }

  private mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a text, with references for the characters that mean something in HTML, and without
  /// the controls that may not stand in it.
  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      case 0..<0x20, 0x7F: continue
      default: bytes.append(byte)
      }
    }
  }
}
