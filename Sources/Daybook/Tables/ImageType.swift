/// What kind of image some octets are.
enum ImageType {
  /// The media type that an image begins like; nil for what is none that is known here: PNG,
  /// JPEG, GIF, WebP, SVG.
  static func of(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      return "image/gif"
    }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "image/webp"
    }
    return isSVG(bytes) ? "image/svg+xml" : nil
  }

  /// Whether the first element is `svg`, after a declaration, a document type and comments.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    var rest = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while rest.hasPrefix("<?") || rest.hasPrefix("<!") {
      let end = rest.hasPrefix("<!--") ? "-->" : ">"
      guard let found = rest.firstRange(of: end) else { return false }
      rest = rest[found.upperBound...].drop(while: \.isWhitespace)
    }
    guard rest.hasPrefix("<svg") || rest.hasPrefix("<svg:svg") else { return false }
    let next = rest.dropFirst(4).first
    return next.map { $0.isWhitespace || $0 == ">" || $0 == "/" || $0 == ":" } ?? false
  }
}
