import CalendarModel
import Recurrence
import Testing

/// RECURRENCE-ID and RANGE (RFC 5545, 3.8.4.4 and 3.2.13). Expected values by hand.
struct OverrideTests {
  static let daily = component(
    "20250106T090000NY", end: "20250106T100000NY", rules: ["FREQ=DAILY;COUNT=5"])

  @Test(
    "an override is matched to its occurrence",
    arguments: ["20250107T090000NY", "20250107T140000Z", "20250107", "20250107T090000"])
  func matching(_ original: String) {
    let moved = component(
      "20250107T113000NY", end: "20250107T120000NY", replaces: original)
    let found = hits([Self.daily, moved], "20250107T000000Z", "20250109T000000Z")
    #expect(
      found == [
        "1: 20250107T113000NY/20250107T120000NY (\(inZone(original).short))",
        "0: 20250108T090000NY/20250108T100000NY (20250108T090000NY)",
      ])
    #expect(EventSeries(members: [Self.daily, moved]).problems(zones: .test).isEmpty)
  }

  @Test("an override moves into the window, and out of it")
  func moving() {
    let out = component(
      "20250601T090000NY", end: "20250601T100000NY", replaces: "20250107T090000NY")
    #expect(hits([Self.daily, out], "20250107T000000Z", "20250108T000000Z").isEmpty)
    #expect(
      hits([Self.daily, out], "20250601T000000Z", "20250602T000000Z") == [
        "1: 20250601T090000NY/20250601T100000NY (20250107T090000NY)"
      ])
  }

  @Test("the version with the highest SEQUENCE holds, then the latest DTSTAMP, then the last")
  func versions() {
    func version(_ hour: String, _ sequence: Int, _ stamp: String?) -> EventSchedule {
      component(
        "20250107T\(hour)0000NY", replaces: "20250107T090000NY", sequence: sequence, stamp: stamp)
    }
    let day = ("20250107T000000Z", "20250108T000000Z")
    func holding(_ versions: EventSchedule...) -> [String] {
      hits([Self.daily] + versions, day.0, day.1).map { String($0.prefix(2)) }
    }
    let early = "20250101T000000Z"
    let late = "20250102T000000Z"
    #expect(holding(version("10", 2, early), version("11", 1, late)) == ["1:"])
    #expect(holding(version("10", 1, late), version("11", 1, early)) == ["1:"])
    #expect(holding(version("10", 1, early), version("11", 1, early)) == ["2:"])
    #expect(holding(version("10", 1, nil), version("11", 1, early)) == ["2:"])
    #expect(
      problems([Self.daily, version("10", 2, nil), version("11", 1, nil)])
        == [EventSeries.Problem(.superseded, memberIndex: 2)])
  }

  @Test("masters that say the same are versions; others all stand")
  func masters() {
    var newer = Self.daily
    newer.sequence = 1
    newer.ending = .none
    #expect(hits([newer, Self.daily]).count == 5)
    #expect(hits([newer, Self.daily]).allSatisfy { $0.hasPrefix("0:") })
    let other = component("20250120T090000NY")
    #expect(hits([Self.daily, other]).last == "1: 20250120T090000NY/20250120T090000NY")
    #expect(hits([Self.daily, other]).count == 6)
  }

  @Test("what is wrong with a component is told once, however often it shows")
  func problemsOnce() {
    let late = component("20250120T090000NY", rules: ["FREQ=DAILY;COUNT=9"])
    let tail = component(
      "20250107T113000NY", end: "20250107T100000NY", replaces: "20250107T090000NY",
      andFuture: true)
    let single = component(
      "20250121T113000NY", end: "20250121T100000NY", replaces: "20250121T090000NY")
    let master = component(
      "20250106T090000NY", end: "20250106T080000NY", rules: ["FREQ=DAILY;COUNT=5;INTERVAL=0"])
    let found = problems([Self.daily, late, tail, single])
    #expect(found.filter { $0.kind == .endBeforeStart }.map(\.memberIndex).sorted() == [2, 3])
    #expect(Set(found).count == found.count)
    let all = problems([master, late, tail, single, master])
    #expect(Set(all).count == all.count)
    #expect(all.filter { $0.kind == .endBeforeStart }.map(\.memberIndex).sorted() == [2, 3, 4])
    #expect(all.contains(EventSeries.Problem(.intervalCoerced, memberIndex: 4)))
    #expect(all.contains(EventSeries.Problem(.superseded, memberIndex: 0)))
  }

  @Test("an override without its master stands alone")
  func orphan() {
    let orphan = component("20250107T113000NY", replaces: "20250107T090000NY")
    #expect(hits([orphan]) == ["0: 20250107T113000NY/20250107T113000NY (20250107T090000NY)"])
  }

  @Test("an override that names no occurrence is listed and reported")
  func unmatched() {
    let stray = component("20250107T113000NY", replaces: "20250107T093000NY")
    #expect(hits([Self.daily, stray]).count == 6)
    #expect(
      EventSeries(members: [Self.daily, stray]).problems(zones: .test)
        == [EventSeries.Problem(.overrideMatchesNothing, memberIndex: 1)])
  }

  @Test("an EXDATE takes out no override")
  func exceptionAndOverride() {
    var master = Self.daily
    master.recurrence?.exceptionDates = [inZone("20250107T090000NY")]
    let moved = component("20250107T113000NY", replaces: "20250107T090000NY")
    #expect(
      hits([master, moved], "20250107T000000Z", "20250108T000000Z") == [
        "1: 20250107T113000NY/20250107T113000NY (20250107T090000NY)"
      ])
    #expect(EventSeries(members: [master, moved]).problems(zones: .test).isEmpty)
  }

  @Test("recurrence beside a RECURRENCE-ID is ignored and reported")
  func recurringOverride() {
    let moved = component(
      "20250107T113000NY", rules: ["FREQ=DAILY"], added: ["20250901T090000Z"],
      replaces: "20250107T090000NY")
    #expect(hits([Self.daily, moved]).count == 5)
    #expect(
      problems([Self.daily, moved])
        == [EventSeries.Problem(.overrideRecurrenceIgnored, memberIndex: 1)])
  }

  @Test("an override of a DATE, by day")
  func dates() {
    let master = component("20250106", rules: ["FREQ=WEEKLY;COUNT=3"])
    let moved = component("20250114T090000NY", replaces: "20250113")
    #expect(
      hits([master, moved]) == [
        "0: 20250106/20250107 (20250106)", "1: 20250114T090000NY/20250114T090000NY (20250113)",
        "0: 20250120/20250121 (20250120)",
      ])
    let byTime = component("20250114", replaces: "20250113T000000Z")
    #expect(hits([master, byTime]).count == 3)
  }

  @Test("a floating set is matched by wall time")
  func floating() {
    let master = component("20250106T090000", rules: ["FREQ=DAILY;COUNT=2"])
    let moved = component("20250107T110000", replaces: "20250107T090000NY")
    #expect(
      hits([master, moved]) == [
        "0: 20250106T090000/20250106T090000 (20250106T090000)",
        "1: 20250107T110000/20250107T110000 (20250107T090000NY)",
      ])
  }

  // MARK: RANGE=THISANDFUTURE

  @Test("the tail is moved in wall time and described anew")
  func tail() {
    let tail = component(
      "20250109T110000NY", end: "20250109T113000NY", replaces: "20250108T090000NY", andFuture: true)
    #expect(
      hits([Self.daily, tail]) == [
        "0: 20250106T090000NY/20250106T100000NY (20250106T090000NY)",
        "0: 20250107T090000NY/20250107T100000NY (20250107T090000NY)",
        "1: 20250109T110000NY/20250109T113000NY (20250108T090000NY)",
        "1: 20250110T110000NY/20250110T113000NY (20250109T090000NY)",
        "1: 20250111T110000NY/20250111T113000NY (20250110T090000NY)",
      ])
    // The window sees where they moved to.
    #expect(
      hits([Self.daily, tail], "20250111T000000Z", "20250112T000000Z") == [
        "1: 20250111T110000NY/20250111T113000NY (20250110T090000NY)"
      ])
    #expect(hits([Self.daily, tail], "20250108T130000Z", "20250108T150000Z").isEmpty)
  }

  @Test("the tail keeps its wall time over a change of the clocks")
  func tailOverChange() {
    let master = component("20250305T090000NY", rules: ["FREQ=WEEKLY;COUNT=3"])
    let tail = component("20250305T110000NY", replaces: "20250305T140000Z", andFuture: true)
    #expect(
      hits([master, tail]).map { String($0.prefix(20)) } == [
        "1: 20250305T110000NY", "1: 20250312T110000NY", "1: 20250319T110000NY",
      ])
  }

  @Test("single overrides win over a tail, and a later tail takes over")
  func tails() {
    let first = component("20250107T100000NY", replaces: "20250107T090000NY", andFuture: true)
    let second = component("20250109T080000NY", replaces: "20250109T090000NY", andFuture: true)
    let single = component("20250108T200000NY", replaces: "20250108T090000NY")
    let expected = [
      "0: 20250106T090000NY", "1: 20250107T100000NY", "3: 20250108T200000NY",
      "2: 20250109T080000NY", "2: 20250110T080000NY",
    ]
    #expect(
      hits([Self.daily, first, second, single]).map { String($0.prefix(20)) } == expected)
  }

  @Test("a tail may change the kind of time")
  func tailOfDates() {
    let tail = component("20250108", replaces: "20250108T090000NY", andFuture: true)
    #expect(
      hits([Self.daily, tail]).suffix(3) == [
        "1: 20250108/20250109 (20250108T090000NY)", "1: 20250109/20250110 (20250109T090000NY)",
        "1: 20250110/20250111 (20250110T090000NY)",
      ])
    let inTokyo = component(
      "20250108T230000[Asia/Tokyo]", replaces: "20250108", andFuture: true)
    #expect(
      hits([Self.daily, inTokyo]).suffix(2).map { String($0.prefix(30)) } == [
        "1: 20250109T230000[Asia/Tokyo]", "1: 20250110T230000[Asia/Tokyo]",
      ])
  }
}
