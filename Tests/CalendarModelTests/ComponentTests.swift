import CalendarModel
import Testing

@Suite("Properties and components")
struct ComponentTests {
  let event = Component(
    "VEVENT",
    properties: [
      Property("summary", value: "first"),
      Property(
        "ATTENDEE",
        parameters: [
          .init("Member", ["mailto:a@example.org", "mailto:b@example.org"]),
          .init("CN", []), .init("cn", ["later"]),
        ], value: "mailto:c@example.org"),
      Property("SUMMARY", value: "second"),
    ],
    components: [Component("VALARM", properties: [Property("ACTION", value: "AUDIO")])])

  @Test("the first of a name is found, in any case")
  func properties() {
    #expect(event.property("SUMMARY")?.value == "first")
    #expect(event.property("Summary")?.name == "summary")
    #expect(event.property("DTSTART") == nil)
    // The alarm's own.
    #expect(event.property("ACTION") == nil)
  }

  @Test("a parameter gives its first value, the first of its name")
  func parameters() {
    let attendee = event.property("attendee")
    #expect(attendee?.parameter("MEMBER") == "mailto:a@example.org")
    #expect(attendee?.parameter("CN") == nil)
    #expect(attendee?.parameter("ROLE") == nil)
  }

  @Test(
    "a parameter's values are what they were set to, however many",
    arguments: [[], ["a"], ["a", "b"], [""], ["a", "", "b"]])
  func values(_ values: [String]) {
    let parameter = Property.Parameter("X", values)
    #expect(parameter.values == values)
    #expect(parameter.valueCount == values.count)
    #expect(parameter.firstValue == values.first)
    var visited: [String] = []
    parameter.forEachValue { visited.append($0) }
    #expect(visited == values)
    var other = Property.Parameter("X", value: "z")
    other.values = values
    #expect(other == parameter)
    #expect(other.hashValue == parameter.hashValue)
    other.append(valuesOf: Property.Parameter("Y", ["c", "d"]))
    #expect(other == Property.Parameter("X", values + ["c", "d"]))
    other.mapValues { $0.uppercased() }
    #expect(other.values == values.map { $0.uppercased() } + ["C", "D"])
    #expect(Property.Parameter("X", value: "a") == Property.Parameter("X", ["a"]))
  }

  @Test("they are equal as they are spelled")
  func equality() {
    var other = event
    #expect(other == event)
    other.components[0].name = "valarm"
    #expect(other != event)
  }
}
