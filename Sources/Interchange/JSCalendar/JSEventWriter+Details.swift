import CalendarModel
import ICalendar

extension JSEventWriter {
  /// LOCATION and GEO, a DTEND in another zone, CONFERENCE.
  mutating func addPlaces(of event: Event, to object: inout JSObject) {
    var locations: [JSObject] = []
    if event.location != nil || event.position != nil {
      var location = JSObject("Location")
      location.set("name", event.location)
      if let position = event.position {
        location.set("coordinates", "geo:\(position.latitude),\(position.longitude)")
      }
      locations.append(location)
    }
    if case .time(let end) = event.schedule.ending, let zone = clock.zoneName(of: end),
      let startZone = clock.zoneName(of: event.schedule.start), zone != startZone
    {
      var location = JSObject("Location")
      location.set("relativeTo", "end")
      location.set("timeZone", zone)
      locations.append(location)
    }
    object.set("locations", numbered: locations)
    let conferences = event.otherProperties.filter { $0.name.uppercased() == "CONFERENCE" }
    object.set(
      "virtualLocations",
      numbered: conferences.map { property in
        var location = JSObject("VirtualLocation")
        location.set("name", property.parameter("LABEL"))
        location.set("uri", property.value)
        let features = property.parameters.first { $0.name.uppercased() == "FEATURE" }
        location.set("features", setOf: (features?.values ?? []).map { $0.lowercased() })
        return location
      })
  }

  /// URL, ATTACH, IMAGE and LINK.
  func links(of event: Event) -> [JSObject] {
    var links: [JSObject] = []
    if let url = event.url {
      var link = JSObject("Link")
      link.set("href", url)
      links.append(link)
    }
    for attachment in event.attachments { links.append(Self.link(attachment)) }
    for property in event.otherProperties {
      let name = property.name.uppercased()
      guard name == "IMAGE" || name == "LINK" else { continue }
      let isData = property.parameter("VALUE")?.uppercased() == "BINARY"
      let type = property.parameter("FMTTYPE")
      var link = JSObject("Link")
      link.set(
        "href",
        isData
          ? "data:\(type ?? "application/octet-stream");base64,\(property.value)"
          : property.value)
      link.set("contentType", type)
      link.set("rel", name == "IMAGE" ? "icon" : property.parameter("LINKREL"))
      link.set("display", property.parameter("DISPLAY")?.lowercased())
      link.set("title", property.parameter("LABEL"))
      links.append(link)
    }
    return links
  }

  private static func link(_ attachment: Attachment) -> JSObject {
    var link = JSObject("Link")
    switch attachment.content {
    case .uri(let uri): link.set("href", uri)
    case .data(let data):
      let type = attachment.mediaType ?? "application/octet-stream"
      link.set("href", "data:\(type);base64,\(Base64.encode(data))")
    }
    link.set("contentType", attachment.mediaType)
    link.set("rel", "enclosure")
    return link
  }

  /// RELATED-TO (RFC 8984, 4.1.3).
  func addRelations(of event: Event, to object: inout JSObject) {
    if event.relations.isEmpty { return }
    var related = JSObject()
    for relation in event.relations {
      var entry = JSObject("Relation")
      entry.set("relation", setOf: [relation.kind.lowercased()])
      related[relation.uid] = entry.tree
    }
    object["relatedTo"] = related.tree
  }

  /// VALARM (RFC 8984, 4.5.2).
  mutating func addAlerts(of event: Event, to object: inout JSObject) {
    var alerts: [JSObject] = []
    for alarm in event.alarms {
      guard let trigger = alarm.trigger else {
        lose("an alarm without a TRIGGER")
        continue
      }
      var alert = JSObject("Alert")
      alert["trigger"] = Self.trigger(trigger).tree
      if let property = alarm.otherProperties.first(where: {
        $0.name.uppercased() == "ACKNOWLEDGED"
      }), case .text(let text)? = TypedProperty(property).values.first {
        alert.set("acknowledged", text)
      }
      alert.set("action", alarm.action == "EMAIL" ? "email" : "display")
      if alarm.action != "EMAIL" && alarm.action != "DISPLAY" {
        lose("ACTION:\(alarm.action.prefix(20))")
      }
      countRest(of: alarm, of: event)
      alerts.append(alert)
    }
    object.set("alerts", numbered: alerts)
  }

  private mutating func countRest(of alarm: Alarm, of event: Event) {
    if alarm.repeatCount > 0 { lose("REPEAT of an alarm") }
    if !alarm.attachments.isEmpty { lose("ATTACH of an alarm") }
    if !alarm.attendees.isEmpty { lose("ATTENDEE of an alarm") }
    if let text = alarm.description, text != event.summary { lose("DESCRIPTION of an alarm") }
    if let text = alarm.summary, text != event.summary { lose("SUMMARY of an alarm") }
    for property in alarm.otherProperties where property.name.uppercased() != "ACKNOWLEDGED" {
      lose("\(property.name.uppercased()) of an alarm")
    }
  }

  private static func trigger(_ trigger: Alarm.Trigger) -> JSObject {
    switch trigger {
    case .relativeToStart(let duration):
      var object = JSObject("OffsetTrigger")
      object.set("offset", duration.description)
      return object
    case .relativeToEnd(let duration):
      var object = JSObject("OffsetTrigger")
      object.set("offset", duration.description)
      object.set("relativeTo", "end")
      return object
    case .absolute(let instant):
      var object = JSObject("AbsoluteTrigger")
      object.set("when", instant.description)
      return object
    }
  }
}
