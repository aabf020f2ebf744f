/// The header of a message (RFC 5322, 2.2), as far as it tells a message from another text.
struct MailHeader {
  /// Whether there is a line `From ` before it: a mailbox begins like that (RFC 4155).
  private(set) var isOfMailbox = false

  /// A header that is longer than this is none.
  private static let limit = 262_144

  /// Fields of which a message has at least one, and what stands before a calendar none.
  private static let fields: Set = [
    "mime-version", "content-type", "received", "from", "return-path", "message-id",
    "delivered-to",
  ]

  /// Nil unless the bytes begin with fields, up to an empty line, and one is of those that
  /// messages have. Stops at the first line that is no field.
  ///
  /// The lines of a calendar look like fields too, so a line that begins a component ends it.
  init?(_ bytes: [UInt8]) {
    var known = 0
    var start = 0
    while start < min(bytes.count, Self.limit) {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      let isFirst = start == 0
      start = end + 1
      if line.isEmpty || line.elementsEqual([0x0D]) {
        if known > 0, end < bytes.count { return }
        return nil
      }
      if isFirst, line.starts(with: "From ".utf8) {
        isOfMailbox = true
        continue
      }
      if !isFirst, line.first == 0x20 || line.first == 0x09 { continue }
      guard let name = Self.fieldName(line), name != "begin" else { return nil }
      if Self.fields.contains(name) { known += 1 }
    }
    return nil
  }

  /// The name before the colon, in lower case; nil where it holds what a name can't.
  private static func fieldName(_ line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.prefix(100).firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy({ (0x21..<0x7F).contains($0) })
    else { return nil }
    return String(decoding: line[..<colon], as: UTF8.self).lowercased()
  }
}
