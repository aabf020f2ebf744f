import CalendarModel
import ICalendar
import Testing

/// Rules of other calendars than the Gregorian, through a whole file. The dates are those that
/// RFC 7529, 4.3 prints for its examples.
@Suite("Rules with RSCALE")
struct CalendarScaleTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var start: String
    var rule: String
    var days: [String]

    init(_ name: String, _ start: String, _ rule: String, _ days: String...) {
      testDescription = name
      self.start = start
      self.rule = rule
      self.days = days
    }

    /// The event in a calendar of its own.
    var bytes: [UInt8] {
      ICalendarTests.bytes(
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "BEGIN:VEVENT", "UID:u",
        "DTSTAMP:20130101T000000Z", "DTSTART;VALUE=DATE:\(start)", "RRULE:\(rule)",
        "END:VEVENT", "END:VCALENDAR")
    }
  }

  @Test(
    "the examples of RFC 7529",
    arguments: [
      Case(
        "Chinese New Year", "20130210", "RSCALE=CHINESE;FREQ=YEARLY", "2013-02-10", "2014-01-31",
        "2015-02-19", "2016-02-08", "2017-01-28"),
      Case(
        "the first of the 13th Ethiopic month", "20130906",
        "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13", "2013-09-06", "2014-09-06", "2015-09-06",
        "2016-09-06", "2017-09-06"),
      Case(
        "8 Adar I, forward to Adar in a year without it", "20140208",
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD", "2014-02-08",
        "2015-02-27", "2016-02-17", "2017-03-06"),
      Case(
        "29 February, forward", "20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD",
        "2012-02-29", "2013-03-01", "2014-03-01", "2015-03-01", "2016-02-29", "2017-03-01"),
      Case(
        "the 31st, backward", "20170131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4",
        "2017-01-31", "2017-02-28", "2017-03-31", "2017-04-30"),
    ])
  func listsExamples(_ c: Case) throws {
    let file = try CalendarFile(c.bytes, file: "a.ics")
    let list = try file.list(from: "2012-01-01", to: "2018-01-01")
    #expect(list.occurrences.map { "\($0.start)" } == c.days)
    #expect(list.diagnostics == [])
    #expect(file.diagnostics == [])
  }

  @Test("days and weeks are the same in every calendar")
  func listsDaysAndWeeks() throws {
    let daily = Case("", "20261207", "RSCALE=CHINESE;FREQ=DAILY;INTERVAL=2;COUNT=3")
    let weekly = Case("", "20261207", "RSCALE=HEBREW;FREQ=WEEKLY;BYDAY=MO,SA;UNTIL=20261214")
    let lists = try [daily, weekly].map {
      try CalendarFile($0.bytes, file: "a.ics").list(from: "2026-12-01", to: "2027-01-01")
    }
    #expect(lists.allSatisfy { $0.diagnostics.isEmpty })
    #expect(
      lists.map { $0.occurrences.map { "\($0.start)" } } == [
        ["2026-12-07", "2026-12-09", "2026-12-11"], ["2026-12-07", "2026-12-12", "2026-12-14"],
      ])
  }

  @Test(
    "a later window has the same dates, with COUNT as without",
    arguments: ["", ";COUNT=5", ";UNTIL=20170306"])
  func listsLaterWindow(_ end: String) throws {
    let c = Case(
      "", "20140208", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD\(end)")
    let file = try CalendarFile(c.bytes, file: "a.ics")
    #expect(
      try file.list(from: "2016-01-01", to: "2018-01-01").occurrences.map { "\($0.start)" }
        == ["2016-02-17", "2017-03-06"])
  }

  /// Rules at which libical 3.0.16 ends the process, or does not come back.
  @Test(
    "rules beyond libical's reach list the start alone, and are reported",
    arguments: [
      "RSCALE=HEBREW;FREQ=YEARLY;BYWEEKNO=-18,27,11;SKIP=FORWARD",
      "RSCALE=CHINESE;FREQ=YEARLY;BYWEEKNO=29",
      "RSCALE=DANGI;FREQ=YEARLY;INTERVAL=400;BYSETPOS=7",
      "RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=32767;BYMONTH=2,12;BYDAY=20SU",
      "RSCALE=PERSIAN;FREQ=HOURLY;BYMONTH=3", "RSCALE=PERSIAN;FREQ=MINUTELY;BYMONTH=8",
      "RSCALE=INDIAN;FREQ=MONTHLY;BYSETPOS=5",
      "RSCALE=CHINESE;FREQ=DAILY;BYMONTH=4L,2,9;BYMONTHDAY=18",
      "RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=5L;BYMONTHDAY=-4",
      "RSCALE=DANGI;FREQ=MONTHLY;BYDAY=20SU",
      "RSCALE=COPTIC;FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=5SU",
    ])
  func stopsBeforeLibicalFails(_ rule: String) throws {
    let file = try CalendarFile(Case("", "20200607", rule).bytes, file: "a.ics")
    let list = try file.list(from: "2020-01-01", to: "2100-01-01")
    #expect(list.occurrences.map { "\($0.start)" } == ["2020-06-07"])
    #expect(list.diagnostics.map(\.code) == [.unsupportedRule])
  }

  @Test("a start before the year 1 is listed alone")
  func startsInTheYearZero() throws {
    let file = try CalendarFile(
      Case("", "00001231", "RSCALE=CHINESE;FREQ=MONTHLY").bytes, file: "a.ics")
    let list = try file.list(from: "1970-01-01", to: "2100-01-01")
    #expect(list.occurrences.isEmpty)
    #expect(list.diagnostics.map(\.code) == [.unsupportedRule])
  }

  @Test("of an unknown calendar the start alone is listed, and the rule reported")
  func reportsUnknownCalendar() throws {
    let c = Case("", "20130210", "RSCALE=KLINGON;FREQ=YEARLY")
    let file = try CalendarFile(c.bytes, file: "a.ics")
    let list = try file.list(from: "2013-01-01", to: "2018-01-01")
    #expect(list.occurrences.map { "\($0.start)" } == ["2013-02-10"])
    #expect(list.diagnostics.map(\.code) == [.unsupportedRule])
    #expect(list.diagnostics.map(\.line) == [8])
  }
}
