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
  /// The changes, each with the index of a designation.
  private let changes: OnsetList
  /// Each once.
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
    var numbers: [Designation: Int] = [:]
    var designations: [Designation] = []
    self.changes = OnsetList(
      changes.map { change in
        let number = numbers[change.designation] ?? designations.count
        if number == designations.count {
          numbers[change.designation] = number
          designations.append(change.designation)
        }
        return OnsetList.Onset(instant: change.instant, number: number)
      })
    self.designations = designations
    self.later = later
  }

  /// What a time is called; nil where nothing is known. O(log *changes*).
  ///
  /// - Parameter offset: the zone's offset at that instant, in seconds east of UTC.
  public func designation(at instant: Instant, offset: Int) -> Designation? {
    let count = changes.countOfOnsets(notAfter: instant)
    if let known = later[offset],
      changes.count == 0 || count == changes.count && changes[count - 1].instant < instant
    {
      return known
    }
    return count == 0 ? initial : designations[changes[count - 1].number]
  }
}
