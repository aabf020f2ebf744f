import CalendarModel

extension PropertyList {
  /// Adds ATTENDEE or ORGANIZER.
  mutating func add(_ name: String, _ attendee: Attendee) {
    var parameters: [Property.Parameter] = []
    func append(_ name: String, _ value: String?) {
      if let value { parameters.append(Property.Parameter(name, [value])) }
    }
    append("CN", attendee.commonName)
    append("CUTYPE", attendee.userType)
    append("ROLE", attendee.role)
    append("PARTSTAT", attendee.participationStatus)
    append("RSVP", attendee.expectsReply ? "TRUE" : nil)
    add(name, parameters + attendee.otherParameters, value: attendee.address)
  }

  /// Adds ATTACH, or another property of the same form.
  mutating func add(
    _ name: String, _ attachment: Attachment, parameters others: [Property.Parameter] = []
  ) {
    var parameters: [Property.Parameter] = []
    if let mediaType = attachment.mediaType {
      parameters.append(Property.Parameter("FMTTYPE", [mediaType]))
    }
    let others = others + attachment.otherParameters
    switch attachment.content {
    case .uri(let uri): add(name, parameters + others, value: uri)
    case .data(let bytes):
      add(name, parameters + Self.binary + others, value: Base64.encode(bytes))
    }
  }

  /// What stands before bytes in a file.
  static let binary = [
    Property.Parameter("ENCODING", ["BASE64"]), Property.Parameter("VALUE", ["BINARY"]),
  ]

  /// Adds RELATED-TO.
  mutating func add(_ relation: Relation) {
    var parameters: [Property.Parameter] = []
    if relation.kind != "PARENT" {
      parameters.append(Property.Parameter("RELTYPE", [relation.kind]))
    }
    switch relation.valueType {
    case .text: break
    case .uid: parameters.append(Property.Parameter("VALUE", ["UID"]))
    case .uri: parameters.append(Property.Parameter("VALUE", ["URI"]))
    }
    if let gap = relation.gap { parameters.append(Property.Parameter("GAP", ["\(gap)"])) }
    add(
      "RELATED-TO", parameters + relation.otherParameters,
      value: relation.valueType == .uri ? relation.uid : TextEscaping.escape(relation.uid))
  }

  /// Adds REQUEST-STATUS.
  mutating func add(_ status: RequestStatus) {
    let parts = [status.code, status.text] + (status.data.map { [$0] } ?? [])
    add(
      "REQUEST-STATUS", value: parts.map(TextEscaping.escape).joined(separator: ";"))
  }

  /// Adds COLOR, and the exact colour where no name has it, or where `others` already told
  /// it apart.
  mutating func add(color: RGBColor, others: PackedProperties) {
    let name = color.nearestCSSName
    add("COLOR", value: name)
    let wasExact = others.contains(named: MarkProperty.color)
    if wasExact || RGBColor(cssName: name) != color {
      add(MarkProperty.color, value: "\(color)")
    }
  }
}
