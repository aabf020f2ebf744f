/// A member of a recurrence set in few octets: it may have very many added dates.
struct FoundMember {
  let key: Int
  let wall: Int
  private let number: Int32
  let rank: UInt8

  /// - Parameter added: the index of the added date that it is.
  init(_ member: RecurrenceSet.Member, added: Int? = nil) {
    key = member.key
    wall = member.wall
    rank = member.rank
    number = member.added == nil ? -1 : Int32(added ?? -1)
  }

  /// The index of the added date that says more of it than its time.
  var added: Int? { number < 0 ? nil : Int(number) }
}
