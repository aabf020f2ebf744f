import CalendarModel
import ICalendar
import Testing

@testable import Daybook

/// Damage that SQLite does not see: rows that another program, or a page of zeros, took away.
@Suite("what a daybook's calendars hold is verified")
struct LoadCheckTests {
  private static let text = sampleCalendar(
    "UID:a|DTSTAMP:20261101T000000Z|DTSTART;TZID=Europe/Vienna:20261203T123000|SUMMARY:Lunch",
    "UID:b|DTSTAMP:20261101T000000Z|DTSTART:20261204T123000Z|SUMMARY:Walk",
    "UID:c|DTSTAMP:20261101T000000Z|DTSTART;VALUE=DATE:20261205|RRULE:FREQ=WEEKLY|SUMMARY:Choir")

  @Test(
    "what is not as it was written is told, with the calendar's name",
    arguments: [
      ("DELETE FROM sheet", "its own properties or its zones are not as they were written"),
      ("DELETE FROM frame", "its own properties or its zones are not as they were written"),
      ("DELETE FROM component WHERE uid = 'b'", "1 of its 3 components are not there"),
      ("UPDATE component SET lines = x'00ff41' WHERE uid = 'b'", "the component b is not as it"),
      ("UPDATE component SET uid = 'z' WHERE uid = 'b'", "the component z cannot be found"),
      ("DELETE FROM component_key", "the component a cannot be found by its UID"),
      ("DELETE FROM series WHERE id = (SELECT min(id) FROM series)", "the index of days"),
      ("UPDATE load SET component_count = 4", "it has 4 components, and room for others"),
    ])
  func damage(sql: String, fault: String) throws {
    let scratch = try ScratchDaybook()
    try scratch.importCalendar(Self.text)
    #expect(try scratch.daybook.verify() == [])
    let connection = try Connection(path: scratch.daybook.path, access: .readWrite)
    try connection.execute(sql)
    let faults = try scratch.daybook.verify().map(\.description)
    #expect(faults.contains { $0.hasPrefix("the calendar Work: \(fault)") }, "\(faults)")
    let copy = scratch.daybook.path + ".copy"
    try scratch.daybook.backup(to: copy)
    #expect(throws: DaybookError.self) { try scratch.daybook.restore(from: copy) }
  }

  @Test("of thousands of faults some are told, and the others counted")
  func many() throws {
    let scratch = try ScratchDaybook()
    let events = (0..<50).map { "BEGIN:VEVENT|UID:\($0)|DTSTART:20261204T120000Z|END:VEVENT" }
    try scratch.importCalendar(
      Self.text.replacing(
        "END:VCALENDAR",
        with: "\(events.joined(separator: "|"))|END:VCALENDAR".replacing("|", with: "\r\n")))
    let connection = try Connection(path: scratch.daybook.path, access: .readWrite)
    try connection.execute("DELETE FROM component_key")
    let faults = try scratch.daybook.verify().map(\.description)
    #expect(faults.count == 21)
    #expect(faults.last == "the calendar Work: 33 more faults")
  }

  @Test(
    "what came with faults of its own is sound",
    arguments: [
      "", "\u{FEFF}", "\r\n \r\n", "X-THING;A=\"b:c\r\n", "END:VEVENT\r\n", " folded\r\n", ":\r\n",
    ])
  func odd(_ line: String) throws {
    for text in [
      line + Self.text, Self.text.replacing("UID:b\r\n", with: "UID:b\r\n\(line)"),
      Self.text.replacing("X-WR-CALNAME", with: "\(line)X-WR-CALNAME"), Self.text + line,
      Self.text.replacing("\r\n", with: "\n") + line,
      Self.text.replacing("\r\n", with: "\r") + line,
      Self.text.replacing("SUMMARY:Walk\r\nEND:VEVENT", with: "\(line)SUMMARY:Walk"),
    ] {
      let scratch = try ScratchDaybook()
      try scratch.importCalendar(text)
      #expect(try scratch.daybook.verify() == [], "\(text.debugDescription)")
    }
  }

  @Test("own calendars, changes, undo and a restored copy are sound")
  func changes() throws {
    let scratch = try ScratchDaybook()
    let id = try scratch.change { try $0.createCalendar(name: "Me").id }
    for number in 0..<3 {
      _ = try scratch.change {
        try $0.store(
          try sampleFile(
            sampleCalendar("UID:\(number)|DTSTAMP:20261101T000000Z|DTSTART:20261204T120000Z")),
          in: id)
      }
      #expect(try scratch.daybook.verify() == [])
    }
    try scratch.importCalendar(Self.text)
    try scratch.importCalendar(Self.text.replacing("Walk", with: "Run"))
    #expect(try scratch.daybook.verify() == [])
    let copy = scratch.daybook.path + ".copy"
    try scratch.daybook.backup(to: copy)
    try scratch.daybook.restore(from: copy)
    #expect(try scratch.daybook.verify() == [])
  }
}
