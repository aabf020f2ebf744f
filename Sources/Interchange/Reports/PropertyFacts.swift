import CalendarModel
import ICalendar

/// What a report may have to say of a property, found before the property is taken apart.
struct PropertyFacts {
  /// The name as it came.
  let name: String
  private let value: String
  /// Whether the value or a parameter has a control character that is left out.
  let hasControls: Bool
  /// Whether a parameter's name stands twice.
  let repeatsParameter: Bool

  init(_ property: Property) {
    name = property.name
    value = property.value
    hasControls =
      Self.hasControls(property.value) || property.parameters.contains(where: Self.hasControls)
    let parameters = property.parameters
    repeatsParameter = RepeatedName.stands(among: parameters.count) {
      parameters[$0].name.asciiUppercased
    }
  }

  /// The beginning of the property.
  var excerpt: String {
    let text = "\(name):\(value.prefix(60))"
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  private static func hasControls(_ parameter: Property.Parameter) -> Bool {
    var result = false
    parameter.forEachValue { result = result || hasControls($0) }
    return result
  }

  private static func hasControls(_ text: String) -> Bool {
    // A line feed is a break that every format has.
    for byte in text.utf8 where byte < 0x20 && byte != 9 && byte != 10 || byte == 0x7F {
      return true
    }
    return false
  }
}
