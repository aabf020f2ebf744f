import CalendarModel

/// The parameters of a property, from which those that are known are taken out.
struct ParameterBag {
  private let value: String
  /// What has not been taken, in the file's order.
  private(set) var rest: [Property.Parameter]

  /// All parameters of a property.
  init(_ property: Property) {
    value = property.value
    rest = property.parameters
  }

  /// Takes the first parameter of this name (upper case) and gives its first value; nil when
  /// there is none with a value.
  mutating func take(_ name: String) -> String? { takeAll(name).first }

  /// Takes the first parameter of this name (upper case) and gives its values.
  mutating func takeAll(_ name: String) -> [String] {
    guard
      let index = rest.firstIndex(where: {
        $0.name.uppercased() == name && $0.valueCount > 0
      })
    else { return [] }
    return rest.remove(at: index).values
  }

  /// Takes VALUE and gives it in upper case.
  mutating func takeValueType() -> String? { take("VALUE")?.uppercased() }

  /// Takes VALUE and ENCODING: the bytes of a BINARY value, else a URI. Nil when the value is
  /// stated to be base64 and is not.
  mutating func takeContent() -> Attachment.Content? {
    let type = takeValueType()
    let encoding = take("ENCODING")?.uppercased()
    guard type == "BINARY" || encoding == "BASE64" || encoding == "B" else {
      return .uri(value)
    }
    return Base64.decode(value).map { .data($0) }
  }
}
