import CalendarModel
import ICalendar
import Testing

@Suite struct MarkExportTests {
  private let daybook = DaybookIdentity(id: "mine")

  private func days(_ first: String, count: Int = 1) throws -> Range<Day> {
    let first = try #require(Day(first))
    return first..<first.advanced(by: count)
  }

  /// The UIDs: Python 3.11, `uuid5(uuid5(uuid5(NAMESPACE_DNS, "daybook.daymark.invalid"),
  /// "mine"), id)`. The folds are counted by hand: 75 octets, a character not cut.
  @Test func theBytesOfASmallExport() throws {
    let marks = [
      Mark(
        id: "trip", days: try days("2026-12-30", count: 3), note: "雪の温泉旅行、家族みんなで。🎿👨‍👩‍👧‍👦 楽しかった",
        color: RGBColor(0x76A9FF), tags: ["family", "snow, ice"],
        modified: Instant(secondsSince1970: 1_780_000_000)),
      Mark(
        id: "eve", days: try days("2026-12-24"), note: "Church at 5;\nthen dinner", mood: "calm",
        sticker: .emoji("🎄"), category: "journal", created: Instant(secondsSince1970: 0)),
    ]
    let expected = """
      BEGIN:VCALENDAR
      PRODID:-//Daymark//Daymark//EN
      VERSION:2.0
      CALSCALE:GREGORIAN
      NAME:My days
      X-WR-CALNAME:My days
      BEGIN:VEVENT
      UID:75c3ec87-37e5-5e7a-8104-40028430b8c3
      DTSTAMP:20261224T000000Z
      CREATED:19700101T000000Z
      DTSTART;VALUE=DATE:20261224
      DTEND;VALUE=DATE:20261225
      SUMMARY:🎄 Church at 5\\; · calm
      DESCRIPTION:Church at 5\\;\\nthen dinner
      TRANSP:TRANSPARENT
      X-DAYMARK-ID:eve
      X-DAYMARK-CATEGORY:journal
      X-DAYMARK-MOOD:calm
      X-DAYMARK-STICKER:🎄
      END:VEVENT
      BEGIN:VEVENT
      UID:1782effc-683d-5e4e-a446-6d48ad113c0b
      DTSTAMP:20260528T202640Z
      LAST-MODIFIED:20260528T202640Z
      DTSTART;VALUE=DATE:20261230
      DTEND;VALUE=DATE:20270102
      SUMMARY:雪の温泉旅行、家族みんなで。🎿
       👨‍👩‍👧‍👦 楽しかった
      DESCRIPTION:雪の温泉旅行、家族みんなで。🎿
       👨‍👩‍👧‍👦 楽しかった
      CATEGORIES:family,snow\\, ice
      COLOR:cornflowerblue
      TRANSP:TRANSPARENT
      X-DAYMARK-ID:trip
      X-DAYMARK-COLOR:#76a9ff
      END:VEVENT
      END:VCALENDAR

      """
    let bytes = try MarkExport.calendar(marks: marks, name: "My days", daybook: daybook)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == expected.replacing("\n", with: "\r\n"))
    // The order in which they are given does not matter.
    #expect(
      try MarkExport.calendar(marks: marks.reversed(), name: "My days", daybook: daybook) == bytes)
  }

  @Test func anImageIsAnIMAGE() throws {
    let mark = Mark(
      id: "1", days: try days("2026-12-24"),
      sticker: .image(Array("foobar".utf8), mediaType: "image/png"))
    let component = try Component(mark: mark, daybook: daybook)
    // RFC 7986, 5.10; the Base64 is that of RFC 4648, 10.
    #expect(
      String(decoding: component.serialized(), as: UTF8.self).contains(
        "\r\nIMAGE;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY;DISPLAY=BADGE:Zm9vYmFy\r\n"))
  }

  @Test func theLastDayOfAllHasADuration() throws {
    let mark = Mark(id: "1", days: try days("9999-12-30", count: 2))
    let component = try Component(mark: mark, daybook: daybook)
    #expect(component.property("DTEND") == nil)
    #expect(component.property("DURATION")?.value == "P2D")
    #expect(Mark(component: component) == mark)
  }

  @Test func whatCannotBeWrittenIsAnError() throws {
    let first = try #require(Day("9999-12-31"))
    let late = Mark(id: "late", days: first..<first.advanced(by: 2))
    #expect(throws: MarkExportError.dayOutOfRange(id: "late", first.advanced(by: 1))) {
      try MarkExport.calendar(marks: [late], daybook: daybook)
    }
    #expect(throws: MarkExportError.noDays(id: "none")) {
      try MarkExport.calendar(marks: [Mark(id: "none", days: first..<first)], daybook: daybook)
    }
    let instant = Instant(secondsSince1970: 1 << 40)
    var mark = Mark(id: "1", days: try days("2026-01-01"), created: instant)
    #expect(throws: MarkExportError.instantOutOfRange(id: "1", instant)) {
      try MarkExport.calendar(marks: [mark], daybook: daybook)
    }
    mark.created = nil
    #expect(throws: MarkExportError.duplicateID("1")) {
      try MarkExport.calendar(marks: [mark, mark], daybook: daybook)
    }
  }

  @Test func noMarksAreACalendarToo() throws {
    let component = try StrictReader(MarkExport.calendar(marks: [], daybook: daybook)).component()
    #expect(component.components.isEmpty)
    #expect(component.property("VERSION")?.value == "2.0")
  }

  @Test func otherEventsAreNoMarks() throws {
    #expect(Mark(component: Component("VEVENT")) == nil)
    let day = try #require(Day("2026-01-01"))
    #expect(Mark(event: Event(uid: "1", schedule: EventSchedule(start: .date(day)))) == nil)
    var component = try Component(
      mark: Mark(id: "1", days: day..<day.advanced(by: 1)), daybook: daybook)
    component.name = "VFREEBUSY"
    #expect(Mark(component: component) == nil)
    component.name = "VEVENT"
    component.properties.append(Property("STATUS", value: "cancelled"))
    #expect(Mark(component: component) == nil)
  }

  /// What other calendars do to an event that they were given.
  @Test func changesMadeElsewhereAreTaken() throws {
    let mark = Mark(
      id: "1", days: try days("2026-12-24", count: 2), note: "was\r\nhere", tags: ["a\u{1}"])
    var component = try Component(mark: mark, daybook: daybook)
    #expect(component.property("X-DAYMARK-NOTE") != nil)
    #expect(Mark(component: component) == mark)
    func set(_ name: String, _ property: Property) throws {
      let index = try #require(component.properties.firstIndex { $0.name == name })
      component.properties[index] = property
    }
    try set("DESCRIPTION", Property("DESCRIPTION", value: "is now"))
    try set("CATEGORIES", Property("CATEGORIES", value: "b,c"))
    try set(
      "DTSTART",
      Property("DTSTART", parameters: [.init("TZID", ["X"])], value: "20261225T000000"))
    try set(
      "DTEND", Property("DTEND", parameters: [.init("TZID", ["X"])], value: "20261227T000000"))
    let changed = try #require(Mark(component: component))
    #expect(changed.note == "is now")
    #expect(changed.tags == ["b", "c"])
    #expect(changed.days == (try days("2026-12-25", count: 2)))
    try set("DTEND", Property("DTEND", value: "20261227T000001Z"))
    #expect(Mark(component: component)?.days == (try days("2026-12-25", count: 3)))
  }
}
