import CalendarModel
import ICalendar
import Testing

/// What RFC 7986, 9073, 9074 and 9253 add, read off Fixtures/all-components.ics by hand.
@Suite("What later RFCs add")
struct SupplementImportTests {
  private let file: CalendarFile
  private let event: Event

  init() throws {
    file = try CalendarFile(FixtureFolder.bytes("all-components.ics"), file: "all-components.ics")
    event = try #require(file.events().events.first)
  }

  @Test("RFC 7986: a calendar says what it is")
  func head() throws {
    let head = try #require(file.calendars.first)
    #expect(head.uid == "5f0f4d60-0c1c-4f0e-9a39-5d2f6f3a1c01")
    #expect(head.names == ["Village hall"])
    #expect(head.descriptions == ["What takes place, what has to be done, and what was."])
    #expect(head.categories == ["village", "culture"])
    #expect(head.lastModified == .utc(2026, 11, 1, 8))
    #expect(head.refreshInterval == CalendarDuration(days: 1))
    #expect(head.source == "https://hall.example/calendar.ics")
    #expect(head.url == "https://hall.example/calendar")
    #expect(head.color == RGBColor(cssName: "teal"))
    #expect(head.images.map(\.displays) == [["BADGE"]])
    #expect(head.images.map(\.content) == [.uri("https://hall.example/logo.png")])
  }

  @Test("RFC 7986: IMAGE and CONFERENCE")
  func imagesAndConferences() throws {
    let image = try #require(event.images.first)
    // The first eight bytes of every PNG file (RFC 2083, 12.11).
    #expect(image.content == .data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(image.mediaType == "image/png")
    #expect(image.displays == ["THUMBNAIL", "FULLSIZE"])
    #expect(image.alternative == "https://hall.example/poster")
    #expect(event.conferences.map(\.uri) == ["https://stream.example/hall", "tel:+43-1-555-0100"])
    #expect(event.conferences.map(\.features) == [["AUDIO", "VIDEO"], ["PHONE"]])
    #expect(event.conferences.map(\.label) == ["Live stream", "Box office"])
    #expect(event.conferences.first?.otherParameters == [.init("LANGUAGE", ["en"])])
  }

  @Test("RFC 9073: structured data and styled descriptions")
  func data() {
    var styled = StyledDescription(
      .text("<p>Doors open at <b>seven</b>.</p>"), mediaType: "text/html")
    styled.isDerived = true
    #expect(event.styledDescriptions == [styled])
    #expect(
      event.structuredData == [
        StructuredData(
          .text(#"{"@type": "MusicEvent", "name": "Advent concert"}"#),
          mediaType: "application/ld+json", schema: "https://schema.org/MusicEvent"),
        StructuredData(
          .data([1, 2, 3, 4]), mediaType: "application/octet-stream",
          schema: "https://schema.example/seats"),
      ])
  }

  @Test("RFC 9073: participants and locations")
  func participants() throws {
    let participant = try #require(event.participants.first)
    #expect(participant.uid == "conductor@hall.example")
    #expect(participant.kind == "PERFORMER")
    #expect(participant.address == "mailto:jon@choir.example")
    #expect(participant.summary == "Jon Berg")
    #expect(participant.description == "Conductor of the choir")
    #expect(participant.url == "https://choir.example/jon")
    #expect(participant.locations.map(\.types) == [["office"]])
    #expect(participant.otherProperties.map(\.name) == ["STRUCTURED-DATA"])
    let location = try #require(event.locations.first)
    #expect(location.name == "Great room")
    #expect(location.description == "First floor; there is a lift.")
    #expect(location.types == ["hall", "public"])
    #expect(location.position == GeographicPosition(latitude: 48.208174, longitude: 16.373819))
    #expect(location.url == "https://hall.example/great-room")
    #expect(location.otherProperties.map(\.name) == ["STRUCTURED-DATA"])
  }

  @Test("components that have no place are kept whole")
  func components() throws {
    #expect(event.components.map(\.name) == ["VRESOURCE", "X-SEATING"])
    #expect(event.components.last?.components.first?.property("X-SEATS")?.value == "10")
    // Those beside the event are in the document.
    let calendar = try #require(file.document.components.first)
    let names = calendar.components.map(\.name)
    #expect(names.suffix(2) == ["VAVAILABILITY", "X-KEYS"])
  }

  @Test("RFC 9074: alarms")
  func alarms() throws {
    let (first, second) = (event.alarms[0], event.alarms[1])
    #expect(first.uid == "alarm-1@hall.example")
    #expect(first.acknowledged == .utc(2026, 11, 1, 9))
    #expect(first.otherProperties == [Property("X-WR-ALARMUID", value: "9B5D")])
    #expect(second.relations == [Relation(uid: "alarm-1@hall.example", kind: "SNOOZE")])
    #expect(second.proximity == "DEPART")
    #expect(second.locations.map(\.url) == ["geo:48.2,16.4"])
  }

  @Test("RFC 9253: links, concepts and relations")
  func links() {
    #expect(
      event.links.map(\.target) == [
        .uri("https://hall.example/programme"), .uid("rehearsal@hall.example"),
        .xmlReference("https://hall.example/season.xml#xpointer(id('advent'))"),
      ])
    #expect(
      event.links.map(\.relation) == [
        "latest-version", "https://rel.example/rehearsal", "item",
      ])
    #expect(event.links.first?.label == "Programme")
    #expect(event.links.first?.mediaType == "text/html")
    #expect(event.concepts == ["https://concepts.example/music/choral"])
    #expect(event.referenceIDs == ["season-2026"])
    #expect(event.relations.map(\.kind) == ["SIBLING", "FINISHTOSTART", "CHILD"])
    #expect(event.relations.map(\.gap) == [nil, CalendarDuration(days: -7), nil])
    #expect(event.relations.map(\.valueType) == [.text, .text, .uri])
  }

  @Test("parameters of an attachment are not lost")
  func attachment() {
    #expect(
      event.attachments.first?.otherParameters == [
        .init("FILENAME", ["programme.pdf"]), .init("SIZE", ["20480"]),
      ])
  }
}
