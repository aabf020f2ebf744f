import CalendarModel
import Recurrence
import Testing

/// All examples of RFC 5545, 3.8.5.3, with the dates that it prints. Each starts in New York,
/// at 9:00 where nothing else is said; `more` marks those that go on after the last date.
struct RFC5545ExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let start: String
    let rule: String
    let dates: String
    let more: Bool

    init(_ name: String, _ start: String, _ rule: String, more: Bool = false, _ dates: String) {
      self.name = name
      self.start = start
      self.rule = rule
      self.dates = dates
      self.more = more
    }

    var testDescription: String { "\(name): \(rule)" }

    /// `1997-09 2-11 13; 1997-10 1` as days.
    var days: [Day] {
      dates.split(separator: ";").flatMap { group -> [Day] in
        let words = group.split(separator: " ")
        let month = Month(String(words[0])) ?? Month(validYear: 0, month: 1)
        return words.dropFirst().flatMap { word -> [Day] in
          let ends = word.split(separator: "-").compactMap { Int($0) }
          return (ends[0]...ends[ends.count - 1]).map {
            Day(validYear: month.year, month: month.month, day: $0)
          }
        }
      }
    }
  }

  @Test("the printed dates come out", arguments: examples)
  func printedDates(_ example: Example) {
    let expected = example.days.map { WallTime($0, secondOfDay: 9 * 3600) }
    let found = RuleOccurrences(
      rule(example.rule), start: wall(example.start + "T090000"),
      in: wall("19960101T000000")..<wall("20200101T000000"), zone: .newYork)
    if example.more {
      #expect(Array(found.prefix(expected.count)) == expected)
      #expect(found.dropFirst(expected.count).first { _ in true } != nil)
    } else {
      #expect(Array(found) == expected)
    }
  }

  static let examples: [Example] = [
    Example(
      "daily for 10 occurrences", "19970902", "FREQ=DAILY;COUNT=10", "1997-09 2-11"),
    Example(
      "daily until December 24, 1997", "19970902", "FREQ=DAILY;UNTIL=19971224T000000Z",
      "1997-09 2-30;1997-10 1-31;1997-11 1-30;1997-12 1-23"),
    Example(
      "every other day", "19970902", "FREQ=DAILY;INTERVAL=2", more: true,
      """
      1997-09 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30;\
      1997-10 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30;\
      1997-11 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29;1997-12 1 3
      """),
    Example(
      "every 10 days, 5 occurrences", "19970902", "FREQ=DAILY;INTERVAL=10;COUNT=5",
      "1997-09 2 12 22;1997-10 2 12"),
    Example(
      "every day in January, for 3 years", "19980101",
      "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "1998-01 1-31;1999-01 1-31;2000-01 1-31"),
    Example(
      "the same as a daily rule", "19980101", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
      "1998-01 1-31;1999-01 1-31;2000-01 1-31"),
    Example(
      "weekly for 10 occurrences", "19970902", "FREQ=WEEKLY;COUNT=10",
      "1997-09 2 9 16 23 30;1997-10 7 14 21 28;1997-11 4"),
    Example(
      "weekly until December 24, 1997", "19970902", "FREQ=WEEKLY;UNTIL=19971224T000000Z",
      "1997-09 2 9 16 23 30;1997-10 7 14 21 28;1997-11 4 11 18 25;1997-12 2 9 16 23"),
    Example(
      "every other week", "19970902", "FREQ=WEEKLY;INTERVAL=2;WKST=SU", more: true,
      """
      1997-09 2 16 30;1997-10 14 28;1997-11 11 25;1997-12 9 23;1998-01 6 20;1998-02 3 17
      """),
    Example(
      "Tuesday and Thursday for five weeks", "19970902",
      "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
      "1997-09 2 4 9 11 16 18 23 25 30;1997-10 2"),
    Example(
      "the same counted", "19970902", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
      "1997-09 2 4 9 11 16 18 23 25 30;1997-10 2"),
    Example(
      "every other week on three days until December 24, 1997", "19970901",
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      """
      1997-09 1 3 5 15 17 19 29;1997-10 1 3 13 15 17 27 29 31;\
      1997-11 10 12 14 24 26 28;1997-12 8 10 12 22
      """),
    Example(
      "every other week on Tuesday and Thursday, for 8 occurrences", "19970902",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
      "1997-09 2 4 16 18 30;1997-10 2 14 16"),
    Example(
      "monthly on the first Friday for 10 occurrences", "19970905",
      "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      """
      1997-09 5;1997-10 3;1997-11 7;1997-12 5;1998-01 2;1998-02 6;1998-03 6;1998-04 3;\
      1998-05 1;1998-06 5
      """),
    Example(
      "monthly on the first Friday until December 24, 1997", "19970905",
      "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
      "1997-09 5;1997-10 3;1997-11 7;1997-12 5"),
    Example(
      "every other month on the first and last Sunday", "19970907",
      "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
      "1997-09 7 28;1997-11 2 30;1998-01 4 25;1998-03 1 29;1998-05 3 31"),
    Example(
      "the second-to-last Monday of the month for 6 months", "19970922",
      "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
      "1997-09 22;1997-10 20;1997-11 17;1997-12 22;1998-01 19;1998-02 16"),
    Example(
      "the third-to-the-last day of the month", "19970928", "FREQ=MONTHLY;BYMONTHDAY=-3",
      more: true, "1997-09 28;1997-10 29;1997-11 28;1997-12 29;1998-01 29;1998-02 26"),
    Example(
      "the 2nd and 15th of the month", "19970902", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
      "1997-09 2 15;1997-10 2 15;1997-11 2 15;1997-12 2 15;1998-01 2 15"),
    Example(
      "the first and last day of the month", "19970930",
      "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
      "1997-09 30;1997-10 1 31;1997-11 1 30;1997-12 1 31;1998-01 1 31;1998-02 1"),
    Example(
      "every 18 months on the 10th thru 15th", "19970910",
      "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
      "1997-09 10-15;1999-03 10-13"),
    Example(
      "every Tuesday, every other month", "19970902", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      more: true, "1997-09 2 9 16 23 30;1997-11 4 11 18 25;1998-01 6 13 20 27;1998-03 3 10 17 24 31"
    ),
    Example(
      "yearly in June and July", "19970610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
      """
      1997-06 10;1997-07 10;1998-06 10;1998-07 10;1999-06 10;1999-07 10;2000-06 10;\
      2000-07 10;2001-06 10;2001-07 10
      """),
    Example(
      "every other year on January, February, and March", "19970310",
      "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      """
      1997-03 10;1999-01 10;1999-02 10;1999-03 10;2001-01 10;2001-02 10;2001-03 10;\
      2003-01 10;2003-02 10;2003-03 10
      """),
    Example(
      "every third year on the 1st, 100th, and 200th day", "19970101",
      "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
      """
      1997-01 1;1997-04 10;1997-07 19;2000-01 1;2000-04 9;2000-07 18;2003-01 1;2003-04 10;\
      2003-07 19;2006-01 1
      """),
    Example(
      "every 20th Monday of the year", "19970519", "FREQ=YEARLY;BYDAY=20MO", more: true,
      "1997-05 19;1998-05 18;1999-05 17"),
    Example(
      "Monday of week number 20", "19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", more: true,
      "1997-05 12;1998-05 11;1999-05 17"),
    Example(
      "every Thursday in March", "19970313", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", more: true,
      "1997-03 13 20 27;1998-03 5 12 19 26;1999-03 4 11 18 25"),
    Example(
      "every Thursday in June, July, and August", "19970605",
      "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", more: true,
      """
      1997-06 5 12 19 26;1997-07 3 10 17 24 31;1997-08 7 14 21 28;\
      1998-06 4 11 18 25;1998-07 2 9 16 23 30;1998-08 6 13 20 27;\
      1999-06 3 10 17 24;1999-07 1 8 15 22 29;1999-08 5 12 19 26
      """),
    // The RFC takes DTSTART out with an EXDATE: the first date is it.
    Example(
      "every Friday the 13th", "19970902", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", more: true,
      "1997-09 2;1998-02 13;1998-03 13;1998-11 13;1999-08 13;2000-10 13"),
    Example(
      "the first Saturday that follows the first Sunday of the month", "19970913",
      "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", more: true,
      """
      1997-09 13;1997-10 11;1997-11 8;1997-12 13;1998-01 10;1998-02 7;1998-03 7;1998-04 11;\
      1998-05 9;1998-06 13
      """),
    Example(
      "U.S. Presidential Election day", "19961105",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", more: true,
      "1996-11 5;2000-11 7;2004-11 2"),
    Example(
      "the third of Tuesday, Wednesday, or Thursday, for 3 months", "19970904",
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09 4;1997-10 7;1997-11 6"),
    Example(
      "the second-to-last weekday of the month", "19970929",
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", more: true,
      "1997-09 29;1997-10 30;1997-11 27;1997-12 30;1998-01 29;1998-02 26;1998-03 30"),
    Example(
      "weeks that start on Monday", "19970805",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08 5 10 19 24"),
    Example(
      "weeks that start on Sunday", "19970805",
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08 5 17 19 31"),
    Example(
      "an invalid date is ignored", "20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
      "2007-01 15 30;2007-02 15;2007-03 15 30"),
  ]

  /// The examples whose times of the day differ, on September 2, 1997 and the day after.
  @Test(
    "the printed times come out",
    arguments: [
      // The RFC prints 09:00, 12:00 and 15:00 beside UNTIL=19970902T170000Z, as if that were
      // 17:00 in New York. It is 13:00 there; 17:00 is 21:00Z.
      ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", "9:00 12:00 15:00"),
      ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z", "9:00 12:00"),
      ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", "9:00 9:15 9:30 9:45 10:00 10:15"),
      ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", "9:00 10:30 12:00 13:30"),
    ])
  func printedTimes(_ text: String, _ times: String) {
    let found = RuleOccurrences(
      rule(text), start: wall("19970902T090000"),
      in: wall("19970101T000000")..<wall("19980101T000000"), zone: .newYork)
    #expect(found.map { "\($0.hour):\($0.minute.padded)" }.joined(separator: " ") == times)
    #expect(found.allSatisfy { $0.day == wall("19970902").day })
  }

  @Test(
    "every 20 minutes from 9:00 to 16:40 every day",
    arguments: [
      "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
    ])
  func everyTwentyMinutes(_ text: String) {
    let found = RuleOccurrences(
      rule(text), start: wall("19970902T090000"),
      in: wall("19970901T000000")..<wall("19970904T000000"), zone: .newYork)
    let expected = ["19970902", "19970903"].flatMap { day in
      (0..<24).map { wall(day).adding(seconds: 9 * 3600 + $0 * 1200) }
    }
    #expect(Array(found) == expected)
  }
}

extension Int {
  fileprivate var padded: String { self < 10 ? "0\(self)" : "\(self)" }
}
