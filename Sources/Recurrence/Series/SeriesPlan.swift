import CalendarModel

/// Which components of a series hold, and what each is: a master, or an override of one
/// occurrence, of all from one on, or of both.
struct SeriesPlan: Sendable {
  /// Masters that hold, in the file's order.
  private(set) var masters: [Int] = []
  /// Overrides that hold for the occurrence that they name, in the file's order.
  private(set) var singles: [Int] = []
  /// Overrides that hold from the occurrence that they name on, in the file's order.
  private(set) var futures: [Int] = []
  /// Components of which another version holds.
  private(set) var superseded: [Int32] = []

  private struct OverrideIdentity: Hashable {
    let key: SeriesKey
    let andFuture: Bool
  }

  /// - Complexity: O(*members*).
  init(_ members: [EventSchedule], zones: ZoneMap) {
    chooseMasters(members)
    let overrides = members.indices.filter { members[$0].replacement != nil }
    if overrides.isEmpty { return }
    // What a RECURRENCE-ID names is read as the first master's set reads it; without a
    // master, by instant.
    let clock = masters.first.map { SeriesClock(start: members[$0].start, zones: zones) }
    var names: [SeriesKey: Int] = [:]
    var tails: [SeriesKey: Int] = [:]
    for index in overrides {
      guard let replacement = members[index].replacement else { continue }
      let key =
        clock?.key(of: replacement.original, zones: zones)
        ?? .moment(zones.instant(of: replacement.original.inSpan).secondsSince1970)
      let lost = Self.keep(index, for: key, in: &names, members)
      if replacement.andFuture {
        _ = Self.keep(index, for: key, in: &tails, members)
      }
      if let lost { superseded.append(Int32(lost)) }
    }
    singles = names.values.sorted()
    futures = tails.values.sorted()
    // The tail of an override can hold although a later version replaced its own occurrence.
    let tailIndices = Set(tails.values)
    superseded.removeAll { tailIndices.contains(Int($0)) }
  }

  private mutating func chooseMasters(_ members: [EventSchedule]) {
    let versions = MasterVersions(
      of: members.indices.lazy.filter { members[$0].replacement == nil }
    ) { members[$0] }
    masters = versions.holding.map { Int($0) }
    superseded = versions.superseded
  }

  /// Keeps the later version under an identity; the index of the one that lost, if any.
  private static func keep<Identity: Hashable>(
    _ index: Int, for identity: Identity, in chosen: inout [Identity: Int],
    _ members: [EventSchedule]
  ) -> Int? {
    guard let other = chosen[identity] else {
      chosen[identity] = index
      return nil
    }
    if members[index].replaces(members[other]) {
      chosen[identity] = index
      return other
    }
    return index
  }
}
