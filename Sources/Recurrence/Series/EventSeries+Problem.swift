extension EventSeries {
  /// Something about a component that was read otherwise than it is written, or not at all.
  public struct Problem: Hashable, Sendable {
    /// What kinds of problems there are.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A limit ended the expansion: occurrences are missing.
      case limitReached
      /// A rule of another calendar could not be expanded and was left out.
      case foreignRuleUnsupported
      /// UNTIL is of another kind than DTSTART: its whole day was included.
      case untilCoerced
      /// INTERVAL is below 1 and was read as 1.
      case intervalCoerced
      /// DTEND is before DTSTART, or DURATION is negative: the event got no length, or its
      /// one day.
      case endBeforeStart
      /// DTEND is a DATE beside a DATE-TIME start, or the reverse, or a DATE's DURATION has
      /// hours: the end was moved to a day's start.
      case endKindCoerced
      /// An RDATE is a DATE beside a DATE-TIME start, or the reverse: it was read at DTSTART's
      /// time of that day, or as that day.
      case addedDateCoerced
      /// The component has a RECURRENCE-ID, and recurrence properties, which were ignored.
      case overrideRecurrenceIgnored
      /// Another version of the component holds.
      case superseded
      /// DTSTART does not match any rule; it belongs to the set all the same.
      case startOutsideRule
      /// RECURRENCE-ID names no occurrence of the set; the component is listed all the same.
      case overrideMatchesNothing
    }

    /// What is wrong.
    public var kind: Kind
    /// The index in `members` of the component concerned, below 2^31.
    public var memberIndex: Int {
      get { Int(index) }
      set { index = Int32(clamping: newValue) }
    }
    /// In four octets: each of a million components may have a problem.
    private var index: Int32

    /// A problem of a component.
    public init(_ kind: Kind, memberIndex: Int) {
      self.kind = kind
      index = Int32(clamping: memberIndex)
    }
  }
}
