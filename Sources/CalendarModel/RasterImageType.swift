/// A kind of image made of pixels, told by its first octets: what names and media types say of
/// an image is often wrong.
package enum RasterImageType: String, Hashable, Sendable {
  case png, jpeg, gif, webp

  /// The kind of some octets; nil for what is none of these.
  package init?(_ bytes: [UInt8]) {
    // PNG (RFC 2083, 3.1), JPEG (ITU T.81, B.1.1.3: SOI and the next marker), GIF89a (17),
    // WebP (RFC 9649, 2.4).
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// Such as `image/png`.
  package var mediaType: String { "image/\(rawValue)" }
}
