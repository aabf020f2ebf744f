import CalendarModel
import ICalendar

/// The texts that stand for stickers in a table.
enum StickerText {
  /// Why a text is no sticker.
  struct Problem: Error, Hashable {
    let text: String
  }

  /// Reads an emoji (or any short text), an image as a `data:` URI (RFC 2397), or the path of
  /// an image.
  ///
  /// - Parameter readsImage: reads the image at a path; nil where none is to be read.
  static func read(
    _ text: String, readsImage: ((_ path: String) throws -> [UInt8])? = nil
  ) -> Result<Mark.Sticker, Problem> {
    if text.prefix(5).lowercased() == "data:" { return image(text.dropFirst(5)) }
    guard looksLikePath(text) else { return .success(.emoji(text)) }
    guard !isAddress(text) else {
      return .failure(
        Problem(text: "sticker is the address \"\(text)\"; images are not fetched"))
    }
    guard let readsImage else {
      return .failure(
        Problem(text: "sticker is \"\(text)\"; images are read from data: URIs here, not files"))
    }
    do {
      switch image(try readsImage(text)) {
      case .success(let sticker): return .success(sticker)
      case .failure: return .failure(Problem(text: "sticker \"\(text)\" is no image: " + known))
      }
    } catch {
      return .failure(Problem(text: "sticker \"\(text)\" cannot be read: \(error)"))
    }
  }

  /// An image by its octets, whose kind is told by what they begin with.
  static func image(_ bytes: [UInt8]) -> Result<Mark.Sticker, Problem> {
    guard let mediaType = ImageType.mediaType(of: bytes) else {
      return .failure(Problem(text: "sticker is no image: " + known))
    }
    return .success(.image(bytes, mediaType: mediaType))
  }

  private static let known = "neither PNG nor JPEG, GIF, WebP or SVG"

  /// Reads what follows `data:`: a media type, `;base64` or not, a comma, the content.
  private static func image(_ text: Substring) -> Result<Mark.Sticker, Problem> {
    guard let comma = text.firstIndex(of: ",") else {
      return .failure(Problem(text: "sticker is a data: URI without a comma"))
    }
    var mediaType = text[..<comma]
    let isBase64 = mediaType.lowercased().hasSuffix(";base64")
    if isBase64 { mediaType = mediaType.dropLast(7) }
    guard mediaType.lowercased().hasPrefix("image/") else {
      return .failure(
        Problem(text: "sticker is a data: URI of the type \"\(mediaType)\", not an image"))
    }
    let content = withoutPercentCodes(text[text.index(after: comma)...])
    guard let bytes = isBase64 ? Base64.decode(String(decoding: content, as: UTF8.self)) : content,
      !bytes.isEmpty
    else { return .failure(Problem(text: "sticker is a data: URI whose image is not Base64")) }
    return .success(.image(bytes, mediaType: String(mediaType)))
  }

  /// The octets of a text in which `%2B` stands for one (RFC 3986, 2.1).
  private static func withoutPercentCodes(_ text: Substring) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.lowercased().hasPrefix("file:")
  }

  private static func looksLikePath(_ text: String) -> Bool {
    if isAddress(text) { return true }
    let text = text.lowercased()
    return text.contains("\\")
      || ["/", "./", "../", "~/"].contains { text.hasPrefix($0) }
      || imageExtensions.contains { text.hasSuffix($0) }
  }

  private static let imageExtensions = [
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".heic", ".avif", ".bmp", ".ico", ".tif",
    ".tiff",
  ]
}
