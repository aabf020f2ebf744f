import CalendarModel

extension TypedProperty {
  /// Parameters with their names in upper case, in the order of their names, each once with
  /// all of its values.
  static func canonical(_ parameters: [Property.Parameter]) -> [Property.Parameter] {
    var result: [Property.Parameter] = []
    result.reserveCapacity(parameters.count)
    var places: [String: Int] = [:]
    for parameter in parameters {
      var parameter = parameter
      parameter.name = parameter.name.canonicalName
      let definition = ParameterDefinition.of(parameter.name)
      // `;RSVP` without `=` is written `;RSVP=`.
      if parameter.valueCount == 0 { parameter.values = [""] }
      parameter.mapValues { value($0, definition) }
      if let place = places[parameter.name] {
        result[place].append(valuesOf: parameter)
      } else {
        places[parameter.name] = result.count
        result.append(parameter)
      }
    }
    result.sort { $0.name < $1.name }
    return result
  }

  private static func value(_ text: String, _ definition: ParameterDefinition?) -> String {
    let text = ValueSpelling.cleaned(text)
    guard let definition else { return text }
    if definition.isWord { return text.asciiUppercased }
    return definition.type == .calendarAddress ? ValueSpelling.address(text) : text
  }
}
