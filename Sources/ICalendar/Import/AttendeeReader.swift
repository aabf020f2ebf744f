import CalendarModel

/// Reads ATTENDEE and ORGANIZER (RFC 5545, 3.8.4.1 and 3.8.4.3).
enum AttendeeReader {
  static func attendee(
    _ line: Int, uid: String?, _ reader: LineReader, _ context: inout ImportContext
  ) -> Attendee {
    let value = reader.value(of: line)
    var section = reader.withParameters(of: line) { Array($0) }
    guard !section.isEmpty, let colon = strayColon(value) else {
      return attendee(address: value, section)
    }
    context.report(
      .note, .unquotedColon, line: line, uid: uid,
      "a parameter of \(reader.name(of: line)) has a colon and is not quoted",
      "the address is taken from mailto: on")
    section += [.colon] + value.utf8[..<colon]
    return attendee(address: String(value[value.index(after: colon)...]), section)
  }

  private static func attendee(address: String, _ section: [UInt8]) -> Attendee {
    var attendee = Attendee(address: address)
    var others = section.withUnsafeBufferPointer(ParameterList.parameters(in:))
    others.removeAll { parameter in
      guard let value = parameter.firstValue else { return true }
      switch parameter.name.uppercased() {
      case "CN": attendee.commonName = value
      case "PARTSTAT": attendee.participationStatus = value.uppercased()
      case "ROLE": attendee.role = value.uppercased()
      case "CUTYPE": attendee.userType = value.uppercased()
      case "RSVP": attendee.expectsReply = value.uppercased() == "TRUE"
      default: return false
      }
      return true
    }
    attendee.otherParameters = others
    return attendee
  }

  /// The colon in front of a `mailto:` that does not begin the value: what stands before it
  /// belongs to a parameter with a colon and without its quotes.
  static func strayColon(_ value: String) -> String.Index? {
    let bytes = value.utf8
    guard let end = bytes.lastIndex(of: .colon),
      let colon = bytes.index(end, offsetBy: -7, limitedBy: bytes.startIndex),
      bytes[colon] == .colon, bytes[bytes.index(after: colon)..<end].spells("MAILTO")
    else { return nil }
    return colon
  }
}

/// Reads ATTACH (RFC 5545, 3.8.1.1).
enum AttachmentReader {
  /// Nil when the value is stated to be base64 and is not.
  static func attachment(_ line: Int, _ reader: LineReader) -> Attachment? {
    var parameters = ParameterBag(reader.property(line))
    let type = parameters.take("FMTTYPE")
    guard let content = parameters.takeContent() else { return nil }
    var attachment = Attachment(content, mediaType: type)
    attachment.otherParameters = parameters.rest
    return attachment
  }
}
