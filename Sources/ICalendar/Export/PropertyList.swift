import CalendarModel

/// The properties of a component while they are put together.
struct PropertyList {
  /// What has been added, in order.
  private(set) var properties: [Property] = []

  /// Adds a property whose value needs no escapes; none for nil.
  mutating func add(_ name: String, _ parameters: [Property.Parameter] = [], value: String?) {
    guard let value else { return }
    properties.append(Property(name, parameters: parameters, value: value))
  }

  /// Adds a TEXT property; none for nil.
  mutating func add(_ name: String, text: String?) {
    add(name, value: text.map(TextEscaping.escape))
  }

  /// Adds a property of several texts; none for no texts.
  mutating func add(_ name: String, texts: [String]) {
    if !texts.isEmpty { add(name, value: TextEscaping.escapeList(texts)) }
  }

  /// Adds a DATE-TIME in UTC; none for nil.
  mutating func add(_ name: String, instant: Instant?) {
    add(name, value: instant.map { CalendarTime.utc($0).basicText })
  }

  /// Adds a DATE or DATE-TIME with the parameters that its kind needs.
  mutating func add(
    _ name: String, time: CalendarTime, parameters: [Property.Parameter] = []
  ) {
    add(name, parameters + Self.parameters(of: time), value: time.basicText)
  }

  /// Adds a property that holds any text, exactly; none for nil.
  mutating func add(_ name: String, exactText: String?) {
    if let exactText { properties.append(Property(name, exactText: exactText)) }
  }

  /// Adds properties as they came, but for those that occur once at most and are there.
  mutating func add(others: some Sequence<Property>) {
    let present = Set(properties.map { $0.name.uppercased() })
    properties += others.filter {
      let name = $0.name.uppercased()
      return Self.repeatable.contains(name) || !present.contains(name)
    }
  }

  /// The parameters that the kind of a time needs: VALUE or TZID.
  static func parameters(of time: CalendarTime) -> [Property.Parameter] {
    switch time {
    case .date: [Property.Parameter("VALUE", ["DATE"])]
    case .zoned(_, let zone): [Property.Parameter("TZID", [zone])]
    case .floating, .utc: []
    }
  }

  /// The properties that Daymark writes from values and that may occur more than once.
  private static let repeatable: Set<String> = [
    "ATTACH", "ATTENDEE", "CATEGORIES", "COMMENT", "CONCEPT", "CONFERENCE", "CONTACT", "EXDATE",
    "EXRULE", "FREEBUSY", "IMAGE", "LINK", "LOCATION-TYPE", "RDATE", "REFID", "RELATED-TO",
    "REQUEST-STATUS", "RESOURCES", "RRULE", "STRUCTURED-DATA", "STYLED-DESCRIPTION",
  ]
}
