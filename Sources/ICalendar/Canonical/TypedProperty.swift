public import CalendarModel

/// A property whose values have been read by their type: what jCal (RFC 7265) and xCal
/// (RFC 6321) write, and what the canonical spelling of a content line is made of.
public struct TypedProperty: Hashable, Sendable {
  /// The name in upper case, without characters that no name can have.
  public var name: String
  /// The parameters, their names in upper case, in the order of their names. VALUE is not
  /// among them, unless the type is unknown and there was one; nor is ENCODING with binary
  /// values.
  public var parameters: [Property.Parameter]
  /// The type of the values.
  public var type: ValueType
  /// The values. Empty only where a program made it so.
  public var values: [TypedValue]
  /// Whether the values are not of the type that the property should have, and are kept as
  /// one text of unknown type.
  public var isMisfit = false

  /// A property of these parts.
  ///
  /// - Parameters:
  ///   - name: in any case.
  ///   - parameters: in any case and order.
  public init(
    _ name: String, parameters: [Property.Parameter] = [], type: ValueType, values: [TypedValue]
  ) {
    self.name = name.canonicalName
    self.parameters = parameters
    Self.makeCanonical(&self.parameters)
    self.type = type
    self.values = values
  }

  /// Reads a property's value by its VALUE parameter, or by the type that the property has
  /// by default.
  ///
  /// A DATE without a VALUE where a DATE-TIME is the default is a DATE; so with the other
  /// types that a property may have. What can't be read is kept as a text of unknown type
  /// (`isMisfit`). O(*octets*).
  public init(_ property: Property) {
    var property = property
    self.init(taking: &property)
  }

  /// The same, which takes the property's parameters away.
  init(taking property: inout Property) {
    let line = TypedLine(taking: &property, keepingListsUpTo: .max)
    name = line.name
    parameters = line.parameters
    type = line.type
    values = line.values
    isMisfit = line.isMisfit
  }

  /// The property as a content line has it, in the canonical spelling. VALUE stands where
  /// the type is not the property's default. O(*octets*).
  public var property: Property {
    Property(name, of: type, parameters) { append in values.forEach(append) }
  }
}

extension Property {
  /// A property in the canonical spelling, of the values that `body` gives to what it is called
  /// with.
  ///
  /// - Parameters:
  ///   - name: in upper case.
  ///   - parameters: in canonical spelling, without the VALUE of a type that is known.
  init(
    _ name: String, of type: ValueType, _ parameters: [Parameter],
    values body: ((TypedValue) -> Void) -> Void
  ) {
    let definition = PropertyDefinition.of(name)
    var parameters = parameters
    let isDefault = type == definition?.type && definition?.statesType == false
    if type != .unknown, !isDefault {
      parameters.removeAll { $0.name == "VALUE" }
      parameters.append(Parameter("VALUE", [type.rawValue.asciiUppercased]))
      if type == .binary {
        // No other encoding may be (RFC 5545, 3.2.7), so jCal and xCal do not name it.
        parameters.removeAll { $0.name == "ENCODING" }
        parameters.append(Parameter("ENCODING", ["BASE64"]))
      }
      parameters.sort { $0.name < $1.name }
    }
    var value: String?
    body { each in
      let text = ValueSpelling.raw(each, type)
      if value == nil {
        value = text
      } else {
        value? += ","
        value? += text
      }
    }
    self.init(name, parameters: parameters, value: value ?? "")
  }
}
