import CalendarModel

/// A recurrence rule of vCalendar 1.0 (2.1.11): `MP2 1+ SU 1- SU #10`.
///
/// Its basic grammar is one level without times of day. What programs wrote beyond that comes
/// from XAPIA's CSA, of whose grammar the basic one is a part: times of day (`D2 0600 1200`),
/// an end mark `$` behind one item of a list, minutes (`M30`), and a rule for what happens at
/// each occurrence of the rule before it (`YM1 6 #10 MP1 1+ MO`).
struct VCalendarRule {
  enum Kind: String {
    case minutes = "M"
    case daily = "D"
    case weekly = "W"
    case monthlyByPosition = "MP"
    case monthlyByDay = "MD"
    case yearlyByMonth = "YM"
    case yearlyByDay = "YD"
  }

  /// One item of a list.
  struct Item {
    /// By the rule's kind: a day of the month (negative from its end), a month, a day of the
    /// year, which of the weekdays in the month (0 for each).
    var number = 0
    /// That of W and MP; nil for that of the start.
    var weekday: Weekday?
    /// Seconds since midnight; empty for the time of the start.
    var times: [Int] = []
  }

  /// Where the last round of a rule ends.
  struct EndMark {
    /// The index of the item; nil for a rule without items.
    var item: Int?
    /// The time; nil for the item's last.
    var time: Int?
  }

  struct Level {
    var kind: Kind
    /// At least 1.
    var interval: Int
    var items: [Item] = []
    /// The times of a rule without items.
    var times: [Int] = []
    var endMark: EndMark?
    /// `#n`: 0 for ever; nil where there is none.
    var duration: Int?
  }

  /// The rule and those inside it, at least one.
  let levels: [Level]
  /// The last time that may occur.
  let end: CalendarTime?

  /// Whether it keeps to the basic grammar. Then `#n` counts events (2.1.11, Policies);
  /// otherwise rounds, each of which holds all items and times of the list.
  var isBasic: Bool {
    levels.count == 1 && levels[0].kind != .minutes && levels[0].times.isEmpty
      && levels[0].endMark == nil && levels[0].items.allSatisfy(\.times.isEmpty)
  }

  /// Nil when the text is no such rule.
  init?(_ text: some StringProtocol) {
    var parser = VCalendarRuleParser()
    for token in text.uppercased().split(whereSeparator: \.isWhitespace) {
      guard parser.take(token) else { return nil }
    }
    parser.endList()
    guard !parser.levels.isEmpty else { return nil }
    levels = parser.levels
    end = parser.end
  }
}
