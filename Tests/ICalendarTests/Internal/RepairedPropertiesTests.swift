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
      let source = RepairSource(RepairedLines(reader), demoting: LineSet())
      var properties = source.component(1).properties
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

  // The first changed ones are held as they are, those from the 33rd on as octets.
  @Test("very many of them may be changed, put before others and replaced again")
  func changesMany() throws {
    func property(_ number: Int) -> Property {
      Property(
        "X-\(number)", parameters: [.init("A", ["1", "2"]), .init("B", [])], value: "\(number)")
    }
    try CalendarDocument(Self.document, file: "a.ics").withReader { reader in
      let source = RepairSource(RepairedLines(reader), demoting: LineSet())
      var properties = source.component(1).properties
      let count = Array(properties).count
      for number in 0..<1_000 {
        properties.append(RepairedProperty(property(number), number: number / 10))
      }
      properties.prepend(RepairedProperty(property(-1), number: 5))
      properties = properties.replaced { $0.isNamed("SUMMARY") ? $0.changed(to: property(-2)) : $0 }
      properties.replaceFirst("X-500") { $0.unread() }
      let made = properties.map { $0 }
      #expect(made.count == count + 1_001)
      #expect(made.first?.property == property(-1))
      #expect(made.filter { $0.property == property(-2) }.map(\.number) == [8, 9])
      #expect(
        made.suffix(1_000).map(\.property.value)
          == (0..<1_000).map { $0 == 500 ? "X-500\\;A=1\\,2\\;B=:500" : "\($0)" })
      #expect(made.suffix(1_000).map(\.number) == (0..<1_000).map { $0 / 10 })
      #expect(
        made.suffix(1_000).filter { $0.name != "X-DAYMARK-UNREAD" }.map(\.property)
          == (0..<1_000).filter { $0 != 500 }.map(property))
    }
  }
}
