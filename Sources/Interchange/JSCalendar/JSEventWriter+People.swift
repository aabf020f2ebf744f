import CalendarModel

extension JSEventWriter {
  /// ORGANIZER and ATTENDEE, PARTICIPANT (RFC 8984, 4.4.6). Whoever is in several of them is
  /// one participant.
  ///
  /// - Parameter places: what `addPlaces` gave.
  mutating func addPeople(
    of entry: some JSEntry, places: [Int: String], to object: inout JSObject
  ) {
    var people: [(object: JSObject, roles: [String])] = []
    var numbers: [String: Int] = [:]
    /// The number of the one with this address, who may be new.
    func number(_ address: String?) -> Int {
      if let address, let number = numbers[address.lowercased()] { return number }
      if let address { numbers[address.lowercased()] = people.count }
      people.append((JSObject("Participant"), []))
      return people.count - 1
    }
    let isTask = entry is Todo
    if let organizer = entry.organizer {
      var replyTo = JSObject()
      replyTo.set(Self.method(organizer.address), Self.uri(organizer.address))
      object["replyTo"] = replyTo.tree
      let index = number(organizer.address)
      people[index].roles = ["owner"]
      describe(organizer, isTask: isTask, &people[index].object)
    }
    for attendee in entry.attendees {
      let index = number(attendee.address)
      describe(attendee, isTask: isTask, &people[index].object)
      people[index].roles += Self.roles(attendee.role)
    }
    for (index, participant) in entry.participants.enumerated() {
      let isKnown = participant.address.map { numbers[$0.lowercased()] != nil } ?? false
      let place = number(participant.address)
      describe(participant, isKnown: isKnown, &people[place].object)
      people[place].object.set("locationId", places[index])
      if !isKnown || Self.isContact(participant) {
        people[place].roles.append(Self.role(participant))
      }
    }
    let keys = numbers.mapValues { "\($0 + 1)" }
    for attendee in entry.attendees {
      guard let index = numbers[attendee.address.lowercased()] else { continue }
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

  private func describe(
    _ attendee: Attendee, isTask: Bool, _ person: inout JSObject
  ) {
    person.set("name", attendee.commonName)
    let isMail = Self.method(attendee.address) == "imip"
    if isMail { person.set("email", String(attendee.address.dropFirst(7))) }
    var sendTo = JSObject()
    sendTo.set(Self.method(attendee.address), Self.uri(attendee.address))
    person["sendTo"] = sendTo.tree
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

  /// A PARTICIPANT of RFC 9073; what an ATTENDEE says of the same one holds.
  private mutating func describe(
    _ participant: Participant, isKnown: Bool, _ person: inout JSObject
  ) {
    if person["name"] == nil { person.set("name", participant.summary) }
    person.set("description", participant.description)
    if let address = participant.address, !isKnown {
      if Self.method(address) == "imip" { person.set("email", String(address.dropFirst(7))) }
      var sendTo = JSObject()
      sendTo.set(Self.method(address), Self.uri(address))
      person["sendTo"] = sendTo.tree
    }
    person.set("links", numbered: participant.url.map { [Self.link(to: $0)] } ?? [])
    if let kind = participant.kind, kind != "ACTIVE", kind != "CONTACT" {
      lose("PARTICIPANT-TYPE:\(kind.prefix(20))")
    }
    for _ in participant.locations.dropFirst() { lose("a second VLOCATION of PARTICIPANT") }
    for component in participant.components {
      lose("\(component.name.uppercased()) of PARTICIPANT")
    }
    for property in participant.otherProperties {
      lose("\(property.name.uppercased()) of PARTICIPANT")
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
