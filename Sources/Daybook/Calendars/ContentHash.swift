/// A number of 64 bits made from content: FNV-1a. Nobody gains by two calendars that have the
/// same.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number, as SQLite stores it.
  var integer: Int64 { Int64(bitPattern: value) }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // No byte of UTF-8: parts what follows.
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (number >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
    }
  }

  /// The number of a text.
  static func of(_ text: String) -> Int64 {
    var hash = ContentHash()
    hash.combine(text.utf8)
    return hash.integer
  }
}
