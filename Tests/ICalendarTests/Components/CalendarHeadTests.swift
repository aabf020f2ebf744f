import CalendarModel
import ICalendar
import Testing

@Suite("What a calendar says of itself")
struct CalendarHeadTests {
  @Test("a head that is written with other components is the same when it is read again")
  func roundTrip() throws {
    let file = try CalendarFile(FixtureFolder.bytes("all-components.ics"), file: "a.ics")
    let head = try #require(file.calendars.first)
    let bytes = CalendarComponents([Component("VEVENT")], head: head).component.serialized()
    let again = try #require(CalendarFile(bytes, file: "a.ics").calendars.first)
    func sorted(_ head: CalendarHead) -> CalendarHead {
      var head = head
      head.properties.sort { $0.name < $1.name }
      return head
    }
    #expect(sorted(again) == sorted(head))
  }

  /// RFC 7986, 5.1 and 5.2: one for each language.
  @Test("names and descriptions in several languages are all there, and stay")
  func languages() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "NAME:Hall", "NAME;LANGUAGE=de:Saal",
      "X-WR-CALDESC:old", "DESCRIPTION:new", "DESCRIPTION;LANGUAGE=de:neu", "END:VCALENDAR", "",
    ]
    let file = try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
    let head = try #require(file.calendars.first)
    #expect(head.names == ["Hall", "Saal"])
    #expect(head.identity.name == "Hall")
    #expect(head.descriptions == ["new", "neu"])
    let written = CalendarComponents([], head: head).component.properties
    #expect(
      written.filter { $0.name == "NAME" }.map { $0.parameter("LANGUAGE") } == [nil, "de"])
  }

  @Test("X-WR-CALDESC describes a calendar without DESCRIPTION")
  func oldDescription() throws {
    let lines = ["BEGIN:VCALENDAR", "X-WR-CALDESC:a\\, b", "X-WR-CALNAME:c", "END:VCALENDAR", ""]
    let file = try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
    let head = try #require(file.calendars.first)
    #expect(head.descriptions == ["a, b"])
    #expect(head.names == [] && head.identity.name == "c")
  }

  @Test("of calendars that say the same, and of those that do not, each has its own words")
  func severalCalendars() throws {
    let texts = [["NAME:a", "X-B:1"], ["NAME:a", "X-B:1"], [], [], ["NAME:a", "X-B:2"]]
    let lines = texts.flatMap { ["BEGIN:VCALENDAR"] + $0 + ["END:VCALENDAR"] }
    let bytes = Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    var heads = try CalendarFile(bytes, file: "b.ics").calendars
    #expect(heads.map { $0.properties.map(\.contentLine) } == texts)
    #expect(heads.map(\.identity.name) == ["a", "a", "b", "b", "a"])
    #expect(heads[0] == heads[1] && heads[2] == heads[3])
    #expect(heads[0] != heads[4] && heads[0] != heads[2])
    heads[0].identity.name = "c"
    heads[2].properties = [Property("X-D", value: "3")]
    #expect(heads[0].properties == heads[1].properties)
    #expect(heads[1].identity.name == "a")
    #expect(heads[3].properties == [])
  }
}
