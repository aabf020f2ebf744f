/// The one spelling of a number: no `+`, no needless zeros, a digit before the point.
enum NumberSpelling {
  /// An INTEGER (RFC 5545, 3.3.8); nil for what is none, or is not in the range of `Int`.
  static func integer(_ text: some StringProtocol) -> String? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit), let number = Int(text)
    else { return nil }
    return String(number)
  }

  /// A FLOAT (RFC 5545, 3.3.7): digits, and more after a point. Of any length: the number is
  /// not rounded. O(*digits*).
  static func float(_ text: some StringProtocol) -> String? {
    var rest = Array(text.utf8)[...]
    var isNegative = false
    if let first = rest.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      isNegative = first == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    let whole = rest.prefix(while: \.isDigit)
    var fraction: ArraySlice<UInt8> = []
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst()
      guard fraction.allSatisfy(\.isDigit) else { return nil }
    } else if !rest.isEmpty {
      return nil
    }
    guard !(whole.isEmpty && fraction.isEmpty) else { return nil }
    let zero = UInt8(ascii: "0")
    let digits = whole.drop { $0 == zero }
    while fraction.last == zero { fraction = fraction.dropLast() }
    let isZero = digits.isEmpty && fraction.isEmpty
    return (isNegative && !isZero ? "-" : "")
      + (digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self))
      + (fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self))
  }
}
