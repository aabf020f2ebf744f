public import CalendarModel

/// A property as a `TypedProperty` has it, whose values are read one at a time: one line may
/// hold half a million of them.
public struct TypedLine: Sendable {
  /// The name in upper case, without characters that no name can have.
  public let name: String
  /// The parameters, as in `TypedProperty`.
  public let parameters: [Property.Parameter]
  /// The type of the values.
  public let type: ValueType
  /// Whether the values are not of the type that the property should have, and are one text
  /// of unknown type.
  public let isMisfit: Bool
  /// The values that were kept; all there are, unless there is a `list`.
  let values: [TypedValue]
  /// The text of values that were only looked at.
  private let list: String?

  /// The longest list of which the values are kept once they are read.
  private static let shortList = 4096

  /// Reads a property, and takes its parameters away. O(*octets*), in the memory of these.
  public init(taking property: inout Property) {
    self.init(taking: &property, keepingListsUpTo: Self.shortList)
  }

  /// The same; values of lists that have more octets are not kept.
  init(taking property: inout Property, keepingListsUpTo limit: Int) {
    name = property.name.canonicalName
    var parameters: [Property.Parameter] = []
    swap(&parameters, &property.parameters)
    TypedProperty.makeCanonical(&parameters)
    let definition = PropertyDefinition.of(name)
    // First of all: what is left out must not decide whether the rest is of a type.
    let text = ValueSpelling.verbatim(property.value)
    let stated = parameters.first { $0.name == "VALUE" }
    let isNamed = stated.map { $0.valueCount == 1 && Self.isType($0.firstValue ?? "") } ?? true
    let types =
      if !isNamed {
        [] as [ValueType]
      } else if let name = stated?.firstValue {
        [ValueType(rawValue: name.asciiLowercased)]
      } else {
        definition?.types ?? []
      }
    for type in types {
      let isLong = text.utf8.count > limit && Self.isList(type, definition)
      var values: [TypedValue] = []
      let isOfType = Self.forEachValue(of: text, type, definition) { value in
        if !isLong { values.append(value) }
      }
      guard isOfType else { continue }
      parameters.removeAll { $0.name == "VALUE" || type == .binary && $0.name == "ENCODING" }
      self.parameters = parameters
      self.type = type
      self.values = values
      list = isLong ? text : nil
      isMisfit = false
      return
    }
    self.parameters = parameters
    type = .unknown
    values = [.text(text)]
    list = nil
    isMisfit = !isNamed || !types.isEmpty
  }

  /// Calls `body` with each value. O(*octets*).
  public func forEachValue(_ body: (TypedValue) -> Void) {
    if let list {
      _ = Self.forEachValue(of: list, type, PropertyDefinition.of(name), body)
    } else {
      values.forEach(body)
    }
  }

  /// The property in the canonical spelling. O(*octets*).
  var property: Property {
    Property(name, of: type, parameters, values: forEachValue)
  }

  /// Whether a VALUE parameter names a type that jCal can name: `unknown` is no such one.
  private static func isType(_ text: String) -> Bool {
    !text.isEmpty && text.asciiLowercased != ValueType.unknown.rawValue
      && text.utf8.allSatisfy(\.isNameOctet)
  }

  /// Whether a value of this type goes on behind a comma.
  private static func isList(_ type: ValueType, _ definition: PropertyDefinition?) -> Bool {
    switch definition?.shape {
    case .list: type != .uri
    case nil: ValueType.listed.contains(type)
    case .single, .position, .status: false
    }
  }

  /// Calls `body` with each value of a text, as long as they are of the type.
  ///
  /// - Returns: whether all of them are.
  private static func forEachValue(
    of text: String, _ type: ValueType, _ definition: PropertyDefinition?,
    _ body: (TypedValue) -> Void
  ) -> Bool {
    if isList(type, definition) {
      guard type != .text else {
        var text = text
        text.withUTF8 { octets in
          ValueText.forEachPart(of: octets, separator: .comma) {
            body(.text(ValueSpelling.cleaned($0)))
          }
        }
        return true
      }
      for part in ListElements(text) {
        guard let value = ValueSpelling.value(part, type) else { return false }
        body(value)
      }
      return true
    }
    let value: TypedValue? =
      switch definition?.shape {
      case .position where type == .float: position(text)
      case .status where type == .text: status(text)
      default: ValueSpelling.value(text, type, isWord: definition?.isWord ?? false)
      }
    if let value { body(value) }
    return value != nil
  }

  /// The latitude and the longitude of a GEO.
  private static func position(_ text: String) -> TypedValue? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = ValueSpelling.value(parts[0], .float),
      let longitude = ValueSpelling.value(parts[1], .float)
    else { return nil }
    return .parts([latitude, longitude])
  }

  /// The code, the text and the data of a REQUEST-STATUS. A semicolon too many is part of the
  /// data.
  private static func status(_ text: String) -> TypedValue {
    var text = text
    var parts = text.withUTF8 { ValueText.decodeParts($0, separator: .semicolon) }
      .map(ValueSpelling.cleaned)
    if parts.count > 3 { parts[2...] = [parts[2...].joined(separator: ";")] }
    return parts.count == 1 ? .text(parts[0]) : .parts(parts.map { .text($0) })
  }
}
