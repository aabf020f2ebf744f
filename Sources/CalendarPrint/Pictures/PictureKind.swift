import CalendarModel

/// What an image file is, told by how it begins: media types in calendars are often wrong.
enum PictureKind: Hashable, Sendable {
  case png, jpeg, svg

  /// The kind of a file; nil for one that is none of these.
  init?(_ bytes: [UInt8]) {
    switch RasterImageType(bytes) {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .gif, .webp: return nil
    case nil:
      guard PictureKind.isSVG(bytes) else { return nil }
      self = .svg
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
