/// The kinds of images that stickers may be, told apart by their first bytes.
package enum ImageType {
  /// The media type; nil for any other content.
  package static func mediaType(of bytes: [UInt8]) -> String? {
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    // PNG (RFC 2083, 3.1), JPEG (ITU T.81, B.1.1.3: SOI and the next marker), GIF89a (17),
    // WebP (RFC 9649, 2.4).
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if has([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if has(Array("GIF87a".utf8)) || has(Array("GIF89a".utf8)) { return "image/gif" }
    if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) { return "image/webp" }
    return isSVG(bytes) ? "image/svg+xml" : nil
  }

  /// Whether the first element of the XML is `svg`: what may come before it is a byte order
  /// mark, the declaration, comments and the document type.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard var rest = String(validating: bytes, as: UTF8.self)?[...] else { return false }
    if rest.unicodeScalars.first == "\u{FEFF}" { rest.unicodeScalars.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let end: String
      if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<?") {
        end = "?>"
      } else if rest.hasPrefix("<!DOCTYPE") {
        end = rest.prefix { $0 != ">" }.contains("[") ? "]>" : ">"
      } else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return rest.first == "<" && (name == "svg" || name.hasSuffix(":svg"))
      }
      guard let found = rest.firstRange(of: end) else { return false }
      rest = rest[found.upperBound...]
    }
  }
}
