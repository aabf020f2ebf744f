/// A day of the week, numbered as ISO 8601 does.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday `index` days after Monday, counted round the week.
  @inlinable
  public init(isoIndex index: Int) {
    switch index.flooredRemainder(by: 7) {
    case 0: self = .monday
    case 1: self = .tuesday
    case 2: self = .wednesday
    case 3: self = .thursday
    case 4: self = .friday
    case 5: self = .saturday
    default: self = .sunday
    }
  }

  /// The weekday `count` days later.
  public func advanced(by count: Int) -> Weekday {
    Weekday(isoIndex: rawValue - 1 + count)
  }

  /// Days from Monday: 0 to 6.
  @inlinable
  public var isoIndex: Int { rawValue - 1 }

  /// The two letters of RFC 5545, 3.3.10: `MO` to `SU`.
  public var code: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }

  /// Reads the two letters of RFC 5545 in either case; nil for any other text.
  public init?(code: some StringProtocol) {
    let upper = code.uppercased()
    guard let match = Weekday.allCases.first(where: { $0.code == upper }) else { return nil }
    self = match
  }
}
