import CalendarModel
import Testing

/// Properties that are held as octets. What is expected is what was put in.
@Suite("Packed properties")
struct PackedPropertiesTests {
  static let odd: [Property] = [
    Property("X-A", value: "b"),
    Property("", value: ""),
    Property("X-EMPTY", value: ""),
    Property("", value: "no name"),
    Property("X-NUL", value: "a\0b\0"),
    Property("X-ÜBER", value: "日本 \u{1F469}\u{200D}\u{1F680} e\u{301}"),
    Property("X-LONG", value: String(repeating: "0123456", count: 10_000)),
    Property(String(repeating: "X", count: 70_000), value: "long name"),
    Property("X-EDGE", value: String(repeating: "x", count: 127)),
    Property("X-EDGE", value: String(repeating: "x", count: 128)),
    Property("X-EDGE", value: String(repeating: "x", count: 16_384)),
    Property("X-P", parameters: [.init("A", value: "1")], value: "v"),
    Property(
      "X-P", parameters: [.init("A", []), .init("", [""]), .init("B", ["", ""])], value: ""),
    Property(
      "X-P", parameters: [.init("C", value: String(repeating: "é", count: 40_000))], value: "v"),
    Property("X-P", parameters: [.init("D", (0..<1_000).map { "\($0)" })], value: "v"),
    Property("X-P", parameters: (0..<1_000).map { .init("P\($0)", value: "\($0)") }, value: "v"),
  ]

  @Test("a property comes out as it went in", arguments: odd)
  func roundTrip(property: Property) {
    let packed: PackedProperties = [property]
    #expect(packed.count == 1)
    #expect(packed[0].octets == property.octets)
    #expect(packed.map(\.octets) == [property.octets])
  }

  @Test("many come out in their order, each by its index", arguments: [0, 1, 127, 128, 129, 1_000])
  func many(count: Int) {
    let properties = (0..<count).map { number in
      var property = Self.odd[number % 7]
      property.value += "\(number)"
      return property
    }
    let packed = PackedProperties(properties)
    #expect(packed.count == count && packed.isEmpty == (count == 0))
    #expect(packed.map(\.octets) == properties.map(\.octets))
    #expect(packed.reversed().map(\.octets) == properties.reversed().map(\.octets))
    #expect(packed.indices.map { packed[$0].octets } == properties.map(\.octets))
    #expect(packed.first?.octets == properties.first?.octets)
    #expect(packed.last?.octets == properties.last?.octets)
  }

  @Test("equal are those that have the same octets")
  func equality() {
    let composed: PackedProperties = [Property("X-A", value: "\u{E9}")]
    let decomposed: PackedProperties = [Property("X-A", value: "e\u{301}")]
    #expect(composed != decomposed)
    #expect(composed == [Property("X-A", value: "\u{E9}")])
    #expect(composed != [Property("x-a", value: "\u{E9}")])
    #expect([Property("X", value: "AB")] as PackedProperties != [Property("XA", value: "B")])
    #expect(
      [Property("X", parameters: [.init("A", ["1", "2"])], value: "")] as PackedProperties
        != [
          Property("X", parameters: [.init("A", value: "1"), .init("2", [])], value: "")
        ])
    #expect(PackedProperties() == [])
  }

  @Test(
    "names are found in any case of ASCII letters",
    arguments: [
      ("X-B", 1), ("x-b", 1), ("X-A", 0), ("X-", nil), ("X-AB", nil), ("", 3), ("x-ü", 4),
      ("X-Ü", nil), ("X-[", nil), ("X-C", 200),
    ] as [(String, Int?)])
  func firstIndex(name: String, index: Int?) {
    var packed: PackedProperties = [
      Property("X-A", value: "X-B"), Property("X-b", value: ""), Property("X-B", value: ""),
      Property("", value: "X-"), Property("X-ü", value: ""), Property("X-{", value: ""),
    ]
    while packed.count < 200 { packed.append(Property("X-A", value: "")) }
    packed.append(Property("X-c", value: ""))
    #expect(packed.firstIndex(named: name) == index)
    #expect(packed.contains(named: name) == (index != nil))
  }

  @Test("names that follow each other are counted at once")
  func names() {
    var packed = PackedProperties((0..<300).map { Property("X-A", value: "\($0)") })
    packed += [
      Property("x-a", value: ""), Property("X-A", value: ""), Property("X-A", value: ""),
      Property("", value: ""),
    ]
    var found: [String] = []
    packed.forEachName { found.append("\($1) \($0)") }
    #expect(found == ["300 X-A", "1 x-a", "2 X-A", "1 "])
    PackedProperties().forEachName { _, _ in Issue.record("there is no name") }
  }

  @Test(
    "octets that are no UTF-8 are repaired as those of a text",
    arguments: [
      [0x61, 0xFF, 0x62], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xC3, 0xA9],
      [0xF0, 0x9F, 0x98, 0x80], [0], [],
    ] as [[UInt8]])
  func octets(text: [UInt8]) {
    let parameters = [Property.Parameter("A", ["1", "2"])]
    var packed = PackedProperties()
    packed.append(name: text.span, parameters: parameters, value: text.span)
    let string = String(decoding: text, as: UTF8.self)
    #expect(packed == [Property(string, parameters: parameters, value: string)])
  }

  @Test("an event without others is as large as one with an array of them")
  func size() {
    #expect(MemoryLayout<PackedProperties>.size == MemoryLayout<[Property]>.size)
  }
}
