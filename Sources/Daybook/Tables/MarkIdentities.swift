import CalendarModel

/// Gives each mark of a table an identity that no other has.
struct MarkIdentities {
  private var taken: Set<String> = []
  /// The ordinal to try next, by the name it is put to.
  private var next: [String: Int] = [:]

  /// Takes the identity that a row gives itself; false when another has it.
  mutating func claim(_ id: String) -> Bool {
    taken.insert(id).inserted
  }

  /// An identity made from a name: the name itself for the first, then `name#2`, `name#3`.
  mutating func make(from name: String) -> String {
    var ordinal = next[name] ?? 1
    var id: String
    repeat {
      id = ordinal == 1 ? name : "\(name)#\(ordinal)"
      ordinal += 1
    } while !taken.insert(id).inserted
    next[name] = ordinal
    return id
  }

  /// What a mark of these days is called: `2026-12-24`, or `2026-12-24/2026-12-26` with its
  /// last day, as ISO 8601 writes an interval; `2026-12-24T18:30:00` where a time of day is
  /// known, which is its own whatever is put before it later.
  static func name(of days: Range<Day>, secondOfDay: Int? = nil) -> String {
    if let secondOfDay {
      return "\(WallTime(days.lowerBound, secondOfDay: secondOfDay))"
    }
    guard let last = days.last, last != days.lowerBound else { return "\(days.lowerBound)" }
    return "\(days.lowerBound)/\(last)"
  }
}
