import CalendarModel
import Testing

/// Rules as RRULE values. Each text has the parts of an example, in the order that Daymark
/// writes: RFC 5545, 3.3.10, "the order is not significant" to readers.
@Suite("Recurrence rules as text")
struct RecurrenceRuleTextTests {
  typealias Rule = RecurrenceRule

  /// RFC 5545, 3.8.5.3.
  @Test(
    "examples of RFC 5545",
    arguments: [
      (Rule(.daily, end: .count(10)), "FREQ=DAILY;COUNT=10"),
      (Rule(.daily, interval: 2), "FREQ=DAILY;INTERVAL=2"),
      (
        Rule(.weekly, interval: 2, byDay: [.init(.tuesday), .init(.sunday)], weekStart: .sunday),
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU"
      ),
      (
        Rule(.monthly, end: .count(10), byDay: [.init(.friday, ordinal: 1)]),
        "FREQ=MONTHLY;COUNT=10;BYDAY=1FR"
      ),
      (
        Rule(
          .monthly, interval: 2, end: .count(10),
          byDay: [.init(.sunday, ordinal: 1), .init(.sunday, ordinal: -1)]),
        "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU"
      ),
      (Rule(.monthly, byMonthDay: [-3]), "FREQ=MONTHLY;BYMONTHDAY=-3"),
      (
        Rule(.yearly, interval: 3, end: .count(10), byYearDay: [1, 100, 200]),
        "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200"
      ),
      (
        Rule(.yearly, byDay: [.init(.monday)], byWeekNumber: [20]),
        "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"
      ),
      (
        Rule(.yearly, byDay: [.init(.thursday)], byMonth: [.init(6), .init(7), .init(8)]),
        "FREQ=YEARLY;BYMONTH=6,7,8;BYDAY=TH"
      ),
      (
        Rule(
          .monthly, end: .count(3),
          byDay: [.init(.tuesday), .init(.wednesday), .init(.thursday)], bySetPosition: [3]),
        "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3"
      ),
      (
        Rule(.daily, byMinute: [0, 20, 40], byHour: [9, 10, 11, 12, 13, 14, 15, 16]),
        "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40"
      ),
    ])
  func examples(_ rule: Rule, _ text: String) {
    #expect(rule.description == text)
  }

  @Test("UNTIL is written in its own kind")
  func until() throws {
    func text(_ time: CalendarTime) -> String { Rule(.daily, end: .until(time)).description }
    // RFC 5545, 3.8.5.3 for the first.
    #expect(try text(.utc(utc(1997, 12, 24, 0))) == "FREQ=DAILY;UNTIL=19971224T000000Z")
    #expect(try text(.date(day(1997, 12, 24))) == "FREQ=DAILY;UNTIL=19971224")
    #expect(try text(.floating(wall(1997, 12, 24, 9, 0))) == "FREQ=DAILY;UNTIL=19971224T090000")
  }

  /// RFC 7529, 5: an RSCALE comes first there, and a leap month has an L.
  @Test("rules of other calendars, as in RFC 7529")
  func otherCalendars() {
    #expect(Rule(.yearly, calendarScale: "CHINESE").description == "RSCALE=CHINESE;FREQ=YEARLY")
    #expect(
      Rule(
        .yearly, byMonthDay: [8], byMonth: [.init(5, isLeap: true)], calendarScale: "HEBREW",
        skip: .forward
      ).description == "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD")
    #expect(
      Rule(.monthly, byMonthDay: [31], calendarScale: "GREGORIAN", skip: .backward).description
        == "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD")
    #expect(Rule(.yearly).isGregorian)
    #expect(Rule(.yearly, calendarScale: "GREGORIAN").isGregorian)
    #expect(!Rule(.yearly, calendarScale: "CHINESE").isGregorian)
  }

  @Test("frequencies are ordered from fast to slow")
  func frequencies() {
    #expect(Rule.Frequency.allCases.sorted() == Rule.Frequency.allCases)
    #expect(
      Rule.Frequency.allCases.map(\.code) == [
        "SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY",
      ])
  }
}
