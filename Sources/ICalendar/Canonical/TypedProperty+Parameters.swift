import CalendarModel

extension TypedProperty {
  /// Gives parameters their names in upper case, in the order of their names, each once with
  /// all of its values. O(*octets*) and a sort; in their own memory.
  static func makeCanonical(_ parameters: inout [Property.Parameter]) {
    var isOrdered = true
    for index in parameters.indices {
      let name = parameters[index].name.canonicalName
      let definition = ParameterDefinition.of(name)
      parameters[index].name = name
      // `;RSVP` without `=` is written `;RSVP=`.
      if parameters[index].valueCount == 0 { parameters[index].values = [""] }
      parameters[index].mapValues { value($0, definition) }
      if index > 0, parameters[index - 1].name >= name { isOrdered = false }
    }
    if isOrdered { return }
    // A sort keeps the order of those that have one name.
    parameters.sort { $0.name < $1.name }
    joinNamesakes(&parameters)
  }

  /// Puts the values of neighbours that have one name together.
  private static func joinNamesakes(_ parameters: inout [Property.Parameter]) {
    var kept = 0
    var start = 0
    while start < parameters.count {
      var end = start + 1
      while end < parameters.count, parameters[end].name == parameters[start].name { end += 1 }
      if end - start > 1 {
        var values: [String] = []
        values.reserveCapacity(parameters[start..<end].reduce(0) { $0 + $1.valueCount })
        for parameter in parameters[start..<end] {
          parameter.forEachValue { values.append($0) }
        }
        parameters[start].values = values
      }
      if kept < start { parameters.swapAt(kept, start) }
      kept += 1
      start = end
    }
    parameters.removeSubrange(kept...)
  }

  private static func value(_ text: String, _ definition: ParameterDefinition?) -> String {
    let text = ValueSpelling.cleaned(text)
    guard let definition else { return text }
    if definition.isWord { return text.asciiUppercased }
    return definition.type == .calendarAddress ? ValueSpelling.address(text) : text
  }
}
