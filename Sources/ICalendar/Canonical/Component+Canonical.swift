public import CalendarModel

extension Component {
  /// The component in the one spelling that stands for all that mean the same, property by
  /// property; `Docs/Formats.md` has its rules. Properties and components keep their order,
  /// and none is left out. It is its own canonical form. O(*octets*).
  public consuming func canonical() -> Component {
    var result = self
    result.makeCanonical()
    return result
  }

  /// In its own memory: one property may be a whole file.
  private mutating func makeCanonical() {
    name = name.canonicalName
    for index in properties.indices { properties[index].makeCanonical() }
    for index in components.indices { components[index].makeCanonical() }
  }
}

extension DocumentComponent {
  /// Its component in that spelling, made without the one as it came.
  var canonicalComponent: Component {
    var properties: [Property] = []
    forEachPassingProperty { property in
      property.makeCanonical()
      properties.append(property)
    }
    return Component(
      name.canonicalName, properties: properties,
      components: components.map(\.canonicalComponent))
  }
}

extension Property {
  /// The property in that spelling. O(*octets*).
  public consuming func canonical() -> Property {
    var result = self
    result.makeCanonical()
    return result
  }

  fileprivate mutating func makeCanonical() { self = TypedLine(taking: &self).property }
}
