import CalendarModel
import Foundation
import ICalendar
import Interchange
import Testing

@Suite("Long texts are written in pieces")
struct LongTextTests {
  /// 2,000 days from 2001-01-01 on, as content lines and as jCal and xCal spell them.
  private static let days = (0..<2_000).map { index in
    let digits = (2001 + index / 336, 1 + index / 28 % 12, 1 + index % 28)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return (
      basic: "\(digits.0)\(two(digits.1))\(two(digits.2))",
      extended: "\(digits.0)-\(two(digits.1))-\(two(digits.2))"
    )
  }

  private static func event(_ property: Property) -> [Component] {
    [Component("VEVENT", properties: [property])]
  }

  private static func text(_ written: WrittenConversion) -> String {
    String(decoding: written.bytes, as: UTF8.self)
  }

  @Test("a list of thousands has each of its values, in its order")
  func list() {
    let property = Property(
      "RDATE", parameters: [Property.Parameter("VALUE", value: "DATE")],
      value: Self.days.map(\.basic).joined(separator: ","))
    let json = Self.days.map { "\"\($0.extended)\"" }.joined(separator: ",")
    let xml = Self.days.map { "<date>\($0.extended)</date>" }.joined()
    #expect(Self.text(JCal.write(Self.event(property))).contains("[\"rdate\",{},\"date\",\(json)]"))
    #expect(Self.text(XCal.write(Self.event(property))).contains("<rdate>\(xml)</rdate>"))
    #expect(JCal.write(Self.event(property)).losses.isEmpty)
  }

  @Test("one value of another type at its end makes all of it a text of unknown type")
  func misfit() {
    let value = (Self.days.map(\.basic) + ["20010230"]).joined(separator: ",")
    let property = Property(
      "EXDATE", parameters: [Property.Parameter("VALUE", value: "DATE")], value: value)
    let written = JCal.write(Self.event(property))
    #expect(
      Self.text(written).contains("[\"exdate\",{\"value\":\"DATE\"},\"unknown\",\"\(value)\"]"))
    #expect(written.losses.map(\.code) == [.misfitValue])
  }

  @Test("escaped commas part no texts, also in a list of thousands")
  func texts() throws {
    let texts = (0..<2_000).map { "a,\($0);\n\\" }
    let property = Property("CATEGORIES", value: TextEscaping.escapeList(texts))
    let json = texts.indices.map { "\"a,\($0);\\n\\\\\"" }.joined(separator: ",")
    #expect(
      Self.text(JCal.write(Self.event(property))).contains("[\"categories\",{},\"text\",\(json)]"))
    let read = try XCal.read(XCal.write(Self.event(property)).bytes)
    #expect(read.components.first?.properties == [property])
  }

  @Test("parameters are in the order of their names, the values of one name together")
  func parameters() {
    let parameters = [("B", "1"), ("a", "2"), ("b", "3"), ("C", "4"), ("A", "5")].map {
      Property.Parameter($0.0, value: $0.1)
    }
    let property = Property("X-P", parameters: parameters, value: "v")
    let written = JCal.write(Self.event(property))
    #expect(
      Self.text(written).contains(
        #"["x-p",{"a":["2","5"],"b":["1","3"],"c":"4"},"unknown","v"]"#))
    #expect(written.losses.map(\.code) == [.repeatedParameter])
  }

  @Test("a repeated parameter is found among many", arguments: [2, 8, 9, 40, 5_000])
  func repetition(count: Int) {
    var parameters = (0..<count).map { Property.Parameter("X-P\($0)", value: "1") }
    let once = Property("X-P", parameters: parameters, value: "v")
    #expect(JCal.write(Self.event(once)).losses.isEmpty)
    parameters.append(Property.Parameter("x-p\(count / 2)", value: "2"))
    let twice = Property("X-P", parameters: parameters, value: "v")
    #expect(JCal.write(Self.event(twice)).losses.map(\.code) == [.repeatedParameter])
    #expect(XCal.write(Self.event(twice)).losses.map(\.code) == [.repeatedParameter])
  }

  /// An upper bound on what a piece may hold: many times less than the texts.
  private static let mostOctets = 1 << 17

  @Test(
    "no piece grows with the calendar",
    arguments: [InterchangeFormat.jCal, .xCal, .jsCalendar, .csv])
  func pieces(format: InterchangeFormat) throws {
    let events = (0..<3_000).map { number in
      """
      BEGIN:VEVENT\r
      UID:\(number)@example.org\r
      DTSTAMP:20260101T000000Z\r
      DTSTART;VALUE=DATE:20260110\r
      SUMMARY:\(String(repeating: "long ", count: 40))\r
      END:VEVENT\r

      """
    }
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\n\(events.joined())"
      + "END:VCALENDAR\r\n"
    let file = try CalendarFile(Array(text.utf8), file: "x.ics")
    var pieces: [[UInt8]] = []
    let losses =
      switch format {
      case .jCal: JCal.write(file) { pieces.append($0) }
      case .xCal: XCal.write(file) { pieces.append($0) }
      case .jsCalendar: JSCalendar.write(file) { pieces.append($0) }
      case .csv, .iCalendar: EventTable.write(file) { pieces.append($0) }
      }
    #expect(losses.isEmpty)
    #expect(pieces.count > 4)
    #expect(pieces.allSatisfy { $0.count < Self.mostOctets })
    let whole = String(decoding: pieces.joined(), as: UTF8.self)
    #expect(whole.split(separator: "2999@example.org").count == 2)
    #expect(whole.utf8.last == UInt8(ascii: "\n"))
  }

  @Test("a list that is the whole calendar comes in pieces", arguments: [true, false])
  func listPieces(isJSON: Bool) {
    let days = (0..<20).flatMap { _ in Self.days.map(\.basic) }
    let property = Property(
      "RDATE", parameters: [Property.Parameter("VALUE", value: "DATE")],
      value: days.joined(separator: ","))
    var largest = 0
    let component = Self.event(property)
    let losses =
      isJSON
      ? JCal.write(component) { largest = max(largest, $0.count) }
      : XCal.write(component) { largest = max(largest, $0.count) }
    #expect(losses.isEmpty)
    #expect((1..<Self.mostOctets).contains(largest))
  }

  @Test(
    "an event or to-do that is the whole calendar comes in pieces as JSCalendar",
    arguments: [
      ("RRULE:FREQ=WEEKLY;COUNT=%", "recurrenceRules", 4_000),
      ("RDATE:%", "recurrenceOverrides", 2_000), ("EXDATE:%", "recurrenceOverrides", 2_000),
      ("ATTENDEE:mailto:a%@example.org", "participants", 4_000),
      ("CATEGORIES:c%", "keywords", 4_000),
      ("CONCEPT:https://example.org/%", "categories", 4_000),
      ("RELATED-TO:%", "relatedTo", 4_000),
      ("IMAGE;VALUE=URI:https://example.org/%", "links", 4_000),
      ("CONFERENCE:https://example.org/%", "virtualLocations", 4_000),
      ("BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT%S\r\nEND:VALARM", "alerts", 4_000),
    ], ["VEVENT", "VTODO"])
  func entryPieces(_ given: (lines: String, member: String, count: Int), kind: String) throws {
    let lines = (0..<given.count).map { number in
      let value =
        given.lines.hasSuffix("DATE:%") ? "\(Self.days[number].basic)T070000Z" : "\(number + 1)"
      return given.lines.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: value)
    }
    let text = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//x//x//EN\r
      BEGIN:\(kind)\r
      UID:1\r
      DTSTAMP:20260101T000000Z\r
      DTSTART:20010101T070000Z\r
      \(lines.joined(separator: "\r\n"))\r
      END:\(kind)\r
      END:VCALENDAR\r

      """
    let file = try CalendarFile(Array(text.utf8), file: "x.ics")
    var pieces: [[UInt8]] = []
    let losses = JSCalendar.write(file) { pieces.append($0) }
    #expect(losses.isEmpty)
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.count < Self.mostOctets })
    let group = try JSONSerialization.jsonObject(with: Data(pieces.joined())) as? [String: Any]
    let entry = (group?["entries"] as? [[String: Any]])?.first
    let member = entry?[given.member]
    let count = (member as? [String: Any])?.count ?? (member as? [Any])?.count
    #expect(count == given.count)
  }
}
