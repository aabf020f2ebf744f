import CGMime

/// Owns a parser of GMime's. C: `g_mime_parser_new_with_stream`, freed by `g_object_unref`.
struct MailParser: ~Copyable {
  private let parser: OpaquePointer
  private let library: daymark_mime

  /// What GMime and Debian's package of it are called.
  static let libraryName = "GMime 3 (Debian and Ubuntu: libgmime-3.0-0)"
  /// GMime counts bytes of a part in 32 bits.
  static let sizeLimit = 1 << 30

  /// GMime's functions, when it is there and has been told to begin: once in a process.
  private static let isReady: Bool = {
    var library = daymark_mime()
    guard daymark_mime_load(&library) != 0 else { return false }
    daymark_mime_init(&library)
    return true
  }()

  /// Opens a message or a mailbox; the bytes are copied. Nil when GMime is not installed.
  init?(_ bytes: [UInt8], isMailbox: Bool) {
    var library = daymark_mime()
    guard Self.isReady, daymark_mime_load(&library) != 0 else { return nil }
    let opened = bytes.withUnsafeBytes { raw in
      daymark_mime_parser(
        &library, raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count,
        isMailbox ? 1 : 0)
    }
    guard let opened else { return nil }
    parser = opened
    self.library = library
  }

  deinit {
    withUnsafePointer(to: library) { daymark_mime_release($0, parser) }
  }

  /// The next message's parts; nil when there is no message left.
  borrowing func nextMessage() -> [MailPart]? {
    withUnsafePointer(to: library) { library in
      guard let message = daymark_mime_next(library, parser) else { return nil }
      defer { daymark_mime_release(library, message) }
      var parts: [MailPart] = []
      if let body = daymark_mime_body(library, message) {
        MailPart.collect(from: body, library, depth: 0, into: &parts)
      }
      return parts
    }
  }
}
