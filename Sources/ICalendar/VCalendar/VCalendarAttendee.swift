import CalendarModel

/// A guest of a vCalendar 1.0 (2.3.2): `ATTENDEE;ROLE=OWNER;STATUS=CONFIRMED:Jo <jo@a.example>`.
struct VCalendarAttendee {
  private let address: String
  private let name: String?
  private let line: VCalendarLine
  private let isTodo: Bool

  init(_ line: VCalendarLine, isTodo: Bool) {
    self.line = line
    self.isTodo = isTodo
    let text = line.text.trimmingSpaces
    if let open = text.lastIndex(of: "<"), text.last == ">" {
      let address = text[text.index(after: open)...].dropLast()
      self.address = Self.uri(String(address).trimmingSpaces)
      let name = String(text[..<open]).trimmingSpaces
        .trimmingPrefix("\"").reversed().trimmingPrefix("\"").reversed()
      self.name = name.isEmpty ? nil : String(name)
    } else if text.contains("@") || Self.hasScheme(text) {
      address = Self.uri(text)
      name = nil
    } else {
      // A name alone. RFC 5545 wants a URI: one that says that there is no address.
      address = "invalid:nomail"
      name = text.isEmpty ? nil : text
    }
  }

  var isOrganizer: Bool { line.name == "ORGANIZER" || line.parameter("ROLE") == "ORGANIZER" }

  /// Whether an organizer is also said to have been invited.
  var isGuest: Bool {
    line.name == "ATTENDEE" && (line.parameter("STATUS") != nil || line.parameter("RSVP") != nil)
  }

  var organizer: Property {
    Property("ORGANIZER", parameters: commonName + kept, value: address)
  }

  var property: Property {
    var parameters = commonName
    func add(_ name: String, _ value: String) {
      parameters.append(Property.Parameter(name, [value]))
    }
    switch (line.parameter("ROLE"), line.parameter("EXPECT")) {
    case ("ORGANIZER", _), ("OWNER", _): add("ROLE", "CHAIR")
    case (_, "FYI"): add("ROLE", "NON-PARTICIPANT")
    case (_, "REQUEST"): add("ROLE", "OPT-PARTICIPANT")
    case (_, "REQUIRE"), (_, "IMMEDIATE"): add("ROLE", "REQ-PARTICIPANT")
    default: break
    }
    let status = line.parameter("STATUS").map { $0.replacing(" ", with: "-") }
    switch status {
    case "NEEDS-ACTION", "SENT": add("PARTSTAT", "NEEDS-ACTION")
    case "ACCEPTED", "CONFIRMED": add("PARTSTAT", "ACCEPTED")
    case "COMPLETED": add("PARTSTAT", isTodo ? "COMPLETED" : "ACCEPTED")
    case "TENTATIVE", "DECLINED", "DELEGATED": add("PARTSTAT", status ?? "")
    default: break
    }
    switch line.parameter("RSVP") {
    case "YES", "TRUE": add("RSVP", "TRUE")
    case "NO", "FALSE": add("RSVP", "FALSE")
    default: break
    }
    return Property("ATTENDEE", parameters: parameters + kept, value: address)
  }

  private var commonName: [Property.Parameter] {
    name.map { [Property.Parameter("CN", [$0])] } ?? []
  }

  /// What is not said by a word of iCalendar, under a name of its own.
  private var kept: [Property.Parameter] {
    line.parameters.compactMap { parameter in
      let value = parameter.values.first?.uppercased() ?? ""
      switch parameter.name.uppercased() {
      case "ROLE" where ["ATTENDEE", "ORGANIZER", "OWNER"].contains(value): return nil
      case "STATUS" where Self.exactStatuses.contains(value): return nil
      case "EXPECT" where ["FYI", "REQUEST", "REQUIRE"].contains(value): return nil
      case "RSVP", "VALUE": return nil
      case "ROLE", "STATUS", "EXPECT", "TYPE":
        return Property.Parameter("X-VCALENDAR-\(parameter.name.uppercased())", parameter.values)
      case "CN" where name != nil: return nil
      default: return parameter
      }
    }
  }

  private static let exactStatuses: Set<String> = [
    "ACCEPTED", "NEEDS ACTION", "NEEDS-ACTION", "TENTATIVE", "DECLINED", "DELEGATED",
  ]

  private static func uri(_ text: String) -> String {
    hasScheme(text) ? text : "mailto:\(text.withoutSpaces)"
  }

  private static func hasScheme(_ text: String) -> Bool { VCalendarAttachment.hasScheme(text) }
}
