import CalendarModel

/// The kinds of images that stickers may be, told apart by their first bytes.
package enum ImageType {
  /// The media type; nil for any other content.
  package static func mediaType(of bytes: [UInt8]) -> String? {
    if let type = RasterImageType(bytes) { return type.mediaType }
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
