import CalendarModel

/// Finds members by their keys: a hash table of their places, where there are many.
struct JSKeyIndex {
  /// Nil while the members are few.
  private var table: PlaceTable?

  private static let fewMembers = 8

  func place(of key: ArraySlice<UInt8>, _ members: [JSMember], _ bytes: [UInt8]) -> Int? {
    guard let table else { return members.firstIndex { $0.key(in: bytes) == key } }
    return table.place(hash: Self.hash(key)) { members[$0].key(in: bytes) == key }
  }

  /// Takes in a member that was added, the last one; its key is new.
  mutating func noteLast(of members: [JSMember], _ bytes: [UInt8]) {
    if members.count <= Self.fewMembers { return }
    var table = table.take() ?? PlaceTable()
    // The first ones come in once they are no longer few.
    let first = members.count == Self.fewMembers + 1 ? 0 : members.count - 1
    for place in first..<members.count {
      _ = table.enter(place) {
        Self.hash(members[$0].key(in: bytes))
      } where: { _ in
        false
      }
    }
    self.table = table
  }

  private static func hash(_ key: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    key.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
