extension String {
  /// The text with its control characters spelled out (`\n`, `\u{1B}`): it stays on one
  /// line, and nothing in it moves a terminal's cursor or changes its colours.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// C0, DEL, C1, the line and paragraph separators, and the marks that reorder text.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
