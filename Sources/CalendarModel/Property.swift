/// A property as the file has it: name, parameters, and the value still as text.
public struct Property: Hashable, Sendable {
  /// A parameter and its values.
  public struct Parameter: Hashable, Sendable {
    /// Nearly all have one value, which needs no array: a property may have half a million.
    private enum Storage: Hashable, Sendable {
      case one(String)
      /// None, or more than one.
      case others([String])

      init(_ values: [String]) {
        self = if values.count == 1 { .one(values[0]) } else { .others(values) }
      }
    }

    /// The name as the file spells it. Names are compared without regard to case.
    public var name: String
    private var storage: Storage

    /// The values, unquoted, RFC 6868's `^n`, `^'` and `^^` decoded.
    public var values: [String] {
      get {
        switch storage {
        case .one(let value): [value]
        case .others(let values): values
        }
      }
      set { storage = Storage(newValue) }
    }

    /// The first value, or nil.
    public var firstValue: String? {
      switch storage {
      case .one(let value): value
      case .others(let values): values.first
      }
    }

    /// The number of values.
    public var valueCount: Int {
      switch storage {
      case .one: 1
      case .others(let values): values.count
      }
    }

    /// A parameter of these values.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      storage = Storage(values)
    }

    /// A parameter of one value.
    public init(_ name: String, value: String) {
      self.name = name
      storage = .one(value)
    }

    /// Calls `body` with each value.
    public func forEachValue(_ body: (String) -> Void) {
      switch storage {
      case .one(let value): body(value)
      case .others(let values): values.forEach(body)
      }
    }

    /// Puts each value into another form, in its place.
    public mutating func mapValues(_ transform: (String) -> String) {
      switch storage {
      case .one(let value): storage = .one(transform(value))
      case .others(var values):
        storage = .others([])
        for index in values.indices { values[index] = transform(values[index]) }
        storage = .others(values)
      }
    }

    /// Adds the values of another one behind its own. O(those).
    public mutating func append(valuesOf other: Parameter) {
      var values = values
      storage = .others([])
      other.forEachValue { values.append($0) }
      storage = Storage(values)
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
    return parameters.first { $0.name.uppercased() == name }?.firstValue
  }
}
