import CalendarModel

extension Supplements {
  /// What became of a property.
  enum Reading {
    case taken
    /// It should be base64 and is not.
    case unreadable
    /// It has parameters that would be lost.
    case hasNoPlace
  }

  /// Takes a property of one of the kinds that lead here.
  mutating func take(_ kind: PropertyKind, _ property: Property) -> Reading {
    switch kind {
    case .image:
      guard let image = CalendarImage(property) else { return .unreadable }
      images.append(image)
    case .conference: conferences.append(Conference(property))
    case .styledDescription: styledDescriptions.append(StyledDescription(property))
    case .structuredData:
      guard let data = StructuredData(property) else { return .unreadable }
      structuredData.append(data)
    case .link: links.append(Link(property))
    case .concept:
      guard property.hasNoParameters(but: "VALUE") else { return .hasNoPlace }
      concepts.append(property.value)
    case .referenceID:
      guard property.hasNoParameters(but: "VALUE") else { return .hasNoPlace }
      referenceIDs.append(TextEscaping.unescape(property.value))
    default: return .hasNoPlace
    }
    return .taken
  }
}

extension Property {
  /// Whether the parameter `name` (upper case) is the only one, or there is none.
  fileprivate func hasNoParameters(but name: String) -> Bool {
    parameters.allSatisfy { $0.name.uppercased() == name }
  }
}

extension CalendarImage {
  /// Reads IMAGE (RFC 7986, 5.10); nil for a value that should be base64 and is not.
  init?(_ property: Property) {
    var parameters = ParameterBag(property)
    let mediaType = parameters.take("FMTTYPE")
    guard let content = parameters.takeContent() else { return nil }
    self.init(content, mediaType: mediaType)
    displays = parameters.takeAll("DISPLAY").map { $0.uppercased() }
    alternative = parameters.take("ALTREP")
    otherParameters = parameters.rest
  }
}

extension Conference {
  /// Reads CONFERENCE (RFC 7986, 5.11).
  init(_ property: Property) {
    var parameters = ParameterBag(property)
    self.init(uri: property.value)
    _ = parameters.takeValueType()
    features = parameters.takeAll("FEATURE").map { $0.uppercased() }
    label = parameters.take("LABEL")
    otherParameters = parameters.rest
  }
}

extension StyledDescription {
  /// Reads STYLED-DESCRIPTION (RFC 9073, 6.5).
  init(_ property: Property) {
    var parameters = ParameterBag(property)
    let isURI = parameters.takeValueType() == "URI"
    self.init(
      isURI ? .uri(property.value) : .text(TextEscaping.unescape(property.value)),
      mediaType: parameters.take("FMTTYPE"))
    isDerived = parameters.take("DERIVED")?.uppercased() == "TRUE"
    otherParameters = parameters.rest
  }
}

extension StructuredData {
  /// Reads STRUCTURED-DATA (RFC 9073, 6.6); nil for a value that should be base64 and is not.
  init?(_ property: Property) {
    var parameters = ParameterBag(property)
    let mediaType = parameters.take("FMTTYPE")
    let schema = parameters.take("SCHEMA")
    let type = property.parameter("VALUE")?.uppercased()
    let content: Content
    switch parameters.takeContent() {
    case .data(let bytes): content = .data(bytes)
    case .uri where type == "URI": content = .uri(property.value)
    case .uri: content = .text(TextEscaping.unescape(property.value))
    case nil: return nil
    }
    self.init(content, mediaType: mediaType, schema: schema)
    otherParameters = parameters.rest
  }
}

extension Link {
  /// Reads LINK (RFC 9253, 8.2). A value without VALUE is a URI.
  init(_ property: Property) {
    var parameters = ParameterBag(property)
    let target: Target
    switch parameters.takeValueType() {
    case "UID", "TEXT": target = .uid(TextEscaping.unescape(property.value))
    case "XML-REFERENCE": target = .xmlReference(property.value)
    default: target = .uri(property.value)
    }
    self.init(target, relation: parameters.take("LINKREL"))
    mediaType = parameters.take("FMTTYPE")
    label = parameters.take("LABEL")
    otherParameters = parameters.rest
  }
}

extension Relation {
  /// Reads RELATED-TO (RFC 5545, 3.8.4.5; RFC 9253, 9.1). A GAP that is no duration stays
  /// among the other parameters.
  init(_ property: Property) {
    var parameters = ParameterBag(property)
    let kind = parameters.take("RELTYPE")?.uppercased() ?? "PARENT"
    let type: ValueType =
      switch parameters.takeValueType() {
      case "URI": .uri
      case "UID": .uid
      default: .text
      }
    self.init(
      uid: type == .uri ? property.value : TextEscaping.unescape(property.value), kind: kind)
    valueType = type
    if let text = property.parameter("GAP"), let gap = DurationValue(text)?.duration {
      self.gap = gap
      _ = parameters.take("GAP")
    }
    otherParameters = parameters.rest
  }
}
