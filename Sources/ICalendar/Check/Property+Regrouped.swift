import CalendarModel

extension Property {
  /// The TZID, one text though a comma may stand in it without quotes.
  var zoneID: String? {
    parameters.first { $0.name.uppercased() == "TZID" }
      .map { TextEscaping.unescape($0.values.joined(separator: ",")) }
  }

  /// The property as the reader takes it where a parameter has a colon and no quotes, so that
  /// the value seems to begin too early; nil where that is not so.
  ///
  /// - Parameter section: the parameters as the file has them, `;` in front.
  func regrouped(section: [UInt8]) -> Property? {
    guard !section.isEmpty, value.contains(":") else { return nil }
    let upper = name.uppercased()
    var colon: String.Index?
    if upper == "ATTENDEE" || upper == "ORGANIZER" {
      colon = AttendeeReader.strayColon(value)
    } else if let definition = PropertyDefinition.of(upper), !definition.isList,
      definition.types.contains(.dateTime), zoneID != nil, TimeValue(value) == nil,
      let last = value.lastIndex(of: ":"),
      TimeValue(String(value[value.index(after: last)...])) != nil
    {
      colon = last
    }
    guard let colon else { return nil }
    let whole = section + [.colon] + Array(value.utf8[..<colon])
    var parameters = whole.withUnsafeBufferPointer(ParameterList.parameters(in:))
    for index in parameters.indices where parameters[index].name.uppercased() == "TZID" {
      parameters[index].values = [parameters[index].values.joined(separator: ",")]
    }
    return Property(
      name, parameters: parameters, value: String(value[value.index(after: colon)...]))
  }
}
