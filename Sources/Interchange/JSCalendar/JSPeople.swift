import CalendarModel

/// Who is in an event or to-do: whoever has one address is one, wherever he or she is mentioned.
/// Kept are places in the entry's lists, since these may be long.
struct JSPeople {
  /// Where somebody is mentioned.
  enum Mention {
    case organizer
    /// The index among the attendees.
    case attendee(Int)
    /// The index among the participants.
    case participant(Int)
  }

  private let attendeeCount: Int
  private let mentions: EqualPlaces<String>
  /// 1 where the first mention is that of nobody, since there is no organizer; else 0.
  private let skipped: Int

  /// How many there are.
  var count: Int { mentions.count - skipped }

  /// Those of an entry, in the order in which they are mentioned first.
  init(_ entry: some JSEntry) {
    let organizer = entry.organizer?.address
    let (attendees, participants) = (entry.attendees, entry.participants)
    attendeeCount = attendees.count
    mentions = EqualPlaces(count: 1 + attendees.count + participants.count) { mention in
      if mention == 0 { return organizer?.lowercased() }
      let index = mention - 1
      if index < attendees.count { return attendees[index].address.lowercased() }
      return participants[index - attendees.count].address?.lowercased()
    }
    skipped = organizer == nil ? 1 : 0
  }

  /// The number of the one with an address, in any case; nil where nobody has it.
  func number(of address: String) -> Int? {
    mentions.number(of: address.lowercased()).map { $0 - skipped }
  }

  /// Calls `body` with each mention of one of them, in their order.
  func forEachMention(of number: Int, _ body: (Mention) -> Void) {
    mentions.forEach(of: number + skipped) { mention in
      if mention == 0 {
        body(.organizer)
      } else if mention <= attendeeCount {
        body(.attendee(mention - 1))
      } else {
        body(.participant(mention - 1 - attendeeCount))
      }
    }
  }
}
