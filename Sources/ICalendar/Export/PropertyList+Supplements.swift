import CalendarModel

extension PropertyList {
  /// Adds IMAGE (RFC 7986, 5.10).
  mutating func add(_ image: CalendarImage) {
    var parameters = Self.parameters(("FMTTYPE", image.mediaType))
    if !image.displays.isEmpty {
      parameters.append(Property.Parameter("DISPLAY", image.displays))
    }
    parameters += Self.parameters(("ALTREP", image.alternative))
    switch image.content {
    case .uri(let uri):
      add("IMAGE", [Self.uri] + parameters + image.otherParameters, value: uri)
    case .data(let bytes):
      add(
        "IMAGE", Self.binary + parameters + image.otherParameters, value: Base64.encode(bytes))
    }
  }

  /// Adds CONFERENCE (RFC 7986, 5.11).
  mutating func add(_ conference: Conference) {
    var parameters = [Self.uri]
    if !conference.features.isEmpty {
      parameters.append(Property.Parameter("FEATURE", conference.features))
    }
    parameters += Self.parameters(("LABEL", conference.label))
    add("CONFERENCE", parameters + conference.otherParameters, value: conference.uri)
  }

  /// Adds STYLED-DESCRIPTION (RFC 9073, 6.5).
  mutating func add(_ description: StyledDescription) {
    let parameters =
      Self.parameters(
        ("FMTTYPE", description.mediaType), ("DERIVED", description.isDerived ? "TRUE" : nil))
      + description.otherParameters
    switch description.content {
    case .uri(let uri): add("STYLED-DESCRIPTION", [Self.uri] + parameters, value: uri)
    case .text(let text):
      add(
        "STYLED-DESCRIPTION", [Self.text] + parameters, value: TextEscaping.escape(text))
    }
  }

  /// Adds STRUCTURED-DATA (RFC 9073, 6.6).
  mutating func add(_ data: StructuredData) {
    let parameters =
      Self.parameters(("FMTTYPE", data.mediaType), ("SCHEMA", data.schema))
      + data.otherParameters
    switch data.content {
    case .uri(let uri): add("STRUCTURED-DATA", [Self.uri] + parameters, value: uri)
    case .text(let text):
      add("STRUCTURED-DATA", [Self.text] + parameters, value: TextEscaping.escape(text))
    case .data(let bytes):
      add("STRUCTURED-DATA", Self.binary + parameters, value: Base64.encode(bytes))
    }
  }

  /// Adds LINK (RFC 9253, 8.2).
  mutating func add(_ link: Link) {
    let (type, value) =
      switch link.target {
      case .uri(let uri): ("URI", uri)
      case .uid(let uid): ("UID", TextEscaping.escape(uid))
      case .xmlReference(let reference): ("XML-REFERENCE", reference)
      }
    let parameters = Self.parameters(
      ("VALUE", type), ("LINKREL", link.relation), ("FMTTYPE", link.mediaType),
      ("LABEL", link.label))
    add("LINK", parameters + link.otherParameters, value: value)
  }

  private static let uri = Property.Parameter("VALUE", ["URI"])
  private static let text = Property.Parameter("VALUE", ["TEXT"])

  /// Those parameters that have a value.
  private static func parameters(_ pairs: (String, String?)...) -> [Property.Parameter] {
    pairs.compactMap { name, value in value.map { Property.Parameter(name, [$0]) } }
  }
}
