/// Gives the parts of an SVG file names that depend on the file alone.
///
/// cairo numbers surfaces and images through the life of the process, so a second drawing of
/// the same page would have other names.
enum SVGNames {
  private static let prefixes = ["surface", "image", "source"].map { Array($0.utf8) }

  /// The file with those names numbered from 1, in the order that they first stand there.
  ///
  /// - Complexity: O(*bytes*).
  static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    var numbers: [[UInt8]: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var index = 0
    while index < svg.count {
      guard let end = nameEnd(in: svg, at: index) else {
        result.append(svg[index])
        index += 1
        continue
      }
      let name = Array(svg[index + 1..<end])
      let letters = name.prefix { !isDigit($0) }
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result.append(svg[index])
      result += letters
      result += Array(String(number).utf8)
      index = end
    }
    return result
  }

  /// The end of a name of ours that follows `"` or `#`, and is all that stands there.
  private static func nameEnd(in svg: [UInt8], at index: Int) -> Int? {
    guard svg[index] == UInt8(ascii: "\"") || svg[index] == UInt8(ascii: "#") else { return nil }
    for prefix in prefixes where svg[(index + 1)...].starts(with: prefix) {
      let digits = index + 1 + prefix.count
      var end = digits
      while end < svg.count, isDigit(svg[end]) { end += 1 }
      if end > digits, end < svg.count,
        svg[end] == UInt8(ascii: "\"") || svg[end] == UInt8(ascii: ")")
      {
        return end
      }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
