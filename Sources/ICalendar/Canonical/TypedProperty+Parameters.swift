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
    guard let definition = ParameterDefinition.of(name) else { return text }
    if definition.isWord { return text.asciiUppercased }
    return definition.type == .calendarAddress ? ValueSpelling.address(text) : text
  }
}
