/// Texts and names in XML 1.0.
enum XMLText {
  /// Appends a text with `&`, `<` and `>` as references. What XML has no character for
  /// (2.2) becomes U+FFFD.
  ///
  /// - Returns: whether there was such a character.
  static func append(_ text: String, to bytes: inout [UInt8]) -> Bool {
    var isChanged = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\t", "\n": bytes.append(UInt8(scalar.value))
      // A reference survives, where the character itself would become a line feed (2.11).
      case "\r": bytes += "&#13;".utf8
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}":
        bytes += "\u{FFFD}".utf8
        isChanged = true
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return isChanged
  }

  /// The name of the element that stands for a name of iCalendar: itself where it can be one.
  /// Otherwise each character that cannot stand in it is spelled `_xHHHH_`, its code in
  /// hexadecimal digits; no name at all is `_`.
  static func elementName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isFirst = result.isEmpty
      if isLetter(scalar) || !isFirst && isInner(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "_x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_"
      }
    }
    return result.isEmpty ? "_" : result
  }

  /// The name of iCalendar that an element's name stands for. O(*characters*).
  static func name(ofElement element: String) -> String {
    guard element.utf8.contains(UInt8(ascii: "_")) else { return element }
    if element == "_" { return "" }
    var result = ""
    var rest = Array(element.unicodeScalars)[...]
    while let first = rest.popFirst() {
      if first == "_", rest.first == "x", let end = rest.firstIndex(of: "_"),
        end - rest.startIndex <= 8
      {
        var digits = ""
        digits.unicodeScalars.append(contentsOf: rest[(rest.startIndex + 1)..<end])
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
          rest = rest[(end + 1)...]
          continue
        }
      }
      result.unicodeScalars.append(first)
    }
    return result
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isInner(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
  }
}
