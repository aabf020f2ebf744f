import CalendarModel

extension Unwrapper {
  /// Takes the calendars out of a message, or of each message of a mailbox.
  mutating func openMail(
    _ bytes: [UInt8], _ kind: EnvelopeKind, name: String, depth: Int
  ) throws(EnvelopeError) {
    guard bytes.count <= MailParser.sizeLimit else {
      throw .tooLarge(name: name, kind: kind.rawValue, limit: MailParser.sizeLimit)
    }
    guard let parser = MailParser(bytes, isMailbox: kind == .mailbox) else {
      throw .libraryMissing(
        name: name, kind: kind.rawValue, library: MailParser.libraryName)
    }
    var message = 0
    while let found = parser.nextMessage() {
      message += 1
      let path = kind == .mailbox ? "\(name)!\(message)" : name
      try addParts(found, name: path, depth: depth)
    }
  }

  private mutating func addParts(
    _ found: [MailPart], name: String, depth: Int
  ) throws(EnvelopeError) {
    let kind = EnvelopeKind.message.rawValue
    // Invitations hold the same calendar as an alternative of the text and as an attachment.
    var seen: Set<[UInt8]> = []
    for (index, part) in found.enumerated() {
      if part.isEncrypted {
        try note(.encrypted(name: name, kind: kind), name: name)
        continue
      }
      guard budget.take(bytes: part.bytes.count) else {
        throw .tooLarge(name: name, kind: kind, limit: budget.limit)
      }
      guard part.isWanted else { continue }
      let title = part.title ?? "part-\(index + 1).ics"
      let partName = "\(name)!\(title)"
      let text = decoded(part, name: partName)
      guard seen.insert(text.filter { $0 != 0x0D && $0 != 0x0A }).inserted else { continue }
      try add(text, name: partName, title: title, depth: depth + 1)
    }
  }

  /// A part's text in UTF-8, by the charset that the message names (RFC 2045, 5.1).
  private mutating func decoded(_ part: MailPart, name: String) -> [UInt8] {
    // ASCII is what programs say that do not know; then the text is looked at instead.
    guard let charset = part.charset?.lowercased(), part.isCalendar,
      charset != "us-ascii", charset != "ascii",
      let text = TextDecoding.utf8(part.bytes, charset: charset), text != part.bytes
    else { return part.bytes }
    report(
      .note, .otherEncoding, name, "the message says that the calendar is in \(charset)",
      "decoded from that")
    return text
  }
}

extension MailPart {
  /// Whether the part is a calendar or an envelope, by its type, its name or its beginning.
  fileprivate var isWanted: Bool {
    if isCalendar { return true }
    if type == "text/plain" {
      // A text that talks about calendars is none.
      return bytes.drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 || $0 == 0xEF }.prefix(32)
        .withContiguousStorageIfAvailable { CalendarSigns.areIn(Array($0)) } ?? false
    }
    return CalendarSigns.areIn(bytes) || EnvelopeKind(bytes) != nil
  }
}
