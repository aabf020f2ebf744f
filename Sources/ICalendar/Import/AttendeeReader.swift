import CalendarModel

/// Reads ATTENDEE and ORGANIZER (RFC 5545, 3.8.4.1 and 3.8.4.3).
enum AttendeeReader {
  static func attendee(_ line: Int, _ reader: LineReader) -> Attendee {
    var attendee = Attendee(address: reader.value(of: line))
    reader.withParameters(of: line) { section in
      for parameter in ParameterList.parameters(in: section) {
        guard let value = parameter.values.first else { continue }
        switch parameter.name.uppercased() {
        case "CN": attendee.commonName = value
        case "PARTSTAT": attendee.participationStatus = value.uppercased()
        case "ROLE": attendee.role = value.uppercased()
        case "CUTYPE": attendee.userType = value.uppercased()
        case "RSVP": attendee.expectsReply = value.uppercased() == "TRUE"
        default: attendee.otherParameters.append(parameter)
        }
      }
    }
    return attendee
  }
}

/// Reads ATTACH (RFC 5545, 3.8.1.1).
enum AttachmentReader {
  /// Nil when the value is stated to be base64 and is not.
  static func attachment(_ line: Int, _ reader: LineReader) -> Attachment? {
    let (type, encoding, isBinary) = reader.withParameters(of: line) { section in
      (
        ParameterList.value(of: "FMTTYPE", in: section),
        ParameterList.value(of: "ENCODING", in: section)?.uppercased(),
        ParameterList.value(of: "VALUE", in: section)?.uppercased() == "BINARY"
      )
    }
    let value = reader.value(of: line)
    guard isBinary || encoding == "BASE64" || encoding == "B" else {
      return Attachment(.uri(value), mediaType: type)
    }
    return Base64.decode(value).map { Attachment(.data($0), mediaType: type) }
  }
}
