import CalendarModel

/// Tells the masters of one UID apart: which are versions of one, and which of these is kept.
/// There may be a million, so of each only a number is held.
struct UIDIdentities {
  /// What makes a master another one.
  struct Identity: Hashable {
    var start: CalendarTime?
    var recurrence: EventSchedule.Recurrence?
    var content: String?
  }

  /// Of each identity the master that is kept, in the order in which they were met.
  private(set) var chosen: [Int32] = []
  /// The places in `chosen` by their identities.
  private var places: PlaceTable
  /// The place of the identity that was met last, and this.
  private var last: (place: Int, identity: Identity)?

  /// Room for so many masters.
  init(capacity: Int) {
    places = PlaceTable(capacity: capacity)
  }

  /// Takes in a master.
  ///
  /// - Parameter identity: gives that of a master, of the same one the same.
  /// - Returns: the one that was kept of its identity so far; nil where it is the first.
  mutating func add(_ number: Int, _ identity: (_ number: Int) -> Identity) -> Int? {
    let this = identity(number)
    let new = chosen.count
    chosen.append(Int32(number))
    func known(_ place: Int) -> Identity {
      if place == new { return this }
      if let last, last.place == place { return last.identity }
      return identity(Int(chosen[place]))
    }
    // Taken out, since what is asked reads the rest.
    var table = PlaceTable()
    swap(&table, &places)
    let place = table.enter(new) {
      known($0).hashValue
    } where: {
      known($0) == this
    }
    swap(&table, &places)
    last = (place ?? new, this)
    guard let place else { return nil }
    chosen.removeLast()
    return Int(chosen[place])
  }

  /// Keeps another of the identity that was met last.
  mutating func choose(_ number: Int) {
    if let last { chosen[last.place] = Int32(number) }
  }
}
