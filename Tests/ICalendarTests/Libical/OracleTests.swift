import CalendarModel
import ICalendar
import Recurrence
import Testing

/// The engine of the module `Recurrence` against libical's iterator, which shares no code with
/// it.
@Suite("Rules as libical expands them")
struct OracleTests {
  private static let end = WallTime(Day(validYear: 2200, month: 1, day: 1))

  struct Example: CustomTestStringConvertible {
    /// The day of DTSTART, at 9:00.
    var day: String
    var rule: String

    init(_ day: String, _ rule: String) {
      self.day = day
      self.rule = rule
    }

    var testDescription: String { "\(day) \(rule)" }
  }

  /// All rules of RFC 5545, 3.8.5.3 in its order.
  static let examples = [
    Example("19970902", "FREQ=DAILY;COUNT=10"),
    Example("19970902", "FREQ=DAILY;UNTIL=19971224T000000Z"),
    Example("19970902", "FREQ=DAILY;INTERVAL=2"),
    Example("19970902", "FREQ=DAILY;INTERVAL=10;COUNT=5"),
    Example(
      "19980101", "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA"),
    Example("19980101", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1"),
    Example("19970902", "FREQ=WEEKLY;COUNT=10"),
    Example("19970902", "FREQ=WEEKLY;UNTIL=19971224T000000Z"),
    Example("19970902", "FREQ=WEEKLY;INTERVAL=2;WKST=SU"),
    Example("19970902", "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH"),
    Example("19970902", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH"),
    Example(
      "19970901", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR"),
    Example("19970902", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH"),
    Example("19970905", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR"),
    Example("19970905", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR"),
    Example("19970907", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU"),
    Example("19970922", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO"),
    Example("19970928", "FREQ=MONTHLY;BYMONTHDAY=-3"),
    Example("19970902", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15"),
    Example("19970930", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1"),
    Example("19970910", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15"),
    Example("19970902", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU"),
    Example("19970610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7"),
    Example("19970310", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3"),
    Example("19970101", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200"),
    Example("19970519", "FREQ=YEARLY;BYDAY=20MO"),
    Example("19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"),
    Example("19970313", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH"),
    Example("19970605", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8"),
    // The RFC has DTSTART on 2 September, which its EXDATE takes away again.
    Example("19980213", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13"),
    Example("19970913", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13"),
    Example(
      "19961105", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8"),
    Example("19970904", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3"),
    Example("19970929", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"),
    Example("19970902", "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z"),
    Example("19970902", "FREQ=MINUTELY;INTERVAL=15;COUNT=6"),
    Example("19970902", "FREQ=MINUTELY;INTERVAL=90;COUNT=4"),
    Example("19970902", "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40"),
    Example("19970902", "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16"),
    Example("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO"),
    Example("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU"),
    Example("20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5"),
  ]

  @Test("the rules of RFC 5545, 3.8.5.3", arguments: examples)
  func expandsExamples(_ example: Example) throws {
    let read = try ReadEvent([
      "UID:u", "DTSTAMP:19970101T000000Z", "DTSTART:\(example.day)T090000",
      "RRULE:\(example.rule)",
    ])
    #expect(read.problems == [])
    try compare(#require(read.event).schedule, "\(example.rule)")
  }

  @Test(
    "the rules of the fixtures",
    arguments: FixtureFolder.names(ending: "ics")
      + FixtureFolder.names(ending: "ics", in: "demo").map { "demo/\($0)" })
  func expandsFixtures(_ name: String) throws {
    let file = try CalendarFile(FixtureFolder.bytes("\(name).ics"), file: name)
    for event in file.events().events { try compare(event.schedule, event.uid) }
  }

  /// Compares the first 60 occurrences of each of the schedule's rules, in floating time.
  private func compare(_ schedule: EventSchedule, _ name: String) throws {
    let start = schedule.start.wallTime
    let isDate = schedule.start.isDate
    for rule in schedule.recurrence?.rules ?? [] where rule.isGregorian && !rule.isBeyondLibical {
      // UNTIL "MUST have the same value type" as DTSTART (3.3.10); what else it may mean is
      // each reader's own.
      if case .until(let until) = rule.end, until.isDate != isDate { continue }
      let theirs = try #require(
        LibicalIterator.occurrences(
          of: rule, start: start, isDate: isDate, limit: 60, before: Self.end))
      var ours = rule.firstOccurrences(from: start, isDate: isDate, limit: 60, before: Self.end)
      // DTSTART belongs to the set also where it does not match the rule, and counts there.
      if theirs.first != start, !ours.isEmpty { ours.removeFirst() }
      let count = min(ours.count, theirs.count)
      #expect(count > 0, "\(name)")
      #expect(ours.prefix(count) == theirs.prefix(count), "\(name): \(rule)")
      #expect((0...1).contains(theirs.count - ours.count), "\(name): \(rule)")
    }
  }

  /// Rules per seed. What libical finds nothing for, or cannot do, is left out of them.
  private static let rulesOfSeed = 25

  @Test("random rules", arguments: UInt64(0)..<20)
  func expandsRandomRules(_ seed: UInt64) throws {
    var generator = RuleGenerator(seed: seed)
    var compared = 0
    while compared < Self.rulesOfSeed {
      let rule = generator.rule()
      let earliest = generator.start()
      if rule.isBeyondLibical { continue }
      var endless = rule
      endless.end = .never
      // DTSTART is the first that matches: libical leaves another out of the set.
      let first = LibicalIterator.occurrences(
        of: endless, start: earliest, limit: 1, before: Self.end)
      guard let start = first?.first else { continue }
      let theirs = LibicalIterator.occurrences(
        of: rule, start: start, limit: 60, before: Self.end)
      let ours = rule.firstOccurrences(from: start, limit: 60, before: Self.end)
      #expect(ours == theirs, "seed \(seed): \(rule) from \(start)")
      compared += 1
    }
  }
}
