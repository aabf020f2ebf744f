import CalendarModel

/// A style sheet, made of rules of the program, of colours, numbers and images; no text from a
/// file gets into it.
struct StyleSheet: ExpressibleByStringInterpolation, Sendable {
  /// The rules in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Rules of the program.
  init(stringLiteral rules: StaticString) { append(rules) }

  init(stringInterpolation parts: Parts) { bytes = parts.sheet.bytes }

  static func += (sheet: inout StyleSheet, other: StyleSheet) { sheet.bytes += other.bytes }

  private mutating func append(_ rules: StaticString) {
    rules.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// What a rule may be put together of.
  struct Parts: StringInterpolationProtocol {
    fileprivate var sheet: StyleSheet = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ rules: StaticString) { sheet.append(rules) }
    mutating func appendInterpolation(_ number: Int) { sheet.bytes += "\(number)".utf8 }
    mutating func appendInterpolation(_ color: RGBColor) { sheet.bytes += "\(color)".utf8 }
    mutating func appendInterpolation(_ image: StickerImage) { sheet.bytes += image.dataURL }
    mutating func appendInterpolation(_ rules: StyleSheet) { sheet += rules }
    /// A length, to the thousandth; of what is no number, nothing.
    mutating func appendInterpolation(_ length: Double) {
      let thousandths = length * 1000
      guard thousandths.magnitude < 1e12 else { return }
      let number = Int(thousandths.rounded())
      if number < 0 { sheet.append("-") }
      let digits = String(number.magnitude % 1000)
      let zeros = String(repeating: "0", count: 3 - digits.utf8.count)
      sheet.bytes += "\(number.magnitude / 1000).\(zeros)\(digits)".utf8
    }
  }
}
