import CalendarModel

extension JSEventWriter {
  /// ORGANIZER and ATTENDEE (RFC 8984, 4.4.6). Whoever is both is one participant.
  mutating func addPeople(of event: Event, to object: inout JSObject) {
    var people: [(address: String, object: JSObject, roles: [String])] = []
    var places: [String: Int] = [:]
    func place(_ address: String) -> Int? { places[address.lowercased()] }
    if let organizer = event.organizer {
      var replyTo = JSObject()
      replyTo.set(Self.method(organizer.address), Self.uri(organizer.address))
      object["replyTo"] = replyTo.tree
      people.append((organizer.address, JSObject("Participant"), ["owner"]))
      places[organizer.address.lowercased()] = 0
      describe(organizer, &people[0].object)
    }
    for attendee in event.attendees where place(attendee.address) == nil {
      places[attendee.address.lowercased()] = people.count
      people.append((attendee.address, JSObject("Participant"), []))
    }
    for attendee in event.attendees {
      guard let index = place(attendee.address) else { continue }
      describe(attendee, &people[index].object)
      people[index].roles += Self.roles(attendee.role)
    }
    var keys: [String: String] = [:]
    for (index, person) in people.enumerated() {
      keys[person.address.lowercased()] = "\(index + 1)"
    }
    for attendee in event.attendees {
      guard let index = place(attendee.address) else { continue }
      addReferences(of: attendee, keys, &people[index].object)
    }
    object.set(
      "participants",
      numbered: people.map { person in
        var participant = person.object
        participant.set("roles", setOf: person.roles)
        return participant
      })
  }

  private func describe(_ attendee: Attendee, _ person: inout JSObject) {
    person.set("name", attendee.commonName)
    let isMail = Self.method(attendee.address) == "imip"
    if isMail { person.set("email", String(attendee.address.dropFirst(7))) }
    var sendTo = JSObject()
    sendTo.set(Self.method(attendee.address), Self.uri(attendee.address))
    person["sendTo"] = sendTo.tree
    person.set("kind", attendee.userType.map(Self.kind))
    if let status = attendee.participationStatus, status != "NEEDS-ACTION" {
      person.set("participationStatus", status.lowercased())
    }
    if attendee.expectsReply { person["expectReply"] = .bool(true) }
    for parameter in attendee.otherParameters {
      guard let value = parameter.values.first else { continue }
      switch parameter.name.uppercased() {
      case "EMAIL": person.set("email", value)
      case "LANGUAGE": person.set("language", value.lowercased())
      case "SCHEDULE-AGENT": person.set("scheduleAgent", value.lowercased())
      case "SCHEDULE-FORCE-SEND":
        person["scheduleForceSend"] = .bool(value.uppercased() == "TRUE")
      case "SCHEDULE-STATUS":
        person["scheduleStatus"] = .array(value.split(separator: ",").map { .string("\($0)") })
      default: break
      }
    }
  }

  /// The parameters that name other participants; an address that is none of them is lost.
  private mutating func addReferences(
    of attendee: Attendee, _ keys: [String: String], _ person: inout JSObject
  ) {
    for parameter in attendee.otherParameters {
      let name = parameter.name.uppercased()
      let key: String
      switch name {
      case "DELEGATED-TO": key = "delegatedTo"
      case "DELEGATED-FROM": key = "delegatedFrom"
      case "MEMBER": key = "memberOf"
      case "SENT-BY": key = "invitedBy"
      case "EMAIL", "LANGUAGE", "SCHEDULE-AGENT", "SCHEDULE-FORCE-SEND", "SCHEDULE-STATUS":
        continue
      default:
        lose("\(name) of an attendee")
        continue
      }
      let found = parameter.values.compactMap { keys[$0.lowercased()] }
      if found.count != parameter.values.count || name == "SENT-BY" {
        lose("\(name) of an attendee")
      }
      if name != "SENT-BY" { person.set(key, setOf: found) }
    }
  }

  private static func method(_ address: String) -> String {
    address.lowercased().hasPrefix("mailto:") ? "imip" : "other"
  }

  /// The address with its scheme in lower case.
  private static func uri(_ address: String) -> String {
    method(address) == "imip" ? "mailto:" + address.dropFirst(7) : address
  }

  private static func roles(_ role: String?) -> [String] {
    switch role {
    case "CHAIR": ["attendee", "chair"]
    case "OPT-PARTICIPANT": ["attendee", "optional"]
    case "NON-PARTICIPANT": ["informational"]
    default: ["attendee"]
    }
  }

  private static func kind(_ type: String) -> String {
    switch type {
    case "ROOM": "location"
    default: type.lowercased()
    }
  }
}
