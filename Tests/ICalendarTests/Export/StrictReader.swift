import CalendarModel
import Testing

/// Reads what RFC 5545 allows and nothing else: each departure is an issue of the test.
struct StrictReader {
  /// The lines as they are in the file, without their CRLF.
  let physicalLines: [String]
  /// The content lines, unfolded.
  let lines: [String]

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.suffix(2) == [13, 10], "the text does not end with CRLF")
    var physical: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      if bytes[index] == 13 {
        try #require(bytes[index + 1] == 10, "a CR without LF")
        physical.append([])
        index += 2
      } else {
        let byte = bytes[index]
        try #require(byte == 9 || (byte >= 0x20 && byte != 0x7F), "control character \(byte)")
        physical[physical.count - 1].append(byte)
        index += 1
      }
    }
    physical.removeLast()
    var physicalLines: [String] = []
    var lines: [String] = []
    for line in physical {
      try #require(!line.isEmpty && line.count <= 75, "a line of \(line.count) octets")
      let text = try #require(
        String(validating: line, as: UTF8.self), "a fold inside a UTF-8 character")
      physicalLines.append(text)
      if line[0] == 0x20 {
        try #require(!lines.isEmpty)
        lines[lines.count - 1].unicodeScalars += text.unicodeScalars.dropFirst()
      } else {
        lines.append(text)
      }
    }
    self.physicalLines = physicalLines
    self.lines = lines
  }

  /// The one component that the text holds.
  func component() throws -> Component {
    var open = [Component("")]
    for line in lines {
      let property = try Self.property(line)
      switch property.name {
      case "BEGIN": open.append(Component(property.value))
      case "END":
        let closed = open.removeLast()
        try #require(closed.name == property.value && !open.isEmpty)
        open[open.count - 1].components.append(closed)
      default: open[open.count - 1].properties.append(property)
      }
    }
    try #require(open.count == 1 && open[0].properties.isEmpty)
    #expect(open[0].components.count == 1)
    return try #require(open[0].components.first)
  }

  static func property(_ line: String) throws -> Property {
    // Scalars, not characters: a combining mark may follow a colon.
    var rest = Array(line.unicodeScalars)[...]
    func name(until ends: String) throws -> String {
      let name = rest.prefix { !ends.unicodeScalars.contains($0) }
      rest = rest.dropFirst(name.count)
      let text = String(String.UnicodeScalarView(name))
      try #require(
        !name.isEmpty
          && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") },
        "name \(text)")
      return text
    }
    var property = Property(try name(until: ";:"), value: "")
    while rest.first == ";" {
      rest = rest.dropFirst()
      var parameter = Property.Parameter(try name(until: "="), [])
      repeat {
        rest = rest.dropFirst()
        let isQuoted = rest.first == "\""
        if isQuoted { rest = rest.dropFirst() }
        let value = rest.prefix { isQuoted ? $0 != "\"" : !";:,\"".unicodeScalars.contains($0) }
        rest = rest.dropFirst(value.count + (isQuoted ? 1 : 0))
        parameter.values.append(withoutCarets(value))
      } while rest.first == ","
      property.parameters.append(parameter)
    }
    try #require(rest.first == ":")
    property.value = String(String.UnicodeScalarView(rest.dropFirst()))
    return property
  }

  /// RFC 6868, 3.2.
  private static func withoutCarets(_ value: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var value = value
    while let scalar = value.popFirst() {
      switch (scalar, value.first) {
      case ("^", "n"): result.append("\n")
      case ("^", "'"): result.append("\"")
      case ("^", "^"): result.append("^")
      default:
        result.append(scalar)
        continue
      }
      value = value.dropFirst()
    }
    return String(result)
  }
}
