/// Which hours of the day a week shows, and which of them take little room.
///
/// A grid that reached from one flight at night to another would give the working day half of
/// the page. So hours at night, or late in the evening, that few entries touch are pressed
/// together; nothing in them is left out.
struct WeekHours: Hashable {
  /// The hours shown, half-open in 0 ..< 24.
  let shown: Range<Int>
  /// Those of full height; the ones before and after are pressed together.
  let open: Range<Int>

  /// The hours that are always there: a working day.
  private static let workday = 8..<18
  /// As many hours as this are shown open whatever they hold.
  private static let enough = 16
  /// Fewer hours than this are not worth pressing together.
  private static let leastPressed = 3
  /// Entries before this hour are of the night.
  private static let lastOfNight = 5

  /// The hours of the entries of a week.
  ///
  /// - Complexity: O(*blocks*).
  init(_ blocks: some Collection<WeekEntries.Block>) {
    var first = WeekHours.workday.lowerBound
    var last = WeekHours.workday.upperBound
    // By hour: how many entries end after it begins, and how many begin before it ends.
    var early = [Int](repeating: 0, count: 25)
    var late = [Int](repeating: 0, count: 25)
    for block in blocks {
      let hours = WeekHours.hours(of: block)
      first = min(first, hours.lowerBound)
      last = max(last, hours.upperBound)
      early[hours.lowerBound + 1] += 1
      late[hours.upperBound - 1] += 1
    }
    for hour in 1...24 { early[hour] += early[hour - 1] }
    for hour in (0..<24).reversed() { late[hour] += late[hour + 1] }
    shown = first..<last
    // Few: an eighth of them, or two.
    let few = max(2, blocks.count / 8)
    var (from, to) = (first, last)
    if first < WeekHours.lastOfNight {
      let candidates = (first + WeekHours.leastPressed)...WeekHours.workday.lowerBound
      // `early[h]` counts those that begin before h.
      from = candidates.last { early[$0] <= few } ?? first
    }
    if last - from > WeekHours.enough {
      let least = WeekHours.workday.upperBound
      if least + WeekHours.leastPressed <= last {
        to = (least...(last - WeekHours.leastPressed)).first { late[$0] <= few } ?? last
      }
    }
    open = from..<to
  }

  /// The hours pressed together in the morning and in the evening; empty for none.
  var pressed: [Range<Int>] {
    [shown.lowerBound..<open.lowerBound, open.upperBound..<shown.upperBound]
  }

  /// The hours that an entry touches, one at least.
  static func hours(of block: WeekEntries.Block) -> Range<Int> {
    let first = min(23, block.seconds.lowerBound / 3600)
    return first..<min(24, max(first + 1, (block.seconds.upperBound + 3599) / 3600))
  }
}
