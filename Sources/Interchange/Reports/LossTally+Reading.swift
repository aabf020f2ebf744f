import CalendarModel
import ICalendar

extension LossTally {
  /// The property that a reader found, in the canonical spelling; what is wrong with it is
  /// counted.
  mutating func property(_ typed: TypedProperty, _ line: Int) -> Property {
    let property = typed.property
    if Self.isCanonical(property, of: typed) { return property }
    let again = TypedProperty(property)
    // What was of unknown type is not called so twice.
    if again.isMisfit && typed.type != .unknown {
      self.line = line
      count(.misfitValue, example: PropertyFacts(property).excerpt, action: "kept as it is")
    }
    return again.property
  }

  /// Whether a property is surely canonical, and of its type: a text or time of the kind that
  /// most have. Reading it again would only give the same.
  private static func isCanonical(_ property: Property, of typed: TypedProperty) -> Bool {
    guard typed.values.count == 1, case .text(let text) = typed.values[0],
      !typed.parameters.contains(where: { $0.name == "VALUE" })
    else { return false }
    guard let definition = PropertyDefinition.of(property.name) else {
      return typed.type == .unknown && hasNoControls(text)
    }
    guard definition.shape == .single, !definition.isWord, typed.type == definition.type else {
      return false
    }
    switch typed.type {
    case .text: return hasNoControls(text)
    // The basic form is given to times that exist alone.
    case .dateTime:
      return (15...16).contains(property.value.utf8.count)
        && property.value.utf8.count + 4 == text.utf8.count
    default: return false
    }
  }

  private static func hasNoControls(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte == 0x7F { return false }
    return true
  }
}
