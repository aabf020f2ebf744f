import CalendarModel
import Testing

@Suite("A recurrence rule")
struct RecurrenceRuleTests {
  /// Each part that a rule may be without, set to something.
  private static let changes: [(name: String, set: @Sendable (inout RecurrenceRule) -> Void)] = [
    ("BYSECOND", { $0.bySecond = [1] }), ("BYMINUTE", { $0.byMinute = [1] }),
    ("BYHOUR", { $0.byHour = [1] }), ("BYDAY", { $0.byDay = [.init(.friday, ordinal: -1)] }),
    ("BYMONTHDAY", { $0.byMonthDay = [1] }), ("BYYEARDAY", { $0.byYearDay = [1] }),
    ("BYWEEKNO", { $0.byWeekNumber = [1] }), ("BYMONTH", { $0.byMonth = [.init(5, isLeap: true)] }),
    ("BYSETPOS", { $0.bySetPosition = [1] }), ("RSCALE", { $0.calendarScale = "HEBREW" }),
    ("SKIP", { $0.skip = .forward }),
  ]

  @Test("differs by each of its parts, and is equal again without it", arguments: changes.indices)
  func parts(index: Int) {
    let change = Self.changes[index]
    let plain = RecurrenceRule(.yearly, interval: 2)
    var rule = plain
    change.set(&rule)
    #expect(rule != plain, "\(change.name)")
    for other in Self.changes where other.name != change.name {
      var second = plain
      other.set(&second)
      #expect(rule != second, "\(change.name), \(other.name)")
    }
    rule.bySecond = []
    rule.byMinute = []
    rule.byHour = []
    rule.byDay = []
    rule.byMonthDay = []
    rule.byYearDay = []
    rule.byWeekNumber = []
    rule.byMonth = []
    rule.bySetPosition = []
    rule.calendarScale = nil
    rule.skip = .omit
    #expect(rule == plain, "\(change.name)")
    #expect(rule.hashValue == plain.hashValue, "\(change.name)")
  }
}
