import CalendarModel
import ICalendar
import Testing

/// Lines that no field of an item is for: they are kept as the tree has them.
@Suite("Other properties")
struct OtherPropertyTests {
  /// Lines without a field in any component below.
  static let lines: [[UInt8]] =
    [
      "X-A:b", "x-a:B", "X-EMPTY:", "X-SPACED :v", "X-P;A=1;B=\"2;:\",3;C;D=^n^'^^;E=:v",
      "X-FOL\r\n DED:v", "X-FOLDED:a\r\n b\r\n\t c", "X-FOLDED;A=\r\n 1;B=2:a\r\n b", "X-NUL:a\0b",
      "X-LONG:" + String(repeating: "0123456", count: 10_000), "X-U;ä=ö:日本",
    ].map { Array($0.utf8) }
    + [
      // No UTF-8: in a value, in a parameter, and on both sides of a fold.
      Array("X-BAD:a".utf8) + [0xFF, 0xE2, 0x82],
      Array("X-BAD;A=".utf8) + [0xC0, 0x80] + Array(":v".utf8),
      Array("X-BAD:".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xA9],
    ]
    + (0..<300).map { Array("X-N\($0 % 3):\($0)".utf8) }

  /// Reads a calendar that has these lines in each of its components.
  static func file() throws -> CalendarFile {
    func component(_ name: String, _ own: String..., inside: [UInt8] = []) -> [UInt8] {
      Array("BEGIN:\(name)\r\n".utf8) + own.flatMap { Array("\($0)\r\n".utf8) }
        + lines.flatMap { $0 + [0x0D, 0x0A] } + inside + Array("END:\(name)\r\n".utf8)
    }
    let inner =
      component("VALARM") + component("PARTICIPANT") + component("VLOCATION")
    let bytes =
      Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n".utf8)
      + component("VEVENT", "UID:e", "DTSTART:20261207T090000Z", inside: inner)
      + component("VTODO", "UID:t") + component("VJOURNAL", "UID:j")
      + component("VFREEBUSY", "UID:f") + Array("END:VCALENDAR\r\n".utf8)
    return try CalendarFile(bytes, file: "a.ics")
  }

  @Test("every item keeps them as its component has them")
  func kept() throws {
    let file = try Self.file()
    let calendar = try #require(file.document.components.first)
    let components = calendar.components.map(\.component)
    /// The properties of a component without those that have a field.
    func expected(_ component: Component) -> [Property] {
      component.properties.filter { !["UID", "DTSTART"].contains($0.name) }
    }
    let event = try #require(file.events().events.first)
    let inner = components[0].components
    let found: [(PackedProperties?, Component)] = [
      (event.otherProperties, components[0]),
      (event.alarms.first?.otherProperties, inner[0]),
      (event.participants.first?.otherProperties, inner[1]),
      (event.locations.first?.otherProperties, inner[2]),
      (file.todos().items.first?.otherProperties, components[1]),
      (file.journals().items.first?.otherProperties, components[2]),
      (file.freeBusy().items.first?.otherProperties, components[3]),
    ]
    for (properties, component) in found {
      let expected = expected(component)
      #expect(expected.count == Self.lines.count, "\(component.name)")
      #expect(properties.map(Array.init) == expected, "\(component.name)")
      #expect(properties == PackedProperties(expected), "\(component.name)")
    }
  }

  @Test("what is no UTF-8 is repaired")
  func repaired() throws {
    let event = try #require(try Self.file().events().events.first)
    let bad = event.otherProperties.filter { $0.name.contains("BAD") }
    #expect(
      bad == [
        Property("X-BAD", value: "a\u{FFFD}\u{FFFD}"),
        Property("X-BAD", parameters: [.init("A", value: "\u{FFFD}\u{FFFD}")], value: "v"),
        Property("X-BAD", value: "é"),
      ])
  }

  @Test("a to-do that is read alone has them, too")
  func sequence() throws {
    let file = try Self.file()
    var todos = file.todoSequence()
    #expect(todos.count == 1)
    #expect(todos.read(0) == file.todos().items.first)
  }
}
