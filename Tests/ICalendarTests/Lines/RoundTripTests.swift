import CalendarModel
import ICalendar
import Testing

@Suite("A document written back")
struct RoundTripTests {
  @Test("an untouched file comes back to the byte, or in canonical line form")
  func comesBack() throws {
    let input = Array(
      "\u{FEFF}BEGIN:VCALENDAR\nX-ODD;a=\"1\";B=^n:\\x\\,y\n\nSUM\n MARY:one\n\t two\nprose\nEND:NONE\n"
        .utf8)
    let document = try CalendarDocument(input, file: "a.ics")
    #expect(document.serialized(.preserving) == input)
    #expect(
      String(decoding: document.serialized(.canonical), as: UTF8.self)
        == "BEGIN:VCALENDAR\r\nX-ODD;a=\"1\";B=^n:\\x\\,y\r\nSUMMARY:one two\r\nprose\r\nEND:NONE\r\n"
    )
  }

  @Test("lines are folded at 75 octets between characters")
  func folds() throws {
    let value = String(repeating: "ä€🎄", count: 40)
    let document = try CalendarDocument(Array("BEGIN:A\nX:\(value)\nEND:A".utf8), file: "a.ics")
    let output = document.serialized(.canonical)
    let lines = output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count <= 76 && $0.last == UInt8(ascii: "\r") })
    #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    let again = try CalendarDocument(output, file: "a.ics")
    #expect(again.components.first?.properties.first?.value == value)
  }

  /// Pieces whose every order is damage of some kind.
  private static let pieces = [
    "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VALARM", "END:X",
    "BEGIN:X-A", "END:X-A", "SUMMARY:a", "X;P=\"q:1\":v", ":", ";", "\"", "\r", "\n", "\r\n",
    "\r\n ", "\n\t", " ", "\u{0}", "ä", "DTSTART:20260101", "=", ",", "^", "\\",
  ]

  @Test("any bytes are read, and lose nothing", arguments: 0..<200)
  func readsAnything(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var input: [UInt8] = []
    for _ in 0..<Int.random(in: 0...120, using: &generator) {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        input.append(UInt8.random(in: 0...255, using: &generator))
      } else if let piece = Self.pieces.randomElement(using: &generator) {
        input += Array(piece.utf8)
      }
    }
    let document = try CalendarDocument(input, file: "a.ics")
    // Bytes that are taken for another charset come back in UTF-8.
    let isPreserved =
      document.decodedFrom != nil || document.serialized(.preserving) == input
    #expect(isPreserved, "seed \(seed)")
    let canonical = document.serialized(.canonical)
    let again = try CalendarDocument(canonical, file: "a.ics")
    let isStable = again.serialized(.canonical) == canonical
    #expect(isStable, "seed \(seed)")
    let withoutLines = { (text: String) in text.replacing(#/ @\d+/#, with: "") }
    #expect(withoutLines(again.treeText) == withoutLines(document.treeText), "seed \(seed)")
  }
}
