/// Instants in ascending order, each with a number that holds from it on.
///
/// Years that follow one rule take no more room than the rule: kept is where the onsets lie in a
/// year of each of the fourteen kinds that the calendar has (leap years or not, by the weekday of
/// January 1). What comes before and after them is listed.
final class OnsetList: Hashable, Sendable {
  /// An instant and the number from there on.
  struct Onset: Hashable, Sendable {
    var instant: Instant
    var number: Int
  }

  /// Years at equal distances, each with its onsets by its kind.
  private struct Years: Hashable, Sendable {
    var first: Int
    var step: Int
    var count: Int
    var onsetsPerYear: Int
    /// Of each kind in turn the onsets of a year, their instants counted from its beginning.
    /// Zeros for kinds that no year is of.
    var patterns: [Onset]

    /// The years that it is made of, in the order of their onsets.
    func onset(_ index: Int) -> Onset {
      let (year, place) = index.quotientAndRemainder(dividingBy: onsetsPerYear)
      let kind = YearKind(first + year * step)
      var onset = patterns[kind.index * onsetsPerYear + place]
      onset.instant = onset.instant.adding(seconds: kind.start)
      return onset
    }

    /// The number of its onsets up to an instant.
    func countOfOnsets(notAfter instant: Instant) -> Int {
      let year = (instant.utc.day.year - first).flooredQuotient(by: step)
      if year < 0 { return 0 }
      if year >= count { return count * onsetsPerYear }
      var index = year * onsetsPerYear
      let end = index + onsetsPerYear
      while index < end, onset(index).instant <= instant { index += 1 }
      return index
    }
  }

  private let head: [Onset]
  private let years: Years?
  private let foot: [Onset]
  /// The number of onsets.
  let count: Int

  /// The indices of those that lie in every year by the same rule; none where there is no rule.
  var yearly: Range<Int> {
    guard let years, years.step == 1 else { return 0..<0 }
    return head.count..<head.count + years.count * years.onsetsPerYear
  }

  /// A list of these onsets, which ascend. O(*onsets*).
  init(_ onsets: [Onset]) {
    count = onsets.count
    var end = onsets.count
    var found = Self.years(of: onsets[...])
    if found == nil {
      end = Self.startOfLastYear(onsets[...])
      found = Self.years(of: onsets[..<end])
    }
    // Copies have no room to grow in.
    head = Array(onsets[..<(found?.start ?? onsets.count)])
    years = found?.years
    foot = found == nil ? [] : Array(onsets[end...])
  }

  static func == (first: OnsetList, second: OnsetList) -> Bool {
    first === second
      || first.head == second.head && first.years == second.years && first.foot == second.foot
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(years)
    hasher.combine(foot)
  }

  /// The onset of an index from 0 up to `count`.
  subscript(index: Int) -> Onset {
    if index < head.count { return head[index] }
    let countBeforeFoot = count - foot.count
    if index >= countBeforeFoot { return foot[index - countBeforeFoot] }
    return years?.onset(index - head.count) ?? head[index]
  }

  /// The number of onsets up to an instant. O(log *listed onsets*).
  func countOfOnsets(notAfter instant: Instant) -> Int {
    if let first = foot.first, first.instant <= instant {
      return count - foot.count + Self.count(of: foot, notAfter: instant)
    }
    let listed = Self.count(of: head, notAfter: instant)
    guard listed == head.count, let years else { return listed }
    return listed + years.countOfOnsets(notAfter: instant)
  }

  private static func count(of onsets: [Onset], notAfter instant: Instant) -> Int {
    onsets.partitioningIndex { $0.instant > instant }
  }

  /// More onsets than one year has of a zone that is met; two dozen are one a fortnight.
  private static let mostPerYear = 24
  /// Fewer onsets are listed: their pattern would take as much room.
  private static let fewest = 100

  /// The index of the first of the onsets in the year of the last one; no further back than
  /// `mostPerYear` and one.
  private static func startOfLastYear(_ onsets: ArraySlice<Onset>) -> Int {
    guard let last = onsets.last?.instant.utc.day.year else { return onsets.endIndex }
    return onsets.suffix(mostPerYear + 1).firstIndex { $0.instant.utc.day.year == last }
      ?? onsets.endIndex
  }

  /// The years at the end of the onsets that follow one rule, and the index at which they
  /// begin; nil where there are few.
  private static func years(of onsets: ArraySlice<Onset>) -> (start: Int, years: Years)? {
    guard onsets.count >= fewest, let last = onsets.last?.instant.utc.day.year else { return nil }
    let perYear = onsets.endIndex - startOfLastYear(onsets)
    guard perYear <= mostPerYear else { return nil }
    let step = last - onsets[onsets.endIndex - 1 - perYear].instant.utc.day.year
    var patterns = [Onset](
      repeating: Onset(instant: Instant(secondsSince1970: 0), number: 0),
      count: YearKind.count * perYear)
    var isKnown = [Bool](repeating: false, count: YearKind.count)
    var start = onsets.endIndex
    var year = last
    while start >= perYear {
      let kind = YearKind(year)
      let found = onsets[(start - perYear)..<start].map {
        Onset(instant: $0.instant.adding(seconds: -kind.start), number: $0.number)
      }
      guard found.allSatisfy({ (0..<kind.length).contains($0.instant.secondsSince1970) })
      else { break }
      let places = (kind.index * perYear)..<((kind.index + 1) * perYear)
      if isKnown[kind.index] {
        guard patterns[places].elementsEqual(found) else { break }
      } else {
        isKnown[kind.index] = true
        patterns.replaceSubrange(places, with: found)
      }
      start -= perYear
      year -= step
    }
    guard onsets.endIndex - start >= fewest else { return nil }
    let years = Years(
      first: year + step, step: step, count: (onsets.endIndex - start) / perYear,
      onsetsPerYear: perYear, patterns: patterns)
    return (start, years)
  }
}

/// A year in UTC, and which of the fourteen kinds it is of.
private struct YearKind {
  static let count = 14

  /// Its first second, from the beginning of 1970.
  let start: Int
  /// Its length in seconds.
  let length: Int
  /// Its kind, from 0.
  let index: Int

  init(_ year: Int) {
    let first = Day(validYear: year, month: 1, day: 1)
    let isLeap = Month.isLeap(year)
    start = first.daysSince1970 * 86_400
    length = (isLeap ? 366 : 365) * 86_400
    index = (first.daysSince1970 + 3).flooredRemainder(by: 7) + (isLeap ? 7 : 0)
  }
}
