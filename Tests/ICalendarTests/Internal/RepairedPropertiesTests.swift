import CalendarModel
import Testing

@testable import ICalendar

@Suite("Properties that are repaired")
struct RepairedPropertiesTests {
  private static let document = SampleCalendar.event([
    "DTSTART:20261207T090000Z", "SUMMARY;LANGUAGE=en:a", "summary:b", "X-C:c",
  ])

  /// The own lines of the event, and what `body` makes of them.
  private static func texts(
    _ change: (inout RepairedProperties) -> Void
  ) throws -> [String] {
    try CalendarDocument(document, file: "a.ics").withReader { reader in
      let tree = RepairTree(RepairedLines(reader), demoting: LineSet())
      var properties = tree.component(1).properties
      change(&properties)
      return properties.map { "\($0.number) \($0.property.name):\($0.property.value)" }
    }
  }

  // Lines 1 to 4 are those of the calendar and BEGIN:VEVENT; UID and DTSTAMP follow.
  @Test("lines are those of the file")
  func givesLines() throws {
    let texts = try Self.texts { _ in }
    #expect(
      Array(texts.suffix(4)) == [
        "7 DTSTART:20261207T090000Z", "8 SUMMARY:a", "9 summary:b", "10 X-C:c",
      ])
  }

  @Test("one of them can be replaced, kept as text, and taken out")
  func changesLines() throws {
    let changed = try Self.texts { properties in
      properties.replaceFirst("SUMMARY") { $0.changed(to: Property("SUMMARY", value: "new")) }
      properties.replaceFirst("X-C") { $0.unread() }
      properties = properties.replaced { $0.isNamed("DTSTART") ? nil : $0 }
      properties.prepend(RepairedProperty(Property("X-D", value: "d"), number: 5))
    }
    #expect(changed.first == "5 X-D:d")
    #expect(
      Array(changed.suffix(3)) == [
        "8 SUMMARY:new", "9 summary:b", "10 X-DAYMARK-UNREAD:X-C:c",
      ])
  }

  @Test("they are as read until one is changed")
  func knowsChanges() throws {
    _ = try Self.texts { properties in
      let original = properties
      #expect(properties.areAsRead(original))
      properties = properties.replaced { $0 }
      #expect(properties.areAsRead(original))
      properties.replaceFirst("UID") { $0.changed(to: $0.property) }
      #expect(!properties.areAsRead(original))
    }
  }
}
