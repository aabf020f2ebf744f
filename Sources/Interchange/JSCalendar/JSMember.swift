/// Where a member of a `JSObject` stands in its text.
struct JSMember {
  /// The first byte of the key, and of the value.
  var start: Int
  var valueStart: Int
  var end: Int

  /// The text of the key, with its quotes.
  func key(in bytes: [UInt8]) -> ArraySlice<UInt8> { bytes[start..<(valueStart - 2)] }
}
