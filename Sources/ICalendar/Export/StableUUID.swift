import CLibUUID

/// A UUID (RFC 9562): 16 octets, here most often made from a name, so that the same name
/// has the same UUID at every time and place.
public struct StableUUID: Hashable, Sendable {
  /// The octets as two numbers, so that many cost no more than their 16 bytes.
  private let high: UInt64
  private let low: UInt64

  /// The 16 octets in network order.
  public var bytes: [UInt8] {
    (0..<Self.size).map { UInt8(truncatingIfNeeded: ($0 < 8 ? high : low) >> (56 - $0 % 8 * 8)) }
  }

  /// The UUID of version 5 that `name`, in UTF-8, has in `namespace` (RFC 9562, 5.5).
  ///
  /// Names are told apart by their octets: two spellings of one accented letter are two
  /// names. C: `uuid_generate_sha1`. O(*octets of the name*).
  public init(namespace: StableUUID, name: String) {
    var name = name
    self.init(
      unchecked: name.withUTF8 { name in
        [UInt8](unsafeUninitializedCapacity: Self.size) { result, count in
          // The library takes no null pointer, and a name may be empty.
          let empty: [UInt8] = [0]
          namespace.bytes.withUnsafeBufferPointer { namespace in
            empty.withUnsafeBytes { empty in
              let octets = UnsafeRawBufferPointer(name).baseAddress ?? empty.baseAddress
              uuid_generate_sha1(
                result.baseAddress, namespace.baseAddress,
                octets?.assumingMemoryBound(to: CChar.self), name.count)
            }
          }
          count = Self.size
        }
      })
  }

  /// Reads `6ba7b810-9dad-11d1-80b4-00c04fd430c8` in any case; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let text = Array(text.utf8)
    guard text.count == Self.textSize else { return nil }
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
      if Self.hyphens.contains(index) {
        guard text[index] == UInt8(ascii: "-") else { return nil }
        index += 1
      } else {
        guard let high = text[index].hexValue, let low = text[index + 1].hexValue
        else { return nil }
        bytes.append(high << 4 | low)
        index += 2
      }
    }
    self.init(unchecked: bytes)
  }

  private init(unchecked bytes: [UInt8]) {
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The namespace of domain names (RFC 9562, 6.6).
  public static let domainNames = StableUUID(unchecked: [
    0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30,
    0xC8,
  ])

  private static let size = 16
  private static let textSize = 36
  /// Where the text form has its hyphens, in characters from 0.
  private static let hyphens = [8, 13, 18, 23]
}

extension StableUUID: CustomStringConvertible {
  /// The UUID in lower case: `6ba7b810-9dad-11d1-80b4-00c04fd430c8`.
  public var description: String {
    // With no room to grow in: a file may need a hundred thousand.
    String(unsafeUninitializedCapacity: Self.textSize) { text in
      for index in 0..<Self.textSize { text[index] = octet(ofTextAt: index) }
      return Self.textSize
    }
  }

  /// The order of two by their octets, which is that of their texts: negative, zero or positive.
  func compared(to other: StableUUID) -> Int {
    let (own, others) = high == other.high ? (low, other.low) : (high, other.high)
    return own < others ? -1 : own > others ? 1 : 0
  }

  /// Whether a text is its `description`.
  func isWritten(as text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      text.count == Self.textSize
        && text.indices.allSatisfy { text[$0] == octet(ofTextAt: $0) }
    }
  }

  private func octet(ofTextAt index: Int) -> UInt8 {
    if Self.hyphens.contains(index) { return UInt8(ascii: "-") }
    let digit = index - Self.hyphens.count { $0 < index }
    let half = (digit < 16 ? high : low) >> UInt64(60 - digit % 16 * 4) & 15
    return Self.digits[Int(half)]
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
