public import CalendarModel

extension Component {
  /// The component in the one spelling that stands for all that mean the same, property by
  /// property; `Docs/Formats.md` has its rules. Properties and components keep their order,
  /// and none is left out. It is its own canonical form. O(*octets*).
  public func canonical() -> Component {
    Component(
      name.canonicalName, properties: properties.map { $0.canonical() },
      components: components.map { $0.canonical() })
  }
}

extension DocumentComponent {
  /// Its component in that spelling, made without the one as it came.
  var canonicalComponent: Component {
    var properties: [Property] = []
    forEachProperty { properties.append($0.canonical()) }
    return Component(
      name.canonicalName, properties: properties,
      components: components.map(\.canonicalComponent))
  }
}

extension Property {
  /// The property in that spelling. O(*octets*).
  public func canonical() -> Property { TypedProperty(self).property }
}
