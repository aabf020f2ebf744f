import CalendarModel

extension Property {
  /// A property that holds any text at all, so that `exactText` gives the same octets back.
  ///
  /// It is TEXT where TEXT can hold the text, else the text's UTF-8 as a BINARY value.
  init(_ name: String, exactText text: String) {
    if TextEscaping.keeps(text) {
      self.init(name, value: TextEscaping.escape(text))
    } else {
      self.init(
        name, parameters: [Parameter("ENCODING", ["BASE64"]), Parameter("VALUE", ["BINARY"])],
        value: Base64.encode(Array(text.utf8)))
    }
  }

  /// The text that the property was made of; nil for a BINARY value that is not Base64.
  var exactText: String? {
    guard isBinary else { return TextEscaping.unescape(value) }
    return Base64.decode(value).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the value is BINARY.
  var isBinary: Bool { parameter("VALUE")?.uppercased() == "BINARY" }
}
