/// Finds members by their keys: a hash table of their places, where there are many.
struct JSKeyIndex {
  /// Places, or -1. Empty while the members are few.
  private var slots: [Int32] = []

  private static let fewMembers = 8

  func place(of key: ArraySlice<UInt8>, _ members: [JSMember], _ bytes: [UInt8]) -> Int? {
    if slots.isEmpty { return members.firstIndex { $0.key(in: bytes) == key } }
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      if members[Int(slots[slot])].key(in: bytes) == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Takes in a member that was added, the last one; its key is new.
  mutating func noteLast(of members: [JSMember], _ bytes: [UInt8]) {
    if members.count <= Self.fewMembers { return }
    if members.count * 2 <= slots.count { return insert(members.count - 1, members, bytes) }
    slots = Array(repeating: -1, count: max(32, slots.count * 2))
    for place in members.indices { insert(place, members, bytes) }
  }

  private mutating func insert(_ place: Int, _ members: [JSMember], _ bytes: [UInt8]) {
    var slot = Self.hash(members[place].key(in: bytes)) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place)
  }

  private static func hash(_ key: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    key.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
