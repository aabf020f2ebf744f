import _FoundationICU

/// Texts from ICU, which writes UTF-16 to where its caller has room.
enum ICUText {
  /// The text that `write` writes, of which it returns the length, whether there was room or not;
  /// nil where it reports an error.
  static func text(
    _ write: (UnsafeMutableBufferPointer<UInt16>, inout UErrorCode) -> Int32
  ) -> String? {
    var capacity = 128
    while true {
      var status = U_ZERO_ERROR
      var length = 0
      let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = Int(write(buffer, &status))
        count = min(max(length, 0), capacity)
      }
      if status == U_BUFFER_OVERFLOW_ERROR, length > capacity {
        capacity = length
        continue
      }
      // Below zero are warnings.
      return status.rawValue <= 0 ? String(decoding: units, as: UTF16.self) : nil
    }
  }
}
