public import CalendarModel

/// All components of one UID: masters, which make up the recurrence set, and the overrides
/// that replace single occurrences of it, or all from one on.
///
/// A master's set is DTSTART, the occurrences of its RRULEs and its RDATEs, less its EXDATEs
/// and the occurrences of its EXRULEs (RFC 5545, 3.8.5). A component with RECURRENCE-ID takes
/// the place of the occurrence of that original start (3.8.4.4), with RANGE=THISANDFUTURE
/// also of all later ones: those are moved in wall time by as much as it was moved, and get
/// its duration and content. An override is listed even where it replaces nothing, and where
/// an EXDATE names its original. Of several versions of a component the one with the highest
/// SEQUENCE holds, then the latest DTSTAMP, then the last in order.
public struct EventSeries: Sendable {
  /// The components in the file's order.
  public let members: [EventSchedule]

  /// One occurrence.
  public struct Hit: Hashable, Sendable {
    /// The index in `members` of the component whose content holds.
    public var memberIndex: Int
    /// The start, in the kind of time that the component or the RDATE has.
    public var start: CalendarTime
    /// The end, exclusive, in the kind of the start; an event that does not recur keeps its
    /// DTEND in the zone in which the file has it.
    public var end: CalendarTime
    /// The start in the master's recurrence set; nil for an event that does not recur.
    public var recurrenceID: CalendarTime?
    /// Start and end on the time line, half-open; empty for an event of no length.
    public var interval: Range<Instant>

    /// An occurrence of these parts.
    public init(
      memberIndex: Int, start: CalendarTime, end: CalendarTime, recurrenceID: CalendarTime?,
      interval: Range<Instant>
    ) {
      self.memberIndex = memberIndex
      self.start = start
      self.end = end
      self.recurrenceID = recurrenceID
      self.interval = interval
    }
  }

  /// The occurrences of a window.
  public struct Expansion: Hashable, Sendable {
    /// Sorted by start on the time line, then end, then member.
    public var hits: [Hit]
    /// What was found on the way; each at most once for a component.
    public var problems: [Problem]

    /// An expansion of these parts.
    public init(hits: [Hit], problems: [Problem]) {
      self.hits = hits
      self.problems = problems
    }
  }

  /// A series of these components, which have the same UID. O(1).
  public init(members: [EventSchedule]) {
    self.members = members
  }

  /// The occurrences that touch a window.
  ///
  /// An occurrence touches the window when the two overlap, both half-open; one of no length
  /// when its start lies in the window. A window costs what lies in it, and a walk through
  /// the components, RDATEs and EXDATEs. At a limit the earliest occurrences are kept, master
  /// by master, and the problem `limitReached` is reported.
  ///
  /// - Parameters:
  ///   - window: an empty one has no occurrences.
  ///   - zones: the zones of all times; dates and floating times are placed in its
  ///     `floating` zone.
  ///   - foreignRules: expands rules with an RSCALE other than GREGORIAN; without it, or
  ///     where it gives nil, only the rest of the set is listed.
  public func expansion(
    in window: Range<Instant>, zones: ZoneMap, limits: ExpansionLimits = .standard,
    foreignRules: (any ForeignRuleExpander)? = nil
  ) -> Expansion {
    var expander = SeriesExpander(
      members: members, window: window, zones: zones, limits: limits, foreignRules: foreignRules)
    var hits: [Hit] = []
    expander.run { hit in
      hits.append(hit)
      return true
    }
    Hit.sort(&hits)
    return Expansion(hits: hits, problems: expander.problems)
  }

  /// Calls `body` with the occurrences that touch a window, as `expansion` has them, but in no
  /// particular order: none is kept.
  ///
  /// - Returns: what was found on the way; each at most once for a component.
  public func forEachHit(
    in window: Range<Instant>, zones: ZoneMap, limits: ExpansionLimits = .standard,
    foreignRules: (any ForeignRuleExpander)? = nil, _ body: (Hit) -> Void
  ) -> [Problem] {
    var expander = SeriesExpander(
      members: members, window: window, zones: zones, limits: limits, foreignRules: foreignRules)
    expander.run { hit in
      body(hit)
      return true
    }
    return expander.problems
  }

  /// The components of which a wanted occurrence touches a window, by their indices in
  /// `members`, and whether a limit may hide others.
  ///
  /// As `expansion`, but no component is followed past its first wanted occurrence.
  public func touchedMembers(
    in window: Range<Instant>, zones: ZoneMap, limits: ExpansionLimits = .standard,
    foreignRules: (any ForeignRuleExpander)? = nil, where isWanted: (Hit) -> Bool
  ) -> (members: Set<Int>, reachedLimit: Bool) {
    var expander = SeriesExpander(
      members: members, window: window, zones: zones, limits: limits, foreignRules: foreignRules)
    var touched: Set<Int> = []
    expander.run { hit in
      guard isWanted(hit) else { return true }
      touched.insert(hit.memberIndex)
      return false
    }
    return (
      touched,
      expander.problems.contains { $0.kind == .limitReached }
    )
  }
}
