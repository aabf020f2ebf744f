import CalendarModel
import Recurrence
import Testing

/// How rules are read where RFC 5545, 3.3.10 has more to say than its examples show. Expected
/// values are worked out by hand from the text named in each case.
struct RuleReadingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let claim: String
    let start: String
    let rule: String
    let expected: [String]
    init(_ claim: String, _ start: String, _ rule: String, _ expected: String) {
      self.claim = claim
      self.start = start
      self.rule = rule
      self.expected = expected.split(separator: " ").map { String($0) }
    }
    var testDescription: String { "\(claim): \(rule)" }
  }

  @Test(
    "rules are read as the RFC says",
    arguments: [
      Case(
        "DTSTART is COUNT's first though it does not match", "20250101T090000",
        "FREQ=WEEKLY;BYDAY=FR;COUNT=3", "20250101T090000 20250103T090000 20250110T090000"),
      Case(
        "DTSTART belongs to the set though UNTIL is before it", "20250101T090000",
        "FREQ=DAILY;UNTIL=20241201T090000Z", "20250101T090000"),
      Case(
        "a DATE ignores times", "20250101", "FREQ=DAILY;BYHOUR=9,10;BYMINUTE=5;BYSECOND=1;COUNT=2",
        "20250101 20250102"),
      Case(
        "a DATE recurs hourly by the day", "20250101", "FREQ=HOURLY;COUNT=3",
        "20250101 20250102 20250103"),
      // Hours 0, 36, 72, 108 of 2025-01-01.
      Case(
        "a DATE recurs by odd hours on their days", "20250101",
        "FREQ=HOURLY;INTERVAL=36;COUNT=4", "20250101 20250102 20250104 20250105"),
      Case(
        "the weekday of a week number comes from DTSTART", "20250515T090000",
        "FREQ=YEARLY;BYWEEKNO=20;COUNT=3", "20250515T090000 20260514T090000 20270520T090000"),
      // ISO 8601: 2026 has 53 weeks, 2025 has 52; week 1 of 2026 begins on 2025-12-29.
      Case(
        "week 1 may begin in the year before", "20241230T090000",
        "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=3",
        "20241230T090000 20251229T090000 20270104T090000"),
      Case(
        "week 53 is where there is one", "20201231T090000",
        "FREQ=YEARLY;BYWEEKNO=53;BYDAY=TH;COUNT=3",
        "20201231T090000 20261231T090000 20321230T090000"),
      Case(
        "the last week", "20241223T090000", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=3",
        "20241223T090000 20251222T090000 20261228T090000"),
      Case(
        "BYSETPOS of a daily rule", "20250101T100000",
        "FREQ=DAILY;BYHOUR=9,10,11;BYSETPOS=2;COUNT=2", "20250101T100000 20250102T100000"),
      Case(
        "BYSETPOS of an hourly rule", "20250101T095000",
        "FREQ=HOURLY;BYMINUTE=10,30,50;BYSETPOS=-1;COUNT=2", "20250101T095000 20250101T105000"),
      Case(
        "BYSETPOS of a minutely rule", "20250101T090020",
        "FREQ=MINUTELY;BYSECOND=0,20,40;BYSETPOS=2;COUNT=2", "20250101T090020 20250101T090120"),
      Case(
        "BYSETPOS counts what lies before DTSTART", "20250108T090000",
        "FREQ=MONTHLY;BYDAY=WE;BYSETPOS=2,3;COUNT=3",
        "20250108T090000 20250115T090000 20250212T090000"),
      Case(
        "positions beyond the set choose nothing", "20250101T090000",
        "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6", "20250101T090000"),
      Case(
        "numbers are no part of a weekly BYDAY", "20250106T090000",
        "FREQ=WEEKLY;BYDAY=2MO;COUNT=2", "20250106T090000 20250113T090000"),
      Case(
        "BYMONTHDAY and a numbered BYDAY limit each other", "20250106T090000",
        "FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=1,2,3;COUNT=3",
        "20250106T090000 20250203T090000 20250303T090000"),
      Case(
        "second 60 is 59", "20250101T090059", "FREQ=DAILY;BYSECOND=60;COUNT=2",
        "20250101T090059 20250102T090059"),
      Case(
        "values out of range match nothing", "20250101T090000", "FREQ=DAILY;BYHOUR=24,25",
        "20250101T090000"),
      Case(
        "repeated values count once", "20250101T090000",
        "FREQ=DAILY;BYHOUR=9,9;BYDAY=WE,WE,TH;COUNT=3",
        "20250101T090000 20250102T090000 20250108T090000"),
      Case(
        "INTERVAL counts from DTSTART's period", "20250131T090000",
        "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1;COUNT=3",
        "20250131T090000 20250301T090000 20250501T090000"),
      Case(
        "INTERVAL 0 is 1", "20250101T090000", "FREQ=DAILY;INTERVAL=0;COUNT=2",
        "20250101T090000 20250102T090000"),
      Case(
        "a long INTERVAL of days meets its weekdays", "20250101T090000",
        "FREQ=DAILY;INTERVAL=100;BYDAY=WE;COUNT=2", "20250101T090000 20261202T090000"),
    ])
  func reading(_ c: Case) {
    let start = time(c.start)
    let found = RuleOccurrences(
      rule(c.rule), start: start.wallTime, isDate: start.isDate,
      in: wall("20200101")..<wall("20400101"))
    #expect(found.map { start.with(wallTime: $0).basicText } == c.expected)
  }
}
