import CalendarModel
import Recurrence
import Testing

/// SKIP with RSCALE=GREGORIAN (RFC 7529, 4.1). The first three cases are the RFC's own
/// Gregorian examples (sections 1 and 5), the others follow from 4.1 by hand.
struct SkipTests {
  @Test(
    "invalid dates are omitted or moved",
    arguments: [
      ("20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;COUNT=3", "20120229 20160229 20200229"),
      (
        "20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD;COUNT=5",
        "20120229 20130301 20140301 20150301 20160229"
      ),
      (
        "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4",
        "20140131 20140228 20140331 20140430"
      ),
      (
        "20140131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4",
        "20140131 20140301 20140331 20140501"
      ),
      (
        "20120229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD;COUNT=3",
        "20120229 20130228 20140228"
      ),
      // BYMONTHDAY is skipped after BYMONTH is looked at.
      (
        "20150228", "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;SKIP=FORWARD;COUNT=4",
        "20150228 20150301 20160228 20160229"
      ),
      // One day of two months' making is one occurrence.
      (
        "20150131", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=6",
        "20150131 20150201 20150301 20150331 20150401 20150501"
      ),
      (
        "20150131", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=BACKWARD;COUNT=5",
        "20150131 20150228 20150330 20150331 20150430"
      ),
      // Counted from the end, an invalid day lies before the month.
      (
        "20150101", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=FORWARD;COUNT=4",
        "20150101 20150201 20150301 20150401"
      ),
      (
        "20150101", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=BACKWARD;COUNT=4",
        "20150101 20150131 20150301 20150331"
      ),
      // The 366th day of a year of 365.
      (
        "20161231", "RSCALE=GREGORIAN;FREQ=YEARLY;BYYEARDAY=366;SKIP=FORWARD;COUNT=3",
        "20161231 20180101 20190101"
      ),
      (
        "20161231", "RSCALE=GREGORIAN;FREQ=YEARLY;BYYEARDAY=366;SKIP=BACKWARD;COUNT=3",
        "20161231 20171231 20181231"
      ),
      // BYDAY limits what was moved; BYSETPOS chooses among it.
      (
        "20150331", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=TU;SKIP=BACKWARD;COUNT=3",
        "20150331 20150630 20160531"
      ),
      (
        "20150131",
        "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30,31;BYSETPOS=-1;SKIP=FORWARD;COUNT=4",
        "20150131 20150301 20150331 20150501"
      ),
      // No Gregorian month is a leap month.
      (
        "20150601", "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1;SKIP=FORWARD;COUNT=2",
        "20150601 20160601"
      ),
      (
        "20150501", "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1;SKIP=BACKWARD;COUNT=2",
        "20150501 20160501"
      ),
    ])
  func skip(_ start: String, _ text: String, _ dates: String) {
    let found = RuleOccurrences(
      rule(text), start: wall(start), isDate: true,
      in: wall("20000101")..<wall("20300101"))
    #expect(found.map(\.day.basicText).joined(separator: " ") == dates)
  }

  @Test("times of a day that two months make come in order, once")
  func timesOfOverlap() {
    let found = RuleOccurrences(
      rule("FREQ=MONTHLY;BYMONTHDAY=1,29;BYHOUR=9,17;SKIP=FORWARD;COUNT=6"),
      start: wall("20150201T090000"), in: wall("20150101")..<wall("20160101"))
    #expect(
      found.map(\.basicText) == [
        "20150201T090000", "20150201T170000", "20150301T090000", "20150301T170000",
        "20150329T090000", "20150329T170000",
      ])
  }
}
