import CalendarModel
import ICalendar
import Testing

/// Dates from `Policies`, `Glossary` and the examples of section 2.1.11 of vCalendar 1.0:
/// counted out by a program of its own, which walks through the days and asks of each whether
/// the words of the example hold for it.
@Suite("vCalendar 1.0: recurrence rules")
struct VCalendarRuleTests {
  struct Example: CustomTestStringConvertible {
    let rule: String
    /// The first occurrences, days or times, the start among them.
    let expected: String
    /// Whether there are more after them.
    let goesOn: Bool

    init(_ rule: String, _ expected: String, goesOn: Bool = false) {
      self.rule = rule
      self.expected = expected
      self.goesOn = goesOn
    }

    var testDescription: String { rule }
  }

  private static let basic = [
    Example(
      "D1 #10",
      "19941216 19941217 19941218 19941219 19941220 19941221 19941222 19941223 19941224 19941225"),
    Example(
      "D1 19941224T000000Z",
      "19941216 19941217 19941218 19941219 19941220 19941221 19941222 19941223"),
    Example("D2 #0", "19941216 19941218 19941220 19941222 19941224 19941226", goesOn: true),
    Example("D10 #5", "19941216 19941226 19950105 19950115 19950125"),
    Example(
      "W1 #10",
      "19941216 19941223 19941230 19950106 19950113 19950120 19950127 19950203 19950210 19950217"),
    Example("W1 19941224T000000Z", "19941201 19941208 19941215 19941222"),
    Example("W2 #0", "19941201 19941215 19941229 19950112 19950126", goesOn: true),
    // The example's words are "for 5 weeks"; by the policies a duration counts events.
    Example("W1 TU TH #5", "19941201 19941206 19941208 19941213 19941215"),
    Example(
      "W2 MO WE FR 19941224T000000Z", "19941128 19941130 19941202 19941212 19941214 19941216"),
    Example(
      "MP1 1+ FR #10",
      "19940701 19940805 19940902 19941007 19941104 19941202 19950106 19950203 19950303 19950407"),
    Example(
      "MP1 1+ FR 19941224T000000Z", "19940701 19940805 19940902 19941007 19941104 19941202"),
    Example(
      "MP2 1+ SU 1- SU #10",
      "19940703 19940731 19940904 19940925 19941106 19941127 19950101 19950129 19950305 19950326"),
    Example(
      "MP6 2+ MO TU WE TH FR #10",
      "19940708 19940711 19940712 19940713 19940714 19950109 19950110 19950111 19950112 19950113"),
    Example("MP1 2- MO #6", "19940718 19940822 19940919 19941024 19941121 19941219"),
    Example(
      "MD1 3- #0", "19940729 19940829 19940928 19941029 19941128 19941229 19950129 19950226",
      goesOn: true),
    Example(
      "MD1 2 15 #10",
      "19940702 19940715 19940802 19940815 19940902 19940915 19941002 19941015 19941102 19941115"),
    Example(
      "MD1 1 LD #10",
      "19940701 19940731 19940801 19940831 19940901 19940930 19941001 19941031 19941101 19941130"),
    Example(
      "MD1 1 1- #10",
      "19940701 19940731 19940801 19940831 19940901 19940930 19941001 19941031 19941101 19941130"),
    Example(
      "MD18 10 11 12 13 14 15 #10",
      "19940710 19940711 19940712 19940713 19940714 19940715 19960110 19960111 19960112 19960113"),
    Example("MD1 2- #5", "19940730 19940830 19940929 19941030 19941129"),
    Example(
      "YM1 6 7 #10",
      "19940610 19940710 19950610 19950710 19960610 19960710 19970610 19970710 19980610 19980710"),
    Example(
      "YM2 1 2 3 #10",
      "19940110 19940210 19940310 19960110 19960210 19960310 19980110 19980210 19980310 20000110"),
    Example(
      "YD3 1 100 200 #10",
      "19940101 19940410 19940719 19970101 19970410 19970719 20000101 20000409 20000718 20030101"),
  ]

  private static let policies = [
    // Neither duration nor end: twice.
    Example("D4", "19940701 19940705"),
    Example("W1 MO FR #5", "19940701 19940704 19940708 19940711 19940715"),
    Example("W1 #5", "19940701 19940708 19940715 19940722 19940729"),
    // Months without a fifth Friday, or a 31st, do not count.
    Example("MP1 5+ FR #4", "19940729 19940930 19941230 19950331"),
    Example("MD1 31 #4", "19940731 19940831 19941031 19941231"),
    // The place in the month comes from the start.
    Example("MP1 #3", "19940712 19940809 19940913"),
    Example("MD1 #3", "19940712 19940812 19940912"),
    Example("YM1 #2", "19940712 19950712"),
    Example("YD1 #3", "19960712 19970712 19980712"),
    // Duration and end: whichever comes first.
    Example("D1 #10 19940705T235959Z", "19940701 19940702 19940703 19940704 19940705"),
    Example("D1 #3 19940705T235959Z", "19940701 19940702 19940703"),
    Example("D1 #0 19940703", "19940701 19940702 19940703"),
    // In another case, with an interval left out.
    Example("w mo fr #3", "19940701 19940704 19940708"),
    // Several rules in one property.
    Example("MD1 1 #2 & MD1 15 #2", "19940701 19940715 19940801 19940815"),
  ]

  /// The grammar of XAPIA's CSA, of which the basic one is a part: times of day, end marks,
  /// minutes, and rules in rules. A duration counts rounds.
  private static let extended = [
    Example(
      "D2 0600 1200 1500 #2",
      "19940701T0600 19940701T1200 19940701T1500 19940703T0600 19940703T1200 19940703T1500"),
    Example(
      "D2 0600 1200$ 1500 #3",
      "19940701T0600 19940701T1200 19940701T1500 19940703T0600 19940703T1200 19940703T1500 "
        + "19940705T0600 19940705T1200"),
    Example(
      "D2 0600 1200 #0",
      "19940701T0600 19940701T1200 19940703T0600 19940703T1200 19940705T0600", goesOn: true),
    Example(
      "W1 TU 1200 TH 1130 #2", "19940705T1200 19940707T1130 19940712T1200 19940714T1130"),
    Example(
      "W1 TU TH 1200 #0", "19940705T1200 19940707T1200 19940712T1200 19940714T1200", goesOn: true),
    Example("W2 MO$ TU #2", "19940704T0900 19940705T0900 19940718T0900"),
    Example("M60 #3", "19940701T0900 19940701T1000 19940701T1100"),
    Example(
      "D1 #2 M10 #3",
      "19940701T0900 19940701T0910 19940701T0920 19940702T0900 19940702T0910 19940702T0920"),
    Example(
      "D1 #0 M10 #2", "19940701T0900 19940701T0910 19940702T0900 19940702T0910", goesOn: true),
    Example(
      "W1 TU 1200 TH 1130 #1 M30",
      "19940705T1200 19940705T1230 19940707T1130 19940707T1200"),
    Example("MP2 1+$ 1- FR #2", "19940701T0900 19940729T0900 19940902T0900"),
    Example(
      "MP6 1+ MO #2 D1 #3", "19940704 19940705 19940706 19950102 19950103 19950104"),
    Example(
      "YM1 1 6 12 #2 MP1 1+ MO 1- FR",
      "19940103 19940128 19940606 19940624 19941205 19941230 "
        + "19950102 19950127 19950605 19950630 19951204 19951229"),
    Example("YM1 6 #0 MP1 1+ MO", "19940606 19950605 19960603 19970602", goesOn: true),
    Example("YM2 6 #3 MD1 12", "19940612 19960612 19980612"),
    Example("YM1 6 #2 W1 TU TH #2", "19940602 19940607 19940609 19950601 19950606 19950608"),
  ]

  @Test("each example of the specification", arguments: basic)
  func specification(_ example: Example) throws { try check(example) }

  @Test("what the policies of the specification say", arguments: policies)
  func policy(_ example: Example) throws { try check(example) }

  @Test("times of day, end marks, minutes and rules in rules", arguments: extended)
  func beyondTheBasicGrammar(_ example: Example) throws { try check(example) }

  @Test("an EXRULE takes out what it matches")
  func exceptionRule() throws {
    let file = try VCalendarText.calendar([
      "BEGIN:VEVENT", "UID:1", "DTSTART:19940701T090000Z", "RRULE:D1 #6", "EXRULE:D2 #2",
      "END:VEVENT",
    ])
    // 1 and 3 July are taken out.
    #expect(
      try starts(file, from: "1994-01-01")
        == ["0702", "0704", "0705", "0706"].map {
          "1994\($0)T0900"
        })
  }

  @Test("UNTIL is spelled as the start wants it, RFC 5545, 3.3.10")
  func until() throws {
    let head = ["TZ:-05"]
    let local = try VCalendarText.component(
      "VEVENT", ["DTSTART:19940701T090000", "RRULE:D1 #0 19940703T235959"], head: head)
    #expect(local.contains("RRULE:FREQ=DAILY;UNTIL=19940704T045959Z"))
    let floating = try VCalendarText.component(
      "VEVENT", ["DTSTART:19940701T090000", "RRULE:D1 #0 19940703T235959"])
    #expect(floating.contains("RRULE:FREQ=DAILY;UNTIL=19940703T235959"))
    let day = try VCalendarText.component(
      "VEVENT", ["DTSTART:19940701", "RRULE:D1 #0 19940703T235959Z"])
    #expect(day.contains("RRULE:FREQ=DAILY;UNTIL=19940703"))
  }

  @Test(
    "what is no rule is kept and reported",
    arguments: [
      "X1 #3", "D1 MO", "MP1 6+ SU", "MD1 32", "YM1 13", "W1 XX", "#5", "D0", "M5 0900", "hello",
      "D1 #-1", "MP1 99999999999999999999+ MO", "D99999999999999999999",
    ])
  func badRule(_ rule: String) throws {
    let file = try VCalendarText.calendar([
      "BEGIN:VEVENT", "UID:1", "DTSTART:19940701T090000Z", "RRULE:\(rule)", "END:VEVENT",
    ])
    #expect(file.diagnostics.contains { $0.code == .badRule && $0.line == 7 && $0.uid == "1" })
    #expect(try starts(file, from: "1994-01-01") == ["19940701T0900"])
    #expect(file.events().events[0].otherProperties.map(\.name) == ["X-VCALENDAR-RRULE"])
  }

  @Test(
    "a rule that would write out endless occurrences ends, and that is reported",
    arguments: [
      "D1 #0 W1 MO #3", "D1 #2000 M1 #1440", "MD1 31 #0 MD1 31 #2000 D1 #2000",
      "D1 #0 YD1 366 #1 YD1 1 #2000",
    ])
  func limit(_ rule: String) throws {
    let file = try VCalendarText.calendar([
      "BEGIN:VEVENT", "UID:1", "DTSTART:19940701T090000Z", "RRULE:\(rule)", "END:VEVENT",
    ])
    #expect(file.diagnostics.contains { $0.code == .unsupportedRule && $0.line == 7 })
  }

  private func check(_ example: Example) throws {
    let expected = example.expected.split(separator: " ").map {
      $0.contains("T") ? String($0) : "\($0)T0900"
    }
    let file = try VCalendarText.calendar([
      "BEGIN:VEVENT", "UID:1", "DTSTART:\(expected[0])00Z", "RRULE:\(example.rule)", "END:VEVENT",
    ])
    #expect(file.diagnostics.filter { $0.severity > .note } == [])
    let found = try starts(file, from: "1990-01-01")
    #expect(Array(found.prefix(expected.count)) == expected)
    #expect((found.count > expected.count) == example.goesOn)
  }

  /// The starts before 2011, as `19940701T0900`.
  private func starts(_ file: CalendarFile, from first: String) throws -> [String] {
    try file.list(from: first, to: "2011-01-01").occurrences.map {
      String($0.start.wallTime.description.filter { $0 != "-" && $0 != ":" }.prefix(13))
    }
  }
}
