import CGMime

/// One part of a message that may be or hold a calendar, decoded.
struct MailPart {
  /// `text/calendar`, in lower case.
  var type: String
  var charset: String?
  /// The name that the message gives to the part, without folders.
  var title: String?
  var bytes: [UInt8]

  /// Whether the part is a calendar by what the message says of it (RFC 6047, 2.4).
  var isCalendar: Bool {
    Self.calendarTypes.contains(type) || title.map(CalendarSigns.isName) == true
  }

  private static let calendarTypes: Set = [
    "text/calendar", "text/x-vcalendar", "application/ics", "application/calendar",
    "text/ics", "application/x-vcalendar",
  ]
  /// Types of what may be a calendar or an envelope without saying so.
  private static let vagueTypes: Set = [
    "text/plain", "application/octet-stream", "application/zip", "application/x-zip-compressed",
    "application/x-zip", "application/gzip", "application/x-gzip",
  ]
  private static let encryptedTypes: Set = [
    "application/pkcs7-mime", "application/x-pkcs7-mime", "application/pgp-encrypted",
  ]

  /// Whether the message says that what it holds is encrypted.
  var isEncrypted: Bool { Self.encryptedTypes.contains(type) }

  /// A message with more parts, or parts deeper in parts, is read up to here.
  private static let depthLimit = 20
  private static let countLimit = 1000

  /// Collects an object's parts in their order. Pictures and the like are not decoded.
  static func collect(
    from object: OpaquePointer, _ library: UnsafePointer<daymark_mime>, depth: Int,
    into parts: inout [MailPart]
  ) {
    guard depth < depthLimit, parts.count < countLimit else { return }
    switch Int(daymark_mime_kind(library, object)) {
    case Int(DAYMARK_MIME_MULTIPART):
      for index in 0..<max(daymark_mime_count(library, object), 0) {
        guard let member = daymark_mime_member(library, object, index) else { continue }
        collect(from: member, library, depth: depth + 1, into: &parts)
      }
    case Int(DAYMARK_MIME_MESSAGE):
      if let message = daymark_mime_message(library, object),
        let body = daymark_mime_body(library, message)
      {
        collect(from: body, library, depth: depth + 1, into: &parts)
      }
    case Int(DAYMARK_MIME_PART):
      if let part = MailPart(object, library) { parts.append(part) }
    default: break
    }
  }

  /// Nil for a part that can be no calendar, and for one without content.
  private init?(_ part: OpaquePointer, _ library: UnsafePointer<daymark_mime>) {
    guard let typeText = daymark_mime_type(library, part) else { return nil }
    type = String(cString: typeText).lowercased()
    daymark_mime_free(library, typeText)
    charset = daymark_mime_charset(library, part).map { String(cString: $0) }
    title = daymark_mime_filename(library, part).map { name in
      let name = String(cString: name)
      return name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? name
    }
    bytes = []
    guard !isEncrypted else { return }
    guard isCalendar || Self.vagueTypes.contains(type),
      let stream = daymark_mime_content(library, part)
    else { return nil }
    defer { daymark_mime_release(library, stream) }
    if let written = daymark_mime_written(library, stream), let data = written.pointee.data {
      bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(written.pointee.count)))
    }
  }
}
