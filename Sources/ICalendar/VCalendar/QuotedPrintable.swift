/// Quoted-printable (RFC 2045, 6.7), its soft line breaks taken out already.
enum QuotedPrintable {
  /// The octets that `text` stands for. A `=` before anything but two hexadecimal digits
  /// stands for itself; one at the end, a soft break before nothing, is left out.
  static func decode(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == .equals else {
        result.append(byte)
        continue
      }
      if index == text.count { break }
      if index + 1 < text.count, let high = text[index].hexValue,
        let low = text[index + 1].hexValue
      {
        result.append(high << 4 | low)
        index += 2
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
