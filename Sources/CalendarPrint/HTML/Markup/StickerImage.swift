import CalendarModel
import FoundationEssentials

/// An image that a page shows: of a kind that browsers draw and that its first bytes confirm.
struct StickerImage: Hashable, Sendable {
  /// The most octets of an image; larger ones are not shown.
  static let largest = 1 << 20

  /// The media type.
  private let type: String
  private let bytes: [UInt8]

  /// Nil where the bytes are no image that can be shown, or too many.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= StickerImage.largest else { return nil }
    if let raster = RasterImageType(bytes) {
      type = raster.mediaType
    } else if StickerImage.isSVG(bytes) {
      type = "image/svg+xml"
    } else {
      return nil
    }
    self.bytes = bytes
  }

  /// The image as an address that holds it (RFC 2397). A browser runs no script in an image.
  var dataURL: [UInt8] {
    Array("data:\(type);base64,".utf8) + Array(Data(bytes).base64EncodedData())
  }

  /// Whether it begins as an SVG image does, after what XML lets stand before that.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<"
    else { return false }
    return head.contains("<svg")
  }
}
