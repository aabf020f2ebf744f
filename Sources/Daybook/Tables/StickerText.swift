import CalendarModel
import ICalendar

/// The texts that stand for stickers in a table.
enum StickerText {
  /// Why a text is no sticker.
  struct Problem: Error, Hashable {
    let text: String
  }

  /// Reads an emoji (or any short text), or an image as a `data:` URI (RFC 2397).
  static func read(_ text: String) -> Result<Mark.Sticker, Problem> {
    if text.prefix(5).lowercased() == "data:" { return image(text.dropFirst(5)) }
    if looksLikePath(text) {
      return .failure(
        Problem(
          text: "sticker is \"\(text)\"; images are read from data: URIs, not yet from files "
            + "or addresses"))
    }
    return .success(.emoji(text))
  }

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

  private static func looksLikePath(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains("://") || text.contains("\\")
      || ["/", "./", "../", "~/", "file:"].contains { text.hasPrefix($0) }
      || imageExtensions.contains { text.hasSuffix($0) }
  }

  private static let imageExtensions = [
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".heic", ".avif", ".bmp", ".ico", ".tif",
    ".tiff",
  ]
}
