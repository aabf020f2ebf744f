import CalendarModel

extension TypedProperty {
  /// Parameters with their names in upper case, in the order of their names, each once with
  /// all of its values.
  static func canonical(_ parameters: [Property.Parameter]) -> [Property.Parameter] {
    var result: [Property.Parameter] = []
    var places: [String: Int] = [:]
    for parameter in parameters {
      let name = parameter.name.canonicalName
      // `;RSVP` without `=` is written `;RSVP=`.
      let values = (parameter.values.isEmpty ? [""] : parameter.values).map {
        value($0, of: name)
      }
      if let place = places[name] {
        result[place].values += values
      } else {
        places[name] = result.count
        result.append(Property.Parameter(name, values))
      }
    }
    return result.sorted { $0.name < $1.name }
  }

  private static func value(_ text: String, of name: String) -> String {
    let text = ValueSpelling.cleaned(text)
    if words.contains(name) { return text.asciiUppercased }
    return addresses.contains(name) ? ValueSpelling.address(text) : text
  }

  /// The parameters whose values are words of iCalendar, the same in any case
  /// (RFC 5545, 2 and 3.2; RFC 7986, 6.1; RFC 9253, 6).
  private static let words: Set<String> = [
    "CUTYPE", "DERIVED", "DISPLAY", "ENCODING", "FBTYPE", "FEATURE", "PARTSTAT", "RANGE",
    "RELATED", "RELTYPE", "ROLE", "RSVP", "SCHEDULE-AGENT", "SCHEDULE-FORCE-SEND", "VALUE",
  ]

  /// The parameters whose values are calendar addresses (RFC 5545, 3.2).
  static let addresses: Set<String> = ["DELEGATED-FROM", "DELEGATED-TO", "MEMBER", "SENT-BY"]
}
