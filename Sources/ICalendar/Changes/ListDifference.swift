/// What each of two lists has and the other has not, as often as it has more of it; those of one
/// name beside each other.
///
/// Eight bytes are held for each item: a hash beside its place, sorted. Nothing is made of an item
/// but to be hashed, and to be compared where hashes are the same.
struct ListDifference<List: ComparedList> {
  /// Places of the first list, ascending, each with its partner's in the lower half, or `none`.
  private var old: [UInt64]
  /// Places of the second list that are left, each in the lower half; in the upper half the first
  /// place of its name. Ascending.
  private var new: [UInt64]

  private static var none: UInt32 { .max }

  /// Compares two lists. O(*n* log *n*), as long as few of them that differ have one hash.
  init(_ before: List, _ after: List) {
    var (first, second) = (before.places(), after.places())
    var (place, other) = (first.next(), second.next())
    // Of equal items the first ones are partners, so that an equal beginning can be left out.
    while let own = place, let theirs = other, before.isSame(own, as: theirs, of: after) {
      (place, other) = (first.next(), second.next())
    }
    // Where one is at its end, all of the other is left, whatever it is.
    let isOpen = place != nil && other != nil
    old = Self.entries(place, first) { isOpen ? before.hash(of: $0) : 0 }
    new = Self.entries(other, second) { isOpen ? after.hash(of: $0) : 0 }
    if isOpen { dropCommon(before, after) }
    pair(before, after)
  }

  /// Whether nothing differs.
  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// Calls `body` with each place that differs: all of the first list, each with its partner, then
  /// what is left of the second.
  func forEach<Failure: Error>(
    _ body: (UInt32?, UInt32?) throws(Failure) -> Void
  ) throws(Failure) {
    for entry in old {
      try body(entry.key, entry.place == Self.none ? nil : entry.place)
    }
    for entry in new { try body(nil, entry.place) }
  }

  private static func entries(
    _ first: UInt32?, _ rest: List.Places, _ hash: (UInt32) -> Int
  ) -> [UInt64] {
    guard var place = first else { return [] }
    // Growing would take twice the room.
    var (count, counted) = (1, rest)
    while counted.next() != nil { count += 1 }
    var entries: [UInt64] = []
    entries.reserveCapacity(count)
    var rest = rest
    while true {
      entries.append(UInt64(key: UInt32(truncatingIfNeeded: hash(place)), place: place))
      guard let next = rest.next() else { return entries }
      place = next
    }
  }

  // MARK: What both have

  /// One of the values that have the same hash: its first place in the first list, how often it is
  /// left there, and how often it was met in the second.
  private struct Value {
    var place: UInt32
    var left = 0
    var met = 0
  }

  /// Takes out what both lists have, of each value the first ones.
  private mutating func dropCommon(_ before: List, _ after: List) {
    old.sort()
    new.sort()
    var values: [Value] = []
    var (keptOld, keptNew) = (0, 0)
    var runs = HashRuns()
    while let (own, theirs) = runs.next(old, new) {
      values.removeAll(keepingCapacity: true)
      for index in own where !theirs.isEmpty {
        let place = old[index].place
        let known = values.firstIndex { before.isSame(place, as: $0.place, of: before) }
        if known == nil { values.append(Value(place: place)) }
        values[known ?? values.count - 1].left += 1
      }
      for index in theirs {
        let place = new[index].place
        let known = values.firstIndex { before.isSame($0.place, as: place, of: after) }
        if let known, values[known].left > 0 {
          values[known].left -= 1
          values[known].met += 1
        } else {
          new[keptNew] = new[index]
          keptNew += 1
        }
      }
      for index in own {
        let place = old[index].place
        let known =
          values.count > 1
          ? values.firstIndex { before.isSame(place, as: $0.place, of: before) }
          : values.indices.first
        if let known, values[known].met > 0 {
          values[known].met -= 1
        } else {
          old[keptOld] = old[index]
          keptOld += 1
        }
      }
    }
    old.removeSubrange(keptOld...)
    new.removeSubrange(keptNew...)
  }

  // MARK: What stands beside each other

  /// One of the names that have the same hash: where the next one of the second list may be, and
  /// the place of the first.
  private struct Name {
    let name: String
    var next: Int
    var first: UInt32?
  }

  /// Finds for each item of the first list the next one of its name in the second.
  private mutating func pair(_ before: List, _ after: List) {
    if new.isEmpty {
      for index in old.indices { old[index] = UInt64(key: old[index].place, place: Self.none) }
      old.sort()
      return
    }
    Self.sortByName(&old, before)
    Self.sortByName(&new, after)
    var names: [Name] = []
    var kept = 0
    var runs = HashRuns()
    while let (own, theirs) = runs.next(old, new) {
      names.removeAll(keepingCapacity: true)
      for index in own {
        let place = old[index].place
        let number = Self.number(of: before.name(of: place), in: &names, theirs.lowerBound)
        var next = names[number].next
        while next < theirs.upperBound, after.name(of: new[next].place) != names[number].name {
          next += 1
        }
        let isPaired = next < theirs.upperBound
        old[index] = UInt64(key: place, place: isPaired ? new[next].place : Self.none)
        names[number].next = isPaired ? next + 1 : next
      }
      for index in theirs {
        let place = new[index].place
        let number = Self.number(of: after.name(of: place), in: &names, theirs.lowerBound)
        let first = names[number].first ?? place
        names[number].first = first
        if index >= names[number].next {
          new[kept] = UInt64(key: first, place: place)
          kept += 1
        }
      }
    }
    new.removeSubrange(kept...)
    old.sort()
    new.sort()
  }

  private static func number(of name: String, in names: inout [Name], _ start: Int) -> Int {
    if let known = names.firstIndex(where: { $0.name == name }) { return known }
    names.append(Name(name: name, next: start))
    return names.count - 1
  }

  private static func sortByName(_ entries: inout [UInt64], _ list: List) {
    for index in entries.indices {
      let place = entries[index].place
      entries[index] = UInt64(
        key: UInt32(truncatingIfNeeded: list.hash(ofName: list.name(of: place))), place: place)
    }
    entries.sort()
  }
}

/// Goes through two sorted lists of entries, hash by hash. What was passed may be written over.
private struct HashRuns {
  private var first = 0
  private var second = 0

  /// The next run of entries that have one hash: in each list, of which one may be empty.
  mutating func next(_ old: [UInt64], _ new: [UInt64]) -> (Range<Int>, Range<Int>)? {
    guard first < old.count || second < new.count else { return nil }
    let key = min(
      first < old.count ? old[first].key : .max, second < new.count ? new[second].key : .max)
    let (start, other) = (first, second)
    while first < old.count, old[first].key == key { first += 1 }
    while second < new.count, new[second].key == key { second += 1 }
    return (start..<first, other..<second)
  }
}

extension UInt64 {
  /// A number to sort by, and a place.
  fileprivate init(key: UInt32, place: UInt32) { self = UInt64(key) << 32 | UInt64(place) }

  fileprivate var key: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
  fileprivate var place: UInt32 { UInt32(truncatingIfNeeded: self) }
}
