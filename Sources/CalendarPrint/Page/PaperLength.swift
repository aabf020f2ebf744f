/// Lengths on paper, as a user writes them: `12mm`, `1.5 cm`, `0.5in`, `36pt`.
public enum PaperLength {
  /// Points by the unit's name.
  private static let units: [(name: String, points: Double)] = [
    ("mm", 72 / 25.4), ("cm", 720 / 25.4), ("in", 72), ("pt", 1),
  ]

  /// A length in points, 72 to the inch; nil for what is no length, or has no unit.
  public static func points(_ text: some StringProtocol) -> Double? {
    let text = text.lowercased().filter { $0 != " " }
    guard let unit = unit(of: text) else { return nil }
    return number(text.dropLast(2)).map { hundredths($0 * unit) }
  }

  /// The sides of `210x297mm` or `8.5inx11in` in points; nil for any other text.
  static func sides(_ text: String) -> (width: Double, height: Double)? {
    let text = String(text.lowercased().filter { $0 != " " }.map { $0 == "×" ? "x" : $0 })
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let unit = unit(of: text), let height = points(parts[1]) else {
      return nil
    }
    let width = points(parts[0]) ?? number(parts[0]).map { hundredths($0 * unit) }
    return width.map { ($0, height) }
  }

  private static func unit(of text: String) -> Double? {
    units.first { text.hasSuffix($0.name) }?.points
  }

  /// A decimal number of digits, with a point or a comma.
  private static func number(_ text: some StringProtocol) -> Double? {
    let isPlain = text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    guard isPlain, text.count <= 12 else { return nil }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// To two decimals, as PDF producers write such sizes.
  private static func hundredths(_ points: Double) -> Double { (points * 100).rounded() / 100 }
}
