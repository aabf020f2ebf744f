/// What the times of a zone are called (TZNAME of RFC 5545, 3.8.3.2), and which of them are
/// daylight saving time.
public struct ZoneDesignations: Hashable, Sendable {
  /// What a time is called.
  public struct Designation: Hashable, Sendable {
    /// An abbreviation such as `CEST`; nil where nobody has given it one.
    public var name: String?
    /// Whether it is daylight saving time, as the source says; it may be the winter's.
    public var isDaylight: Bool

    /// A designation.
    public init(_ name: String?, isDaylight: Bool) {
      self.name = name
      self.isDaylight = isDaylight
    }
  }

  private let initial: Designation?
  /// In ascending order of their instants.
  private let instants: [Instant]
  private let designations: [Designation]
  private let later: [Int: Designation]

  /// Designations that change.
  ///
  /// - Parameters:
  ///   - initial: before the first change.
  ///   - changes: in ascending order; each holds from its instant on.
  ///   - later: by the offset in seconds east of UTC: those that hold after the last change.
  public init(
    initial: Designation? = nil, changes: [(instant: Instant, designation: Designation)] = [],
    later: [Int: Designation] = [:]
  ) {
    self.initial = initial
    instants = changes.map(\.instant)
    designations = changes.map(\.designation)
    self.later = later
  }

  /// What a time is called; nil where nothing is known. O(log *changes*).
  ///
  /// - Parameter offset: the zone's offset at that instant, in seconds east of UTC.
  public func designation(at instant: Instant, offset: Int) -> Designation? {
    if let known = later[offset], instants.last.map({ $0 < instant }) ?? true { return known }
    var low = 0
    var high = instants.count
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initial : designations[low - 1]
  }
}
