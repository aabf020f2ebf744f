/// A property as the file has it: name, parameters, and the value still as text.
public struct Property: Hashable, Sendable {
  /// A parameter and its values.
  public struct Parameter: Hashable, Sendable {
    /// The name as the file spells it. Names are compared without regard to case.
    public var name: String
    /// The values, unquoted, RFC 6868's `^n`, `^'` and `^^` decoded.
    public var values: [String]

    /// A parameter of these values.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The name as the file spells it. Names are compared without regard to case.
  public var name: String
  /// The parameters in the file's order.
  public var parameters: [Parameter]
  /// The value as the file has it: unfolded, its escapes not decoded.
  public var value: String

  /// A property; `value` is written as it is, so text must be escaped already.
  public init(_ name: String, parameters: [Parameter] = [], value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// The first value of the parameter `name` (in any case), or nil.
  public func parameter(_ name: String) -> String? {
    let name = name.uppercased()
    return parameters.first { $0.name.uppercased() == name }?.values.first
  }
}
