extension CalendarItem {
  /// Whether the user has declined it (PARTSTAT=DECLINED; RFC 5545, 3.2.12).
  ///
  /// - Parameter addresses: the user's calendar addresses, with or without `mailto:`, in any
  ///   case. Where one of them is an attendee, only those are asked: all of them must have
  ///   declined. With no addresses nobody knows which attendee the user is: it counts
  ///   as declined when its only attendee has declined, or all persons but the organizer have.
  public func isDeclined(by addresses: [String]) -> Bool {
    let asked: [Attendee]
    if addresses.isEmpty {
      let host = organizer.map { Self.plainAddress($0.address) }
      let persons = attendees.filter { ($0.userType ?? "INDIVIDUAL") == "INDIVIDUAL" }
      asked =
        attendees.count == 1
        ? attendees : persons.filter { Self.plainAddress($0.address) != host }
    } else {
      let own = Set(addresses.map(Self.plainAddress))
      asked = attendees.filter { own.contains(Self.plainAddress($0.address)) }
    }
    return !asked.isEmpty && asked.allSatisfy { $0.participationStatus == "DECLINED" }
  }

  private static func plainAddress(_ address: String) -> String {
    let text = address.trimming(while: \.isWhitespace).lowercased()
    return text.hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
  }
}
