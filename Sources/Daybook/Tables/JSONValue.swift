import FoundationEssentials

/// A JSON value of any kind.
enum JSONValue: Decodable, Hashable {
  case null
  case text(String)
  case bool(Bool)
  /// A number, in the shortest digits that mean it.
  case number(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Most values are texts: tried first, they cost no failed try.
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? container.decode(Int.self) {
      self = .number("\(integer)")
    } else if let double = try? container.decode(Double.self) {
      self = .number("\(double)")
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads a JSON text that is an object; nil for anything else.
  static func object(in bytes: ArraySlice<UInt8>) -> [String: JSONValue]? {
    try? JSONDecoder().decode([String: JSONValue].self, from: Data(bytes))
  }
}
