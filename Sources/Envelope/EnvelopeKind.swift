/// What kind of envelope bytes are, by their content.
enum EnvelopeKind: String {
  case gzip = "gzip file"
  case zip = "zip archive"
  case message = "mail message"
  case mailbox = "mailbox"

  /// Nil for what is no envelope. A look at the first bytes, and at the header of what begins
  /// like a message.
  init?(_ bytes: [UInt8]) {
    switch bytes.first {
    case 0x1F:
      guard bytes.starts(with: [0x1F, 0x8B, 8]) else { return nil }
      self = .gzip
    case UInt8(ascii: "P"):
      // A local file header; the end of an empty archive.
      if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
        self = .zip
        return
      }
      fallthrough
    default:
      guard let header = MailHeader(bytes) else { return nil }
      self = header.isOfMailbox ? .mailbox : .message
    }
  }
}
