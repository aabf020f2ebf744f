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

  private let organizer: String?
  private let attendees: [Attendee]
  private let participants: [Participant]
  /// The first mention of each, by its index among all.
  private var first: [Int32] = []
  /// The next mention of the same one, or -1.
  private var next: [Int32]
  /// A hash table of those who have an address; -1 where there is none.
  private var slots: [Int32]

  /// How many there are.
  var count: Int { first.count }

  /// Those of an entry, in the order in which they are mentioned first.
  init(_ entry: some JSEntry) {
    organizer = entry.organizer?.address
    attendees = entry.attendees
    participants = entry.participants
    let count = 1 + attendees.count + participants.count
    next = Array(repeating: -1, count: count)
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    // The last mention of each.
    var last: [Int32] = []
    for index in 0..<count where index > 0 || organizer != nil {
      let mention = Int32(index)
      if let address = address(index), case let slot = slot(of: address) {
        if slots[slot] >= 0 {
          let number = Int(slots[slot])
          next[Int(last[number])] = mention
          last[number] = mention
          continue
        }
        slots[slot] = Int32(first.count)
      }
      first.append(mention)
      last.append(mention)
    }
  }

  /// The number of the one with an address, in any case; nil where nobody has it.
  func number(of address: String) -> Int? {
    let number = slots[slot(of: address)]
    return number < 0 ? nil : Int(number)
  }

  /// Calls `body` with each mention of one of them, in their order.
  func forEachMention(of number: Int, _ body: (Mention) -> Void) {
    var index = Int(first[number])
    while index >= 0 {
      if index == 0 {
        body(.organizer)
      } else if index <= attendees.count {
        body(.attendee(index - 1))
      } else {
        body(.participant(index - 1 - attendees.count))
      }
      index = Int(next[index])
    }
  }

  private func address(_ mention: Int) -> String? {
    if mention == 0 { return organizer }
    if mention <= attendees.count { return attendees[mention - 1].address }
    return participants[mention - 1 - attendees.count].address
  }

  /// Where an address is in the table, or where it belongs.
  private func slot(of address: String) -> Int {
    let address = address.lowercased()
    var hasher = Hasher()
    hasher.combine(address)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0 {
      if self.address(Int(first[Int(slots[slot])]))?.lowercased() == address { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
