import CalendarModel
import Daybook
import Testing

/// Stickers that a table names by the paths of images.
@Suite struct ImageStickerTests {
  private struct NoFile: Error, CustomStringConvertible {
    let description = "there is no such file"
  }

  /// How files of these kinds begin: PNG (ISO/IEC 15948, 5.2), JPEG (ITU-T T.81, B.1.1.3), GIF89a,
  /// WebP (RFC 9649, 2.4), SVG 1.1.
  private static let images: [String: ([UInt8], String)] = [
    "pics/cat.png": ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1], "image/png"),
    "cat.JPG": ([0xFF, 0xD8, 0xFF, 0xE0, 0], "image/jpeg"),
    "../cat.gif": (Array("GIF89a".utf8), "image/gif"),
    "/cat.webp": (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "image/webp"),
    "cat.svg": (
      Array("<?xml version=\"1.0\"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg xmlns=\"\"/>".utf8),
      "image/svg+xml"
    ),
    "wrong.png": (Array("<html><svg></svg></html>".utf8), ""),
    "svgish.svg": (Array("<svgx/>".utf8), ""),
    "empty.png": ([], ""),
  ]

  private static func read(_ sticker: String) throws -> DayTableResult {
    var options = TableOptions()
    options.readsImage = { path in
      guard let image = images[path] else { throw NoFile() }
      return image.0
    }
    return try DayTable.read(
      csv: Array("day,sticker\n2026-12-24,\(sticker)\n".utf8), file: "t.csv", options: options)
  }

  @Test(arguments: images.keys.sorted())
  func imagesAreKnownByTheirBeginning(path: String) throws {
    let (bytes, mediaType) = try #require(Self.images[path])
    let result = try Self.read(path)
    let expected: Mark.Sticker? =
      mediaType.isEmpty ? nil : .image(bytes, mediaType: mediaType)
    #expect(result.marks.map(\.sticker) == [expected])
    #expect(result.diagnostics.map(\.code) == (mediaType.isEmpty ? [.badSticker] : []))
  }

  @Test func whatCannotBeReadIsSaidInItsWords() throws {
    let result = try Self.read("pics/dog.png")
    #expect(
      result.diagnostics.map(\.description) == [
        "t.csv:2: warning bad-sticker: sticker \"pics/dog.png\" cannot be read: there is no such "
          + "file; row read without its sticker"
      ])
  }

  @Test(arguments: ["https://example.com/cat.png", "file:///cat.png", "FILE:cat.png"])
  func addressesAreNotFetched(text: String) throws {
    #expect(try Self.read(text).diagnostics.map(\.code) == [.badSticker])
  }

  @Test func emojisAreNoPaths() throws {
    #expect(try Self.read("🐈").marks.map(\.sticker) == [.emoji("🐈")])
  }
}
