import CalendarModel
import ICalendar
import Testing

@Suite("Repair of components inside others")
struct InnerRepairTests {
  private static let alarm = [
    "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:a", "TRIGGER:-PT1H", "END:VALARM",
  ]

  private static func repaired(_ event: [String]) throws -> [String] {
    let file = try CalendarFile(SampleCalendar.calendar(event), file: "a.ics")
    let repair = file.repaired()
    let again = try CalendarFile(repair.bytes, file: "a.ics")
    #expect(again.check().filter { $0.severity == .error } == [])
    return String(decoding: repair.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
      .drop { $0 != event[0] && !$0.hasPrefix("BEGIN:X-DAYMARK") }
      .dropLast()
  }

  private static func event(_ lines: [String]) -> [String] {
    ["BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z", "DTSTART:20261207T090000Z"] + lines
      + ["END:VEVENT"]
  }

  private static let ownComponent = ["BEGIN:X-A", "x-b:c", "BEGIN:X-D", "END:X-D", "END:X-A"]

  // Only what is wrong changes: RFC 5545, 3.6.6 asks for DESCRIPTION where ACTION is DISPLAY.
  @Test(
    "what is before and behind the one that is mended stays as it is",
    arguments: [(0, 0), (0, 2), (2, 0), (1, 3), (3, 1)])
  func keepsNeighbours(before: Int, behind: Int) throws {
    let others = { (count: Int) in (0..<count).flatMap { $0 == 1 ? Self.ownComponent : Self.alarm }
    }
    let bad = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "END:VALARM"]
    let mended = [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "DESCRIPTION:Reminder", "END:VALARM",
    ]
    #expect(
      try Self.repaired(Self.event(others(before) + bad + others(behind)))
        == Self.event(others(before) + mended + others(behind)))
  }

  @Test("one that is mended deep inside brings those around it with it")
  func mendsDeepInside() throws {
    func availability(_ summary: String) -> [String] {
      [
        "BEGIN:VAVAILABILITY", "UID:1", "DTSTAMP:20260101T000000Z", "SUMMARY:a", "BEGIN:AVAILABLE",
        "UID:2", "DTSTAMP:20260101T000000Z", "DTSTART:20261207T090000Z", "SUMMARY:b",
        "END:AVAILABLE", "BEGIN:AVAILABLE", "UID:3", "DTSTAMP:20260101T000000Z",
        "DTSTART:20261207T090000Z", summary, "END:AVAILABLE", "END:VAVAILABILITY",
      ]
    }
    #expect(
      try Self.repaired(availability("SUMMARY:a, b")) == availability("SUMMARY:a\\, b"))
  }

  @Test("what can't be read as what it is takes what is in it along, but for what is private")
  func demotes() throws {
    let lines =
      ["BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z"] + Self.ownComponent + Self.alarm
      + ["END:VEVENT"]
    #expect(
      try Self.repaired(lines)
        == [
          "BEGIN:X-DAYMARK-VEVENT", "X-DAYMARK-UID:1", "X-DAYMARK-DTSTAMP:20260101T000000Z",
        ] + Self.ownComponent + [
          "BEGIN:X-DAYMARK-VALARM", "X-DAYMARK-ACTION:DISPLAY", "X-DAYMARK-DESCRIPTION:a",
          "X-DAYMARK-TRIGGER:-PT1H", "END:X-DAYMARK-VALARM", "END:X-DAYMARK-VEVENT",
        ])
  }

  @Test("an event that gets another UID keeps what was mended in it")
  func keepsWithNewUID() throws {
    let bad = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "END:VALARM"]
    let second = Self.event(bad + Self.alarm).map {
      $0 == "DTSTART:20261207T090000Z" ? "DTSTART:20261208T090000Z" : $0
    }
    let lines = try Self.repaired(Self.event([]) + second)
    #expect(lines.filter { $0.hasPrefix("UID:") }.count == 2)
    #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == 2)
    #expect(
      lines.suffix(11) == [
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "DESCRIPTION:Reminder", "END:VALARM",
      ] + Self.alarm + ["END:VEVENT"])
  }
}
