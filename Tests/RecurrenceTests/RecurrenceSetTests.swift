import CalendarModel
import Recurrence
import Testing

/// The recurrence set of one component: RRULE, RDATE, EXDATE, EXRULE (RFC 5545, 3.8.5).
/// New York is at UTC-5 up to 2025-03-09T07:00Z and again from 2025-11-02T06:00Z, at UTC-4
/// between. Expected values are worked out by hand.
struct RecurrenceSetTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let claim: String
    let master: EventSchedule
    let starts: [String]
    init(_ claim: String, _ master: EventSchedule, _ starts: String) {
      self.claim = claim
      self.master = master
      self.starts = starts.split(separator: " ").map { String($0) }
    }
    var testDescription: String { claim }
  }

  @Test(
    "the set is what the properties add and take",
    arguments: [
      Case(
        "RDATE adds, also before DTSTART, and repeats nothing",
        component(
          "20250110T090000NY", rules: ["FREQ=DAILY;COUNT=2"],
          added: ["20250111T090000NY", "20250108T120000NY", "20250110T090000NY"]),
        "20250108T120000NY 20250110T090000NY 20250111T090000NY"),
      Case(
        "an RDATE of another zone keeps it, and is the same instant",
        component(
          "20250110T090000NY", rules: ["FREQ=DAILY;COUNT=2"],
          added: ["20250110T140000Z", "20250112T090000[Asia/Tokyo]", "20250113T100000"]),
        "20250110T090000NY 20250111T090000NY 20250112T090000[Asia/Tokyo] 20250113T100000NY"),
      Case(
        "an RDATE that is a DATE is that day at DTSTART's time",
        component("20250110T090000NY", added: ["20250112"]),
        "20250110T090000NY 20250112T090000NY"),
      Case(
        "a DATE's RDATE with a time is its day",
        component("20250110", added: ["20250112T233000NY", "20250113"]),
        "20250110 20250112 20250113"),
      Case(
        "RDATE without RRULE",
        component("20250110T090000Z", added: ["20250301T090000Z", "20250201T090000Z"]),
        "20250110T090000Z 20250201T090000Z 20250301T090000Z"),
      Case(
        "EXDATE in another zone takes out the same instant",
        component(
          "20250110T090000NY", rules: ["FREQ=DAILY;COUNT=4"],
          except: ["20250111T140000Z", "20250112T230000[Asia/Tokyo]", "20250113T100000NY"]),
        "20250110T090000NY 20250113T090000NY"),
      Case(
        "a DATE EXDATE takes out the day, in the event's zone",
        component(
          "20250110T220000NY", rules: ["FREQ=HOURLY;INTERVAL=12;COUNT=4"], except: ["20250111"]),
        "20250110T220000NY 20250112T100000NY"),
      Case(
        "a DATE-TIME EXDATE takes out a DATE's day",
        component("20250110", rules: ["FREQ=DAILY;COUNT=3"], except: ["20250111T000000Z"]),
        "20250110 20250112"),
      Case(
        "a floating EXDATE is read in the event's zone",
        component(
          "20250110T090000NY", rules: ["FREQ=DAILY;COUNT=2"], except: ["20250111T090000"]),
        "20250110T090000NY"),
      Case(
        "EXDATE takes out DTSTART, and RDATEs",
        component(
          "20250110T090000NY", rules: ["FREQ=DAILY;COUNT=2"], added: ["20250115T090000NY"],
          except: ["20250110T090000NY", "20250115T090000NY"]),
        "20250111T090000NY"),
      Case(
        "EXDATE takes the occurrence that COUNT counted",
        component("20250110T090000NY", rules: ["FREQ=DAILY;COUNT=3"], except: ["20250111"]),
        "20250110T090000NY 20250112T090000NY"),
      Case(
        "several RRULEs, each with its COUNT",
        component(
          "20250106T090000NY", rules: ["FREQ=WEEKLY;COUNT=2", "FREQ=DAILY;INTERVAL=7;COUNT=3"]),
        "20250106T090000NY 20250113T090000NY 20250120T090000NY"),
      Case(
        "EXRULE takes out what its rule gives, DTSTART only where it matches",
        component(
          "20250106T090000NY", rules: ["FREQ=DAILY;COUNT=5"],
          exceptionRules: ["FREQ=WEEKLY;BYDAY=TU,TH"]),
        "20250106T090000NY 20250108T090000NY 20250110T090000NY"),
      Case(
        "an EXDATE of a skipped wall time",
        component(
          "20250308T023000NY", rules: ["FREQ=DAILY;COUNT=3"], except: ["20250309T033000NY"]),
        "20250308T023000NY 20250310T023000NY"),
      Case(
        "an EXDATE alone takes out an event that does not recur",
        component("20250110T090000NY", except: ["20250110T090000NY"]), ""),
      Case(
        "a floating set",
        component(
          "20250110T090000", rules: ["FREQ=DAILY;UNTIL=20250112T090000Z"],
          added: ["20250201T090000"], except: ["20250111T090000"]),
        "20250110T090000 20250112T090000 20250201T090000"),
    ])
  func set(_ c: Case) {
    let found = EventSeries(members: [c.master]).expansion(
      in: window("20250101T000000Z", "20260101T000000Z"), zones: .test)
    #expect(found.hits.map(\.start.short) == c.starts)
    let recurs =
      !(c.master.recurrence?.rules ?? []).isEmpty
      || !(c.master.recurrence?.addedDates ?? []).isEmpty
    #expect(found.hits.allSatisfy { $0.recurrenceID == (recurs ? $0.start : nil) })
  }

  @Test("a PERIOD has its own ending, also where the rule gives its start")
  func periods() {
    let master = component(
      "20250110T090000NY", end: "20250110T100000NY", rules: ["FREQ=DAILY;COUNT=2"],
      added: [
        "20250111T090000NY~+7200", "20250201T080000Z~20250203T100000Z",
        "20250301T090000NY~20250301T093000NY",
      ])
    #expect(
      hits([master]) == [
        "0: 20250110T090000NY/20250110T100000NY (20250110T090000NY)",
        "0: 20250111T090000NY/20250111T110000NY (20250111T090000NY)",
        "0: 20250201T080000Z/20250203T100000Z (20250201T080000Z)",
        "0: 20250301T090000NY/20250301T093000NY (20250301T090000NY)",
      ])
    // One that began long before the window.
    #expect(
      hits([master], "20250203T090000Z", "20250203T093000Z") == [
        "0: 20250201T080000Z/20250203T100000Z (20250201T080000Z)"
      ])
  }

  @Test("an RDATE of a floating event lies where its own zone puts it")
  func zonedDateOfFloatingEvent() {
    let master = component(
      "20250110T090000", duration: CalendarDuration(seconds: 3600),
      added: ["20250112T090000NY", "20250113T090000Z"])
    let found = EventSeries(members: [master]).expansion(
      in: window("20250101T000000Z", "20260101T000000Z"), zones: .test)
    #expect(
      found.hits.map { "\($0.start.short) \($0.interval.lowerBound)" } == [
        "20250110T090000 2025-01-10T09:00:00Z", "20250112T090000NY 2025-01-12T14:00:00Z",
        "20250113T090000Z 2025-01-13T09:00:00Z",
      ])
  }

  @Test("a rule of another calendar is expanded by its expander, or reported")
  func foreignRules() {
    struct Expander: ForeignRuleExpander {
      let canExpand: Bool
      func wallTimes(
        of rule: RecurrenceRule, start: WallTime, isDate: Bool, in window: Range<WallTime>,
        zone: TimeZoneTable?, limits: ExpansionLimits
      ) -> [WallTime]? {
        guard canExpand, rule.calendarScale == "CHINESE", isDate, zone == nil else { return nil }
        return [start, wall("20260217"), wall("20270206")].filter { window.contains($0) }
      }
    }
    let master = component("20250129", rules: ["RSCALE=CHINESE;FREQ=YEARLY"])
    let years = window("20250101T000000Z", "20270101T000000Z")
    let series = EventSeries(members: [master])
    let known = series.expansion(
      in: years, zones: .test, foreignRules: Expander(canExpand: true))
    #expect(known.hits.map(\.start.short) == ["20250129", "20260217"])
    #expect(known.problems.isEmpty)
    for expander in [nil, Expander(canExpand: false)] {
      let unknown = series.expansion(in: years, zones: .test, foreignRules: expander)
      #expect(unknown.hits.map(\.start.short) == ["20250129"])
      #expect(
        unknown.problems == [EventSeries.Problem(.foreignRuleUnsupported, memberIndex: 0)])
    }
  }
}
