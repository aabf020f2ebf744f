import CalendarModel
import ICalendar

extension JSEventWriter {
  /// URL, ATTACH, IMAGE and LINK (RFC 8984, 1.4.11).
  mutating func addLinks(of entry: some JSEntry, to object: inout JSObject) {
    object.setNumbered("links") { append in addLinks(of: entry, append) }
  }

  private mutating func addLinks(of entry: some JSEntry, _ append: (JSObject) -> Void) {
    if let url = entry.url { append(Self.link(to: url)) }
    for attachment in entry.attachments { append(link(attachment)) }
    for image in entry.images { append(link(image)) }
    for link in entry.links {
      let target: String
      switch link.target {
      case .uri(let uri), .xmlReference(let uri): target = uri
      case .uid:
        lose("LINK to a UID")
        continue
      }
      var object = Self.link(to: target)
      object.set("contentType", link.mediaType)
      object.set("rel", link.relation)
      object.set("title", link.label)
      countParameters(link.otherParameters, of: "LINK")
      append(object)
    }
  }

  static func link(to target: String) -> JSObject {
    var link = JSObject("Link")
    link.set("href", target)
    return link
  }

  private static func link(_ content: Attachment.Content, _ mediaType: String?) -> JSObject {
    var link: JSObject
    switch content {
    case .uri(let uri): link = self.link(to: uri)
    case .data(let data):
      let type = mediaType ?? "application/octet-stream"
      link = self.link(to: "data:\(type);base64,\(Base64.encode(data))")
    }
    link.set("contentType", mediaType)
    return link
  }

  private mutating func link(_ attachment: Attachment) -> JSObject {
    var link = Self.link(attachment.content, attachment.mediaType)
    link.set("rel", "enclosure")
    var rest: [Property.Parameter] = []
    for parameter in attachment.otherParameters {
      switch (parameter.name.uppercased(), parameter.firstValue) {
      // RFC 8607, 4.
      case ("SIZE", let size?) where Int(size).map({ $0 >= 0 }) ?? false:
        link.set("size", .number("\(Int(size) ?? 0)"))
      case ("FILENAME", let name?): link.set("title", name)
      default: rest.append(parameter)
      }
    }
    countParameters(rest, of: "ATTACH")
    return link
  }

  private mutating func link(_ image: CalendarImage) -> JSObject {
    var link = Self.link(image.content, image.mediaType)
    link.set("rel", "icon")
    // A link has one; the others say for what else the image would do.
    link.set("display", image.displays.first?.lowercased())
    if image.displays.count > 1 { lose("a second DISPLAY of an IMAGE") }
    if image.alternative != nil { lose("ALTREP of an IMAGE") }
    countParameters(image.otherParameters, of: "IMAGE")
    return link
  }

  mutating func countParameters(_ parameters: [Property.Parameter], of name: String) {
    for parameter in parameters { lose("\(parameter.name.uppercased()) of \(name)") }
  }

  /// RELATED-TO (RFC 8984, 4.1.3).
  mutating func addRelations(of entry: some JSEntry, to object: inout JSObject) {
    if entry.relations.isEmpty { return }
    for relation in entry.relations where relation.valueType != .uri {
      if relation.gap != nil { lose("GAP of RELATED-TO") }
      countParameters(relation.otherParameters, of: "RELATED-TO")
    }
    // Two properties may relate the same two.
    let relations = entry.relations
    let related = EqualPlaces(count: relations.count) { place in
      relations[place].valueType == .uri ? nil : ExactText(relations[place].uid)
    }
    object.setEach("relatedTo") { append in
      for number in 0..<related.count {
        let first = relations[related.first(of: number)]
        if first.valueType == .uri {
          lose("RELATED-TO by a URI")
          continue
        }
        var kinds: [String] = []
        related.forEach(of: number) { kinds.append(relations[$0].kind.lowercased()) }
        var relation = JSObject("Relation")
        relation.set("relation", setOf: kinds)
        append(first.uid, relation)
      }
    }
  }
}
