import CalendarModel
import Daybook

/// The STICKER of a command line: an emoji, a short text, or the name of an image file.
enum StickerArgument {
  /// The most bytes of an image, 4 MiB: it is shown as large as an emoji, and goes into every
  /// export.
  static let sizeLimit = 4 << 20
  /// The most characters of a text.
  static let textLimit = 16

  /// The sticker. One character is always that; more are a file where one is called so, and
  /// must be one where they look like a path.
  ///
  /// - Throws: a usage error for a text that is too long, or no text; status 66 for a file that
  ///   cannot be read, 65 for one that is no image or too large.
  static func sticker(_ argument: Argument) throws(CommandError) -> Mark.Sticker {
    let text = String(validating: argument.bytes, as: UTF8.self)
    if let text, text.count == 1 { return try emoji(text) }
    let path = argument.text
    let isPath = path.contains("/") || endings.contains { path.lowercased().hasSuffix($0) }
    let isFile = (try? FileStatus(at: argument.cString)) != nil
    if isPath || isFile { return try image(InputFile(argument)) }
    guard let text else {
      throw .usage("--sticker \(path): neither UTF-8 nor a file", remedy: "name an image file")
    }
    return try emoji(text)
  }

  private static func emoji(_ text: String) throws(CommandError) -> Mark.Sticker {
    let trimmed = text.trimmed
    guard trimmed.count <= textLimit, trimmed.utf8.count <= 16 * textLimit else {
      throw .usage(
        "--sticker \(text): neither a file nor a text of \(textLimit) characters at most",
        remedy: "take an emoji, or check the file's name")
    }
    guard !trimmed.isEmpty,
      !trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .usage("--sticker: nothing that can be seen", remedy: "take an emoji, or an image file")
    }
    return .emoji(trimmed)
  }

  /// The image of a file, of the kind that its first bytes tell.
  static func image(_ input: InputFile) throws(CommandError) -> Mark.Sticker {
    // More than is taken, so that what is too large is told here, in words of its own.
    let bytes = try input.read(limit: 1 << 30)
    guard bytes.count <= sizeLimit else {
      throw .failure(
        .unreadableData,
        problem: "\(input.name): an image of \(bytes.count) bytes, and a sticker has "
          + "\(sizeLimit) at most", remedy: "make it smaller: 256 by 256 pixels are plenty")
    }
    guard let type = ImageType.mediaType(of: bytes) else {
      throw .failure(
        .unreadableData, problem: "\(input.name): not an image in PNG, JPEG, GIF, WebP or SVG",
        remedy: "convert it to PNG")
    }
    return .image(bytes, mediaType: type)
  }

  private static let endings = [
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".heic", ".avif", ".bmp", ".ico", ".tif",
    ".tiff",
  ]
}
