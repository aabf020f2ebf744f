public import CalendarModel

extension Component {
  /// The component in the one spelling that stands for all that mean the same: names of
  /// components, properties and parameters in upper case, parameters in the order of their
  /// names. O(*n* log *n*).
  public func canonical() -> Component {
    Component(
      name.uppercased(), properties: properties.map { $0.canonical() },
      components: components.map { $0.canonical() })
  }
}

extension Property {
  /// The property in that spelling.
  public func canonical() -> Property {
    let parameters = parameters.map { Parameter($0.name.uppercased(), $0.values) }
    return Property(
      name.uppercased(), parameters: parameters.sorted { $0.name < $1.name }, value: value)
  }
}
