import CalendarModel
import ICalendar
import Testing

@Suite struct ContentLineWriterTests {
  private func written(_ property: Property) -> String {
    var writer = ContentLineWriter()
    writer.write(property)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func folded(_ value: String) throws -> [String] {
    var writer = ContentLineWriter()
    writer.write(Property("NOTE", value: value))
    let reader = try StrictReader(writer.bytes)
    #expect(reader.lines.count == 1)
    #expect(Array(try #require(reader.lines.first).utf8) == Array("NOTE:\(value)".utf8))
    return reader.physicalLines
  }

  @Test(arguments: [
    // RFC 6868, 3.1 and 3.2.
    (
      Property(
        "ATTENDEE", parameters: [.init("CN", ["George Herman \"Babe\" Ruth"])],
        value: "mailto:babe@example.com"),
      "ATTENDEE;CN=George Herman ^'Babe^' Ruth:mailto:babe@example.com\r\n"
    ),
    (
      Property("X", parameters: [.init("A", ["a^b\r\nc\rd\ne"])], value: ""),
      "X;A=a^^b^nc^nd^ne:\r\n"
    ),
    // RFC 5545, 3.2: quotes around what holds a colon, semicolon or comma.
    (
      Property("X", parameters: [.init("A", ["b:c", "d", "e,f", "g;h", ""])], value: "v;w,x"),
      "X;A=\"b:c\",d,\"e,f\",\"g;h\",:v;w,x\r\n"
    ),
    // RFC 5545, 3.2.4: a member is always between quotes.
    (
      Property("ATTENDEE", parameters: [.init("member", ["x"])], value: "mailto:a@example.com"),
      "ATTENDEE;member=\"x\":mailto:a@example.com\r\n"
    ),
    // Nothing in a property ends its line.
    (
      Property("X\r\nY:Z", parameters: [.init("A=B", ["\u{0}c\u{7F}"])], value: "d\r\ne\u{1}\tf"),
      "XYZ;AB=c:d\\ne\tf\r\n"
    ),
  ])
  func parametersAndValues(property: Property, line: String) {
    #expect(written(property) == line)
  }

  @Test(arguments: [0, 1, 69, 70, 71, 143, 144, 145, 218, 219, 1000])
  func asciiFillsLinesOfSeventyFiveOctets(count: Int) throws {
    let lines = try folded(String(repeating: "x", count: count))
    // 75 octets, then 74 after the space.
    let total = 5 + count
    #expect(lines.count == (total <= 75 ? 1 : 1 + (total - 75 + 73) / 74))
    for line in lines.dropLast() { #expect(line.utf8.count == 75) }
  }

  /// The fold comes before a character that would not fit, wherever the boundary lies in it.
  @Test(arguments: [
    "é", "界", "🌸", "e\u{301}", "🇻🇳", "👍🏽", "👩‍👩‍👧‍👦", "👨🏿‍🦰", "क्षि", "1\u{FE0F}\u{20E3}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ])
  func charactersStayWhole(character: String) throws {
    try #require(character.count == 1)
    let size = character.utf8.count
    for filler in 66 - size...70 {
      let head = "NOTE:" + String(repeating: "x", count: filler)
      let tail = "tail"
      // What the first line still holds of the character and the four letters after it.
      let room = 70 - filler - size
      let expected =
        room >= 4
        ? [head + character + tail]
        : room >= 0
          ? [head + character + tail.prefix(room), " " + tail.dropFirst(room)]
          : [head, " " + character + tail]
      let lines = try folded(String(repeating: "x", count: filler) + character + tail)
      #expect(lines.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }
  }

  @Test func longTextsOfWideCharactersKeepThemWhole() throws {
    for character in ["界", "👩‍👩‍👧‍👦", "🇻🇳", "e\u{301}\u{302}"] {
      let lines = try folded(String(repeating: character, count: 500))
      let text = lines.joined(separator: "").filter { $0 != " " }.dropFirst(5)
      #expect(text.count == 500)
      for line in lines.dropLast() {
        let whole = Character(character)
        #expect(line.drop { $0 != whole }.allSatisfy { $0 == whole })
        #expect(line.utf8.count > 75 - character.utf8.count)
      }
    }
  }

  @Test func aCharacterLongerThanALineIsCutBetweenScalars() throws {
    // One letter under 100,000 accents, and in no more than linear time.
    let letter = "o" + String(repeating: "\u{308}", count: 100_000)
    try #require(letter.count == 1)
    let lines = try folded(letter)
    // The name, the letter with 36 accents (73 octets), then 37 accents a line.
    #expect(lines.count == 2 + (100_000 - 36 + 36) / 37)
  }

  @Test func componentsAreWrittenInside() {
    let component = Component(
      "VEVENT", properties: [Property("UID", value: "1")],
      components: [
        Component("VALARM", properties: [Property("ACTION", value: "AUDIO")]),
        Component("X-EMPTY"),
      ])
    #expect(
      String(decoding: component.serialized(), as: UTF8.self)
        == """
        BEGIN:VEVENT\r
        UID:1\r
        BEGIN:VALARM\r
        ACTION:AUDIO\r
        END:VALARM\r
        BEGIN:X-EMPTY\r
        END:X-EMPTY\r
        END:VEVENT\r

        """)
  }

  @Test func depthCostsNoStack() {
    var component = Component("X")
    for _ in 0..<5_000 { component = Component("X", components: [component]) }
    #expect(component.serialized().count == 5_001 * ("BEGIN:X\r\nEND:X\r\n".utf8.count))
  }
}
