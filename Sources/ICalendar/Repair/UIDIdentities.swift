import CalendarModel

/// Tells the masters of one UID apart: which are versions of one, and which of these is kept.
/// There may be a million, so of each only a hash is held, and two are compared that have the same.
struct UIDIdentities {
  /// What makes a master another one.
  struct Identity: Hashable {
    var start: CalendarTime?
    var recurrence: EventSchedule.Recurrence?
    var content: String?
  }

  /// Of each identity the master that is kept, in the order in which they were met.
  private(set) var chosen: [Int32] = []
  /// The places in `chosen` by hashes of identities; where another has that, by the next number.
  private var places: [Int: Int32] = [:]
  /// The place of the identity that was met last, and this.
  private var last: (place: Int, identity: Identity)?

  /// Takes in a master.
  ///
  /// - Parameter identity: gives that of a master, of the same one the same.
  /// - Returns: the one that was kept of its identity so far; nil where it is the first.
  mutating func add(_ number: Int, _ identity: (_ number: Int) -> Identity) -> Int? {
    let this = identity(number)
    var hash = this.hashValue
    while let place = places[hash] {
      let kept = Int(chosen[Int(place)])
      let known = last?.place == Int(place) ? last?.identity : identity(kept)
      if known == this {
        last = (Int(place), this)
        return kept
      }
      hash &+= 1
    }
    places[hash] = Int32(chosen.count)
    last = (chosen.count, this)
    chosen.append(Int32(number))
    return nil
  }

  /// Keeps another of the identity that was met last.
  mutating func choose(_ number: Int) {
    if let last { chosen[last.place] = Int32(number) }
  }
}
