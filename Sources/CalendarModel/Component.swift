/// A component (VEVENT, VALARM, an X- component) as the file has it.
public struct Component: Hashable, Sendable {
  /// The name as the file spells it.
  public var name: String
  /// The component's own properties in the file's order.
  public var properties: [Property]
  /// The components inside it in the file's order.
  public var components: [Component]

  /// A component of these parts.
  public init(_ name: String, properties: [Property] = [], components: [Component] = []) {
    self.name = name
    self.properties = properties
    self.components = components
  }

  /// The first property `name` (in any case), or nil.
  public func property(_ name: String) -> Property? {
    properties.first { $0.name.uppercased() == name.uppercased() }
  }
}
