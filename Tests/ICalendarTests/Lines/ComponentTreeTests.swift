import CalendarModel
import ICalendar
import Testing

/// Components and what is done about damage: RFC 5545, 3.4 and 3.6.
@Suite("Component tree")
struct ComponentTreeTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var tree: String
    var codes: [String]

    init(_ name: String, _ lines: String, _ tree: String, _ codes: String...) {
      testDescription = name
      self.lines = lines.split(separator: " ").map(String.init)
      self.tree = tree
      self.codes = codes
    }
  }

  @Test(
    "reading goes on after damage",
    arguments: [
      Case(
        "whole", "BEGIN:VCALENDAR BEGIN:VEVENT X:1 END:VEVENT END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @2\n    X:1\n"),
      Case(
        "END:VEVENT missing before the next event",
        "BEGIN:VCALENDAR BEGIN:VEVENT X:1 BEGIN:VEVENT X:2 END:VEVENT END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @2\n    X:1\n  VEVENT @4\n    X:2\n", "missing-end"),
      Case(
        "END:VALARM and END:VEVENT missing",
        "BEGIN:VCALENDAR BEGIN:VEVENT BEGIN:VALARM X:1 BEGIN:VTODO X:2 END:VTODO END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @2\n    VALARM @3\n      X:1\n  VTODO @5\n    X:2\n",
        "missing-end", "missing-end"),
      Case(
        "cut short", "BEGIN:VCALENDAR BEGIN:VEVENT X:1",
        "VCALENDAR @1\n  VEVENT @2\n    X:1\n", "missing-end", "missing-end"),
      Case(
        "wrong END", "BEGIN:VCALENDAR BEGIN:VEVENT X:1 END:VTODO Y:2 END:VEVENT END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @2\n    X:1\n    Y:2\n", "end-without-begin"),
      Case(
        "END too many", "BEGIN:VCALENDAR END:VEVENT BEGIN:VEVENT END:VEVENT END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @3\n", "end-without-begin"),
      Case(
        "END of the calendar without the event's",
        "BEGIN:VCALENDAR BEGIN:VEVENT X:1 END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @2\n    X:1\n", "missing-end"),
      Case(
        "text around", "hello BEGIN:VCALENDAR END:VCALENDAR X:1",
        "VCALENDAR @2\n", "line-without-colon", "outside-component"),
      Case(
        "two calendars", "BEGIN:VCALENDAR END:VCALENDAR BEGIN:VCALENDAR X:1 END:VCALENDAR",
        "VCALENDAR @1\nVCALENDAR @3\n  X:1\n"),
      Case(
        "a calendar that is not closed before the next",
        "BEGIN:VCALENDAR BEGIN:VEVENT X:1 BEGIN:VCALENDAR END:VCALENDAR",
        "VCALENDAR @1\n  VEVENT @2\n    X:1\nVCALENDAR @4\n", "missing-end", "missing-end"),
      Case(
        "event without a calendar", "BEGIN:VEVENT X:1 END:VEVENT", "VEVENT @1\n  X:1\n",
        "component-outside-calendar"),
      Case(
        "unknown components keep what is in them",
        "BEGIN:VCALENDAR BEGIN:X-BOX BEGIN:VEVENT X:1 END:VEVENT Y:2 END:X-BOX END:VCALENDAR",
        "VCALENDAR @1\n  X-BOX @2\n    Y:2\n    VEVENT @3\n      X:1\n"),
      Case(
        "names in any case, spaces around them",
        "begin:vcalendar BEGIN:VEvent\t end:VEVENT END:VCALENDAR\t",
        "vcalendar @1\n  VEvent @2\n"),
    ])
  func buildsTree(_ c: Case) throws {
    let input = Array(c.lines.joined(separator: "\r\n").utf8)
    let document = try CalendarDocument(input, file: "a.ics")
    #expect(document.treeText == c.tree)
    #expect(document.diagnostics.map(\.code.rawValue) == c.codes)
    #expect(document.diagnostics.allSatisfy { $0.file == "a.ics" && $0.line > 0 })
  }

  @Test(
    "components nest to 256 levels, deeper ones are kept as lines", arguments: [256, 257, 20_000])
  func nestsDeep(_ depth: Int) throws {
    let input =
      String(repeating: "BEGIN:X-A\r\n", count: depth) + "X:1\r\n"
      + String(repeating: "END:X-A\r\n", count: depth)
    let document = try CalendarDocument(Array(input.utf8), file: "a.ics")
    var levels = 0
    var next = document.components
    while let component = next.first {
      levels += 1
      next = component.components
    }
    #expect(levels == min(depth, 256))
    #expect(document.diagnostics.contains { $0.code == .nestedTooDeep } == (depth > 256))
    #expect(document.serialized(.canonical) == Array(input.utf8))
  }
}
