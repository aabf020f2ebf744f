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
    self.parameters = Self.canonical(parameters)
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
    self.init(property.name, parameters: property.parameters, type: .unknown, values: [])
    let definition = PropertyDefinition.of(name)
    // First of all: what is left out must not decide whether the rest is of a type.
    let value = ValueSpelling.verbatim(property.value)
    let stated = parameters.first { $0.name == "VALUE" }
    if let stated, stated.valueCount != 1 || !Self.isType(stated.firstValue ?? "") {
      values = [.text(value)]
      isMisfit = true
      return
    }
    let statedType = stated?.firstValue.map { ValueType(rawValue: $0.asciiLowercased) }
    let types = statedType.map { [$0] } ?? definition?.types ?? []
    for type in types {
      if let values = Self.values(of: value, type, definition) {
        self.type = type
        self.values = values
        parameters.removeAll { $0.name == "VALUE" || type == .binary && $0.name == "ENCODING" }
        return
      }
    }
    values = [.text(value)]
    isMisfit = !types.isEmpty
  }

  /// The property as a content line has it, in the canonical spelling. VALUE stands where
  /// the type is not the property's default. O(*octets*).
  public var property: Property {
    let definition = PropertyDefinition.of(name)
    var parameters = parameters
    let isDefault = type == definition?.type && definition?.statesType == false
    if type != .unknown, !isDefault {
      parameters.removeAll { $0.name == "VALUE" }
      parameters.append(Property.Parameter("VALUE", [type.rawValue.asciiUppercased]))
      if type == .binary {
        // No other encoding may be (RFC 5545, 3.2.7), so jCal and xCal do not name it.
        parameters.removeAll { $0.name == "ENCODING" }
        parameters.append(Property.Parameter("ENCODING", ["BASE64"]))
      }
      parameters.sort { $0.name < $1.name }
    }
    let texts = values.map { ValueSpelling.raw($0, type) }
    return Property(name, parameters: parameters, value: texts.joined(separator: ","))
  }

  /// Whether a VALUE parameter names a type that jCal can name: `unknown` is no such one.
  private static func isType(_ text: String) -> Bool {
    !text.isEmpty && text.asciiLowercased != ValueType.unknown.rawValue
      && text.utf8.allSatisfy(\.isNameOctet)
  }

  private static func values(
    of value: String, _ type: ValueType, _ definition: PropertyDefinition?
  ) -> [TypedValue]? {
    switch definition?.shape {
    case .position where type == .float:
      let parts = value.split(separator: ";", omittingEmptySubsequences: false)
      guard parts.count == 2, let latitude = ValueSpelling.value(parts[0], type),
        let longitude = ValueSpelling.value(parts[1], type)
      else { return nil }
      return [.parts([latitude, longitude])]
    case .status where type == .text:
      return [status(value)]
    case .list where type == .text:
      return TextEscaping.unescapeList(value).map { .text(ValueSpelling.cleaned($0)) }
    case .list where type != .uri, nil where ValueType.listed.contains(type):
      var values: [TypedValue] = []
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let value = ValueSpelling.value(part, type) else { return nil }
        values.append(value)
      }
      return values
    case .single, .list, .position, .status, nil:
      return ValueSpelling.value(value, type, isWord: definition?.isWord ?? false).map { [$0] }
    }
  }

  /// The code, the text and the data of a REQUEST-STATUS. A semicolon too many is part of the
  /// data.
  private static func status(_ value: String) -> TypedValue {
    var value = value
    var parts = value.withUTF8 { ValueText.decodeParts($0, separator: .semicolon) }
      .map(ValueSpelling.cleaned)
    if parts.count > 3 { parts[2...] = [parts[2...].joined(separator: ";")] }
    return parts.count == 1 ? .text(parts[0]) : .parts(parts.map { .text($0) })
  }
}
