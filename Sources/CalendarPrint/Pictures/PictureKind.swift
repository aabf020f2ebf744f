/// What an image file is, told by how it begins: media types in calendars are often wrong.
enum PictureKind: Hashable, Sendable {
  case png, jpeg, svg

  /// The kind of a file; nil for one that is none of these.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if PictureKind.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether it is XML with an element `svg` among its first 4 KiB.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096)
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(3) : head
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    let name = Array("svg".utf8)
    return text.indices.contains { index in
      let before = index > text.startIndex ? text[index - 1] : 0
      return (before == UInt8(ascii: "<") || before == UInt8(ascii: ":"))
        && text[index...].starts(with: name)
    }
  }
}
