/// An address that a reader may be led to: of the web, of mail or a telephone, and nothing that
/// runs.
struct SafeLink: Hashable, Sendable {
  /// The most octets of an address; longer ones are no links.
  static let longest = 2_048

  /// The address, in ASCII.
  let address: String

  /// The address that a text holds, or nil: it must begin with `http:`, `https:`, `mailto:`
  /// or `tel:`, whatever the case, and hold neither white space nor controls, which browsers
  /// pass over.
  init?(_ text: String) {
    let text = text.withoutSpacesAround
    guard text.utf8.count <= SafeLink.longest,
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let scheme = text[..<colon].lowercased()
    let rest = text[colon...].dropFirst()
    switch scheme {
    case "http", "https":
      guard rest.hasPrefix("//"), rest.utf8.count > 2 else { return nil }
    case "mailto":
      guard rest.contains("@") else { return nil }
    case "tel":
      // RFC 3966, without parameters but extensions and contexts.
      guard rest.utf8.contains(where: { (0x30...0x39).contains($0) }),
        rest.utf8.allSatisfy({ SafeLink.isOfNumber($0) })
      else { return nil }
    default: return nil
    }
    address = SafeLink.encoded(text)
  }

  /// What to call it: the address without what all addresses have.
  var label: String {
    for start in ["https://", "http://", "mailto:", "tel:"]
    where address.lowercased().hasPrefix(start) {
      let rest = address.dropFirst(start.count)
      return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    return address
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "+-.()*#;=".utf8.contains(byte)
    }
  }

  /// What is not ASCII by its octets (RFC 3986, 2.1): nothing in an address is invisible or
  /// turns the direction.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte < 0x80 {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate var withoutSpacesAround: String {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest.drop(while: \.isWhitespace))
  }
}
