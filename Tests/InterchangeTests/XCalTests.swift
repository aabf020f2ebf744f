import CalendarModel
import ICalendar
import Interchange
import Testing

@Suite("xCal")
struct XCalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var xml: String
    var testDescription: String { line }

    init(_ line: String, _ xml: String) {
      self.line = line
      self.xml = xml
    }
  }

  /// The values are those of the examples in RFC 6321, 3.4 to 4.1, and RFC 5545.
  static let cases = [
    Case(
      "GEO:37.386013;-122.082932",
      "<geo><latitude>37.386013</latitude><longitude>-122.082932</longitude></geo>"),
    Case(
      "REQUEST-STATUS:2.0;Success",
      "<request-status><code>2.0</code><description>Success</description></request-status>"),
    Case(
      "CATEGORIES:a,b\\,c", "<categories><text>a</text><text>b,c</text></categories>"),
    Case(
      "DTSTART;TZID=US/Eastern:20060102T120000",
      "<dtstart><parameters><tzid><text>US/Eastern</text></tzid></parameters>"
        + "<date-time>2006-01-02T12:00:00</date-time></dtstart>"),
    Case(
      "RRULE:FREQ=YEARLY;COUNT=5;BYDAY=-1SU,2MO;BYMONTH=10",
      "<rrule><recur><freq>YEARLY</freq><count>5</count><byday>-1SU</byday><byday>2MO</byday>"
        + "<bymonth>10</bymonth></recur></rrule>"),
    Case(
      "RDATE;VALUE=PERIOD:19960403T020000Z/19960403T040000Z,19960404T010000Z/PT3H",
      "<rdate><period><start>1996-04-03T02:00:00Z</start><end>1996-04-03T04:00:00Z</end></period>"
        + "<period><start>1996-04-04T01:00:00Z</start><duration>PT3H</duration></period></rdate>"),
    Case("TZOFFSETFROM:-0500", "<tzoffsetfrom><utc-offset>-05:00</utc-offset></tzoffsetfrom>"),
    Case("X-B;VALUE=BOOLEAN:TRUE", "<x-b><boolean>true</boolean></x-b>"),
    Case(
      "ATTENDEE;MEMBER=\"mailto:a@e.org\",\"mailto:b@e.org\";RSVP=TRUE;X-P=1:mailto:c@e.org",
      "<attendee><parameters><member><cal-address>mailto:a@e.org</cal-address>"
        + "<cal-address>mailto:b@e.org</cal-address></member><rsvp><boolean>true</boolean></rsvp>"
        + "<x-p><unknown>1</unknown></x-p></parameters>"
        + "<cal-address>mailto:c@e.org</cal-address></attendee>"),
    Case("X-PROPERTY:a\\,b", "<x-property><unknown>a\\,b</unknown></x-property>"),
    Case("SUMMARY:<a> & b\\nc ", "<summary><text>&lt;a&gt; &amp; b\nc </text></summary>"),
    // Not of the RFC: values that are not of their type, names that are none in XML.
    Case(
      "DTSTART;VALUE=DATE:soon",
      "<dtstart><parameters><value><text>DATE</text></value></parameters>"
        + "<unknown>soon</unknown></dtstart>"),
    Case("1A_B:x", "<_x0031_a_x005F_b><unknown>x</unknown></_x0031_a_x005F_b>"),
  ]

  @Test("spells a property as RFC 6321 does, and reads it back", arguments: cases)
  func property(_ example: Case) throws {
    let text = "BEGIN:VEVENT\r\n\(example.line)\r\nEND:VEVENT\r\n"
    let document = try CalendarDocument(Array(text.utf8), file: "x.ics")
    let component = try #require(document.components.first).component
    let written = String(decoding: XCal.write([component]).bytes, as: UTF8.self)
    #expect(
      written == """
        <?xml version="1.0" encoding="utf-8"?>
        <icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0">
          <vevent>
            <properties>
              \(example.xml)
            </properties>
          </vevent>
        </icalendar>

        """)
    let read = try XCal.read(Array(written.utf8))
    #expect(read.components == [component.canonical()])
  }

  @Test("reads prefixes, CDATA, references, comments; passes other namespaces, and says so")
  func xml() throws {
    let xml = """
      <?xml version='1.0'?><!-- a -->
      <c:icalendar xmlns:c="urn:ietf:params:xml:ns:icalendar-2.0" xmlns:o='urn:other'>
        <c:vcalendar><c:properties>
          <o:mine><o:x>1</o:x></o:mine>
          <c:summary><c:text>a<![CDATA[<b>]]>&#x43;&#68;<!-- e -->&quot;</c:text></c:summary>
          <c:priority><c:integer> 5
          </c:integer></c:priority>
          <c:geo><c:float>1</c:float></c:geo>
        </c:properties></c:vcalendar>
      </c:icalendar>
      """
    let read = try XCal.read(Array(xml.utf8))
    #expect(read.components.first?.properties.map(\.value) == [#"a<b>CD""#, "5", "1"])
    #expect(read.losses.map(\.subject) == ["mine", ""])
    #expect(read.losses.map(\.line) == [4, 8])
  }

  @Test("writes U+FFFD for what XML has no character for, and says so")
  func characters() throws {
    let component = Component(
      "VEVENT", properties: [Property("SUMMARY", value: "a\u{FFFE}\u{1}b")])
    let written = XCal.write([component])
    #expect(written.losses.map(\.code.rawValue) == ["control-character", "xml-character"])
    let read = try XCal.read(written.bytes)
    #expect(read.components.first?.properties.first?.value == "a\u{FFFD}b")
  }

  @Test(
    "is refused with the line",
    arguments: [
      ("", 1), ("x", 1), ("<a/>", 1), ("<icalendar>", 1), ("<icalendar>\n</ical>", 2),
      ("<!DOCTYPE icalendar [<!ENTITY a 'b'>]>\n<icalendar/>", 1),
      ("<?xml version='1.0' encoding='no-such'?>\n<icalendar/>", 1), ("<icalendar/>\n<b/>", 2),
      ("<icalendar>\n&a;</icalendar>", 2), ("<icalendar a></icalendar>", 1),
      ("<a:icalendar/>", 1), ("<icalendar\n", 2), ("<icalendar><!-- \n", 2),
      ("<icalendar a='&#xD800;'/>", 1), ("<icalendar>&", 1), ("< >", 1),
    ])
  func refused(_ xml: String, _ line: Int) {
    let error = #expect(throws: InterchangeError.self) { try XCal.read(Array(xml.utf8)) }
    #expect(error?.line == line)
  }

  @Test("stops at elements that are nested too deep")
  func depth() {
    for element in ["<v>", "<components><v>", "<properties><v>"] {
      let deep = "<icalendar><v>" + String(repeating: element, count: 100_000)
      #expect(throws: InterchangeError.self) { try XCal.read(Array(deep.utf8)) }
    }
  }

  @Test(
    "is read in the encoding that its declaration names",
    arguments: [
      ("iso-8859-1", [0xFC]), ("windows-1251", [0xFC]), ("utf-8", [0xC3, 0xBC]),
    ] as [(String, [UInt8])])
  func encodings(_ name: String, _ letter: [UInt8]) throws {
    let xml =
      Array("<?xml version='1.0' encoding='\(name)'?><vcalendar><properties><a><text>".utf8)
      + letter + Array("</text></a></properties></vcalendar>".utf8)
    let value = try XCal.read(xml).components.first?.properties.first?.value
    // U+044C is what 0xFC is in windows-1251.
    #expect(value == (name == "windows-1251" ? "\u{44C}" : "\u{FC}"))
  }

  @Test("is read in UTF-16, in either order of octets", arguments: [true, false])
  func utf16(_ isBigEndian: Bool) throws {
    let text =
      "\u{FEFF}<vcalendar><properties><a><text>ü\u{1F600}</text></a></properties></vcalendar>"
    let xml = text.utf16.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let value = try XCal.read(xml).components.first?.properties.first?.value
    #expect(value == "ü\u{1F600}")
  }

  @Test("is refused where it would take far more time or memory than it has octets")
  func hostile() {
    let root = "<icalendar><vcalendar><properties>"
    let entities = (0..<10).map { index in
      "<!ENTITY e\(index + 1) '" + String(repeating: "&e\(index);", count: 8) + "'>"
    }
    let cases = [
      // 8 to the power of 10 copies of an entity.
      "<!DOCTYPE a [<!ENTITY e0 'aaaa'>\(entities.joined())]><icalendar a='&e10;'/>",
      "<!DOCTYPE icalendar SYSTEM 'file:///dev/zero'><icalendar/>",
      root + String(repeating: "<a/>", count: 400_000),
      root + "<rrule><recur>" + (0..<100).map { "<a\($0)/>" }.joined(),
      root + "<a><parameters>" + String(repeating: "<p/>", count: 2000),
      root + (0..<60_000).map { "<a\($0)/>" }.joined(),
      root + "<a " + (0..<10_000).map { "a\($0)=''" }.joined(separator: " ") + "/>",
      root + "<a " + (0..<100).map { "xmlns:a\($0)='a'" }.joined(separator: " ") + "/>",
      root + "<!--" + String(repeating: " ", count: 2_000_000) + "-->",
    ]
    let ends = "</properties></vcalendar></icalendar>"
    for (index, xml) in cases.enumerated() {
      let error = #expect(throws: InterchangeError.self, "\(index)") {
        try XCal.read(Array((index < 2 ? xml : xml + ends).utf8))
      }
      #expect(error.map { $0.problem.hasPrefix("this is no XML") } == false, "\(index)")
    }
  }

  @Test("counts a thousand kinds of foreign elements, and the others as one")
  func kinds() throws {
    let xml = "<vcalendar>" + (0..<1500).map { "<a\($0)/>" }.joined() + "</vcalendar>"
    let losses = try XCal.read(Array(xml.utf8)).losses
    #expect(losses.count == 1001)
    #expect(losses.last?.subject == "others")
    #expect(losses.last?.count == 500)
  }
}
