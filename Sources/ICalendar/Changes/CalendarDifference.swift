public import CalendarModel

/// What two calendars differ in: components by what they are, and their properties, whatever
/// the order and the spelling.
public struct CalendarDifference: Sendable {
  /// A property that is not the same in both.
  public struct Change: Hashable, Sendable {
    /// The components inside the component that it stands in, each with its number among
    /// those of its name, from 1: `VALARM 1`. Empty for a property of the component itself.
    public var path: [String]
    /// The property of the first calendar, or nil.
    public var before: Property?
    /// The property of the second calendar, or nil.
    public var after: Property?
  }

  /// A component that is not the same in both. It holds where the two stand, and makes them
  /// when asked.
  public struct Entry: Sendable {
    private let sides: DifferenceSides
    /// The numbers of its pieces, or -1: half the size of optional ones.
    private let places: (old: Int32, new: Int32)

    private var old: Int? { places.old < 0 ? nil : Int(places.old) }
    private var new: Int? { places.new < 0 ? nil : Int(places.new) }

    init(_ sides: DifferenceSides, old: Int?, new: Int?) {
      self.sides = sides
      places = (Int32(old ?? -1), Int32(new ?? -1))
    }

    /// Which component; of kind VCALENDAR for the calendars' own properties, VTIMEZONE with
    /// the TZID as UID for a zone.
    public var key: ComponentKey {
      let key = old.map { sides.old.key($0) } ?? new.map { sides.new.key($0) }
      return key ?? ComponentKey(kind: "", uid: "")
    }

    /// The component of the first calendar; nil where only the second has it. O(*its
    /// properties*).
    public var before: Component? { old.map { sides.old.canonical($0) } }
    /// The component of the second calendar; nil where only the first has it. O(*its
    /// properties*).
    public var after: Component? { new.map { sides.new.canonical($0) } }
    /// What it is called and when it takes place: SUMMARY, DTSTART and DUE of `after`, or of
    /// `before` where that is nil. O(*its properties*), and holds but those.
    public var heading: Component {
      new.map { sides.new.heading($0) } ?? old.map { sides.old.heading($0) }
        ?? Component("")
    }

    /// Whether only the second calendar has it.
    public var isAdded: Bool { old == nil }
    /// Whether only the first calendar has it.
    public var isRemoved: Bool { new == nil }

    /// What is different; empty where one of the two does not have the component. O(*its
    /// properties*).
    public var changes: [Change] {
      var changes: [Change] = []
      forEachChange { changes.append($0) }
      return changes
    }

    /// Calls `body` with each of `changes`, of which none is held: a component may have millions
    /// of properties.
    public func forEachChange<Failure: Error>(
      _ body: (Change) throws(Failure) -> Void
    ) throws(Failure) {
      guard let old, let new else { return }
      try sides.comparison.forEachChange(sides.old.compared(old), sides.new.compared(new), body)
    }
  }

  /// In the order of the first calendar, then of the second: the calendar, zones, components.
  public let entries: [Entry]

  /// Whether nothing differs.
  public var isEmpty: Bool { entries.isEmpty }

  /// Compares two calendars. O(*n*), and for a changed component O(*p* log *p*) and 8 bytes for
  /// each of its *p* properties.
  ///
  /// - Parameter comparesStamps: whether a component counts as changed for DTSTAMP and
  ///   LAST-MODIFIED alone, which many programs write anew at every export.
  public init(_ before: CalendarStore, _ after: CalendarStore, comparesStamps: Bool = false) {
    let sides = DifferenceSides(
      old: DifferencePieces(before), new: DifferencePieces(after),
      comparison: TreeComparison(comparesStamps: comparesStamps))
    var matcher = DifferenceMatcher(sides)
    var entries: [Entry] = []
    for piece in sides.old.indices {
      guard let other = matcher.takePartner(of: piece) else {
        entries.append(Entry(sides, old: piece, new: nil))
        continue
      }
      if !sides.areEqual(piece, other) { entries.append(Entry(sides, old: piece, new: other)) }
    }
    for piece in matcher.takeRest() { entries.append(Entry(sides, old: nil, new: piece)) }
    self.entries = entries
  }
}
