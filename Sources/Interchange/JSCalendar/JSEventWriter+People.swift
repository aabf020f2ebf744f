import CalendarModel

extension JSEventWriter {
  /// ORGANIZER and ATTENDEE, PARTICIPANT (RFC 8984, 4.4.6). Whoever is in several of them is
  /// one participant.
  ///
  /// - Parameter places: what `addPlaces` gave.
  mutating func addPeople(
    of entry: some JSEntry, places: [Int: String], to object: inout JSObject
  ) {
    let people = JSPeople(entry)
    if let organizer = entry.organizer {
      var replyTo = JSObject()
      replyTo.set(Self.method(organizer.address), Self.uri(organizer.address))
      object.set("replyTo", object: replyTo)
    }
    object.setNumbered("participants") { append in
      for number in 0..<people.count {
        append(participant(number, of: people, entry, places: places))
      }
    }
  }

  private mutating func participant(
    _ number: Int, of people: JSPeople, _ entry: some JSEntry, places: [Int: String]
  ) -> JSObject {
    var person = JSObject("Participant")
    var roles: [String] = []
    var isKnown = false
    people.forEachMention(of: number) { mention in
      switch mention {
      case .organizer:
        roles = ["owner"]
        if let organizer = entry.organizer { describe(organizer, isTask: entry is Todo, &person) }
      case .attendee(let index):
        describe(entry.attendees[index], isTask: entry is Todo, &person)
        roles += Self.roles(entry.attendees[index].role)
      case .participant(let index):
        let participant = entry.participants[index]
        describe(participant, isKnown: isKnown, &person)
        person.set("locationId", places[index])
        if !isKnown || Self.isContact(participant) { roles.append(Self.role(participant)) }
      }
      isKnown = true
    }
    people.forEachMention(of: number) { mention in
      guard case .attendee(let index) = mention else { return }
      addReferences(of: entry.attendees[index], people, &person)
    }
    person.set("roles", setOf: roles)
    return person
  }

  private func describe(
    _ attendee: Attendee, isTask: Bool, _ person: inout JSObject
  ) {
    person.set("name", attendee.commonName)
    let isMail = Self.method(attendee.address) == "imip"
    if isMail { person.set("email", String(attendee.address.dropFirst(7))) }
    var sendTo = JSObject()
    sendTo.set(Self.method(attendee.address), Self.uri(attendee.address))
    person.set("sendTo", object: sendTo)
    person.set("kind", attendee.userType.map(Self.kind))
    if let status = attendee.participationStatus, status != "NEEDS-ACTION" {
      if isTask, status == "COMPLETED" || status == "IN-PROCESS" {
        // How far somebody is who has said yes.
        person.set("participationStatus", "accepted")
        person.set("progress", status.lowercased())
      } else {
        person.set("participationStatus", status.lowercased())
      }
    }
    if attendee.expectsReply { person.set("expectReply", .bool(true)) }
    for parameter in attendee.otherParameters {
      guard let value = parameter.firstValue else { continue }
      switch parameter.name.uppercased() {
      case "EMAIL": person.set("email", value)
      case "LANGUAGE": person.set("language", value.lowercased())
      case "SCHEDULE-AGENT": person.set("scheduleAgent", value.lowercased())
      case "SCHEDULE-FORCE-SEND":
        person.set("scheduleForceSend", .bool(value.uppercased() == "TRUE"))
      case "SCHEDULE-STATUS":
        person.set(
          "scheduleStatus", .array(value.split(separator: ",").map { .string("\($0)") }))
      default: break
      }
    }
  }

  /// A PARTICIPANT of RFC 9073; what an ATTENDEE says of the same one holds.
  private mutating func describe(
    _ participant: Participant, isKnown: Bool, _ person: inout JSObject
  ) {
    if !person.has("name") { person.set("name", participant.summary) }
    person.set("description", participant.description)
    if let address = participant.address, !isKnown {
      if Self.method(address) == "imip" { person.set("email", String(address.dropFirst(7))) }
      var sendTo = JSObject()
      sendTo.set(Self.method(address), Self.uri(address))
      person.set("sendTo", object: sendTo)
    }
    if let url = participant.url { person.setNumbered("links") { $0(Self.link(to: url)) } }
    if let kind = participant.kind, kind != "ACTIVE", kind != "CONTACT" {
      lose("PARTICIPANT-TYPE:\(kind.prefix(20))")
    }
    for _ in participant.locations.dropFirst() { lose("a second VLOCATION of PARTICIPANT") }
    for component in participant.components {
      lose("\(component.name.uppercased()) of PARTICIPANT")
    }
    participant.otherProperties.forEachName {
      lose("\($0.uppercased()) of PARTICIPANT", times: $1)
    }
  }

  private static func isContact(_ participant: Participant) -> Bool {
    participant.kind?.hasSuffix("CONTACT") ?? false
  }

  /// The role nearest to a PARTICIPANT-TYPE (RFC 9073, 6.2): whoever comes is an attendee.
  private static func role(_ participant: Participant) -> String {
    if isContact(participant) { return "contact" }
    switch participant.kind {
    case "ACTIVE", "PERFORMER", "SPEAKER": return "attendee"
    default: return "informational"
    }
  }

  /// The parameters that name other participants; an address that is none of them is lost.
  private mutating func addReferences(
    of attendee: Attendee, _ people: JSPeople, _ person: inout JSObject
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
      let found = parameter.values.compactMap { people.number(of: $0) }.map { "\($0 + 1)" }
      if found.count != parameter.valueCount || name == "SENT-BY" {
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
