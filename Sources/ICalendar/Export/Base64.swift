import FoundationEssentials

/// Base64 (RFC 4648, 4), the encoding of binary values (RFC 5545, 3.3.1).
package enum Base64 {
  /// The octets in Base64, with padding and without line breaks. O(*octets*).
  package static func encode(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }

  /// The octets that `text` stands for, or nil when it is not Base64. White space in it is
  /// passed over. O(*characters*).
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let digits = text.utf8.filter { $0 > 0x20 }
    guard let data = Data(base64Encoded: Data(digits)) else { return nil }
    return [UInt8](data)
  }
}
