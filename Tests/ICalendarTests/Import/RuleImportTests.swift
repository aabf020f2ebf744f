import CalendarModel
import ICalendar
import Testing

/// RRULE (RFC 5545, 3.3.10; RFC 7529, 4), also damaged: what is read, and what is reported.
@Suite("Recurrence rules as files have them")
struct RuleImportTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    /// The rule as it is written; nil where there is none.
    var rule: String?
    var problems: [String]

    init(_ text: String, _ rule: String?, _ problems: String...) {
      self.text = text
      self.rule = rule
      self.problems = problems
    }

    var testDescription: String { text }
  }

  @Test(
    "rules in order are read whole",
    arguments: [
      Case("FREQ=DAILY", "FREQ=DAILY"),
      Case("FREQ=DAILY;INTERVAL=1;WKST=MO", "FREQ=DAILY"),
      Case("COUNT=3;FREQ=WEEKLY;BYDAY=FR,MO", "FREQ=WEEKLY;COUNT=3;BYDAY=MO,FR"),
      Case("freq=weekly;byday=mo,we;wkst=su", "FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU"),
      Case("FREQ=MONTHLY;BYDAY=+1MO,-1FR", "FREQ=MONTHLY;BYDAY=1MO,-1FR"),
      Case("FREQ=YEARLY;UNTIL=20301231", "FREQ=YEARLY;UNTIL=20301231"),
      Case("FREQ=YEARLY;UNTIL=20301231T120000Z", "FREQ=YEARLY;UNTIL=20301231T120000Z"),
      Case(
        "FREQ=YEARLY;BYMONTH=1,12;BYWEEKNO=-1,53;BYYEARDAY=-366,1;BYMONTHDAY=-31,31;BYHOUR=0,23;"
          + "BYMINUTE=0,59;BYSECOND=0,59;BYSETPOS=-366,366",
        "FREQ=YEARLY;BYMONTH=1,12;BYWEEKNO=-1,53;BYYEARDAY=-366,1;BYMONTHDAY=-31,31;BYHOUR=0,23;"
          + "BYMINUTE=0,59;BYSECOND=0,59;BYSETPOS=-366,366"),
      Case("FREQ=DAILY;INTERVAL=40000", "FREQ=DAILY;INTERVAL=40000"),
      Case("FREQ=DAILY;COUNT=100000", "FREQ=DAILY;COUNT=100000"),
      Case("RSCALE=CHINESE;FREQ=YEARLY", "RSCALE=CHINESE;FREQ=YEARLY"),
      Case(
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD",
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD"),
      // Unknown to every reader so far: RFC 7529, 4.1 wants it kept.
      Case("RSCALE=KLINGON;FREQ=YEARLY", "RSCALE=KLINGON;FREQ=YEARLY"),
      Case(
        "FREQ=MONTHLY;RSCALE=gregorian;SKIP=BACKWARD",
        "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD"),
    ])
  func readsRules(_ c: Case) throws { try check(c) }

  @Test(
    "damage costs the part that it is in",
    arguments: [
      Case("FREQ=WEEKLY;FOO=BAR;COUNT=2", "FREQ=WEEKLY;COUNT=2", "8 warning bad-rule-part"),
      Case(
        "FREQ=WEEKLY;X-NOTE=1;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO", "8 warning bad-rule-part"),
      Case(
        "FREQ=WEEKLY;BYDAY=MO,TU,;COUNT=4", "FREQ=WEEKLY;COUNT=4;BYDAY=MO,TU",
        "8 note bad-rule-part"),
      Case("FREQ=WEEKLY;BYDAY=,MO", "FREQ=WEEKLY;BYDAY=MO", "8 note bad-rule-part"),
      Case("FREQ=DAILY;", "FREQ=DAILY", "8 note bad-rule-part"),
      Case("FREQ=DAILY;;COUNT=2", "FREQ=DAILY;COUNT=2", "8 note bad-rule-part"),
      Case(
        "FREQ=WEEKLY; BYDAY=MO, TU ;COUNT = 4", "FREQ=WEEKLY;COUNT=4;BYDAY=MO,TU",
        "8 note bad-rule-part"),
      Case("FREQ=DAILY;COUNT=-1", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;COUNT=0", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;COUNT=many", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;INTERVAL=0", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;INTERVAL=-2", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;INTERVAL=1e9", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case(
        "FREQ=DAILY;INTERVAL=99999999999999999999", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;UNTIL=soon", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;UNTIL=", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;UNTIL=2030-12-31", "FREQ=DAILY;UNTIL=20301231", "8 note bad-rule-part"),
      Case(
        "FREQ=DAILY;COUNT=3;UNTIL=20261231T000000Z", "FREQ=DAILY;UNTIL=20261231T000000Z",
        "8 warning count-and-until"),
      Case(
        "FREQ=WEEKLY;BYDAY=MO,TU\u{2026}", "FREQ=WEEKLY;BYDAY=MO,TU", "8 warning bad-rule-part"),
      Case("FREQ=WEEKLY;BYDAY=MO,XX", "FREQ=WEEKLY;BYDAY=MO", "8 warning bad-rule-part"),
      Case("FREQ=WEEKLY;BYDAY=Monday,wed", "FREQ=WEEKLY;BYDAY=MO,WE", "8 note bad-rule-part"),
      Case("FREQ=MONTHLY;BYDAY=1Friday", "FREQ=MONTHLY;BYDAY=1FR", "8 note bad-rule-part"),
      Case(
        "FREQ=MONTHLY;BYMONTHDAY=1,32", "FREQ=MONTHLY;BYMONTHDAY=1", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;BYHOUR=9,24,17", "FREQ=DAILY;BYHOUR=9,17", "8 warning bad-rule-part"),
      Case("RRULE:FREQ=DAILY;COUNT=2", "FREQ=DAILY;COUNT=2", "8 note bad-rule-part"),
      Case("RRULE:RRULE:FREQ=DAILY", "FREQ=DAILY", "8 note bad-rule-part"),
      Case("BYDAY=MO;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO"),
      Case("FREQ=DAILY;UNTIL=20301231T120000", "FREQ=DAILY;UNTIL=20301231T120000"),
      Case(
        "FREQ=DAILY;UNTIL=2030-12-31T12:00:00Z", "FREQ=DAILY;UNTIL=20301231T120000Z",
        "8 note bad-rule-part"),
      Case(
        "FREQ=DAILY;UNTIL=20301231T120000+0100", "FREQ=DAILY;UNTIL=20301231T110000Z",
        "8 note bad-rule-part"),
      Case("FREQ=DAILY;BYMONTH=;COUNT=2", "FREQ=DAILY;COUNT=2", "8 note bad-rule-part"),
      Case("FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY", "8 warning bad-rule-part"),
      Case("FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY", "8 warning bad-rule-part"),
      Case("FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY", "8 warning bad-rule-part"),
      Case("FREQ=YEARLY;BYMONTH=13", "FREQ=YEARLY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;BYHOUR=24", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;COUNT=2;COUNT=3", "FREQ=DAILY;COUNT=2", "8 warning bad-rule-part"),
      Case(
        "FREQ=DAILY;INTERVAL=2;INTERVAL=3", "FREQ=DAILY;INTERVAL=2", "8 warning bad-rule-part"),
      Case(
        "FREQ=WEEKLY;BYDAY=MO;BYDAY=TU", "FREQ=WEEKLY;BYDAY=MO", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;FREQ=WEEKLY", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=DAILY;COUNT", "FREQ=DAILY", "8 warning bad-rule-part"),
      Case("FREQ=YEARLY;BYMONTH=5L", "FREQ=YEARLY", "8 warning bad-rule-part"),
      Case("FREQ=YEARLY;BYMONTH=2,13", "FREQ=YEARLY;BYMONTH=2", "8 warning bad-rule-part"),
      Case("RSCALE=;FREQ=YEARLY", "FREQ=YEARLY", "8 note bad-rule-part"),
    ])
  func mendsRules(_ c: Case) throws { try check(c) }

  @Test(
    "without a frequency there is no rule, and the property is kept",
    arguments: [
      "", " ", "DAILY", "FREQ=", "FREQ=FORTNIGHTLY", "COUNT=3", "INTERVAL=2;BYDAY=MO",
      "FREQ:DAILY", "RSCALE=CHINESE", "\u{0}", "FREQ=DAILYX",
    ])
  func refusesRules(_ text: String) throws {
    let read = try ReadEvent.with("RRULE:\(text)")
    let event = try #require(read.event)
    #expect(event.schedule.recurrence == nil)
    #expect(event.otherProperties == [Property("RRULE", value: text)])
    #expect(read.problems.filter { $0 != "8 note control-character" } == ["8 warning bad-rule"])
  }

  @Test("several rules, and EXRULE")
  func readsSeveral() throws {
    let read = try ReadEvent.with(
      "RRULE:FREQ=DAILY;COUNT=2", "RRULE:FREQ=WEEKLY", "EXRULE:FREQ=MONTHLY;BYDAY=1MO")
    let recurrence = try #require(read.event?.schedule.recurrence)
    #expect(recurrence.rules.map(\.description) == ["FREQ=DAILY;COUNT=2", "FREQ=WEEKLY"])
    #expect(recurrence.exceptionRules.map(\.description) == ["FREQ=MONTHLY;BYDAY=1MO"])
    #expect(read.problems == [])
  }

  private func check(_ c: Case) throws {
    let read = try ReadEvent.with("RRULE:\(c.text)")
    let rules = read.event?.schedule.recurrence?.rules.map(\.description)
    #expect(rules == c.rule.map { [$0] })
    #expect(read.problems == c.problems)
  }
}
