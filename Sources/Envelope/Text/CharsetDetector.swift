import CICU

/// Owns ICU's detector of charsets. C: `ucsdet_open`, freed by `ucsdet_close`.
struct CharsetDetector: ~Copyable {
  /// A charset that a text may be in.
  struct Match: Hashable {
    /// The name in lower case.
    var name: String
    /// 0 to 100.
    var confidence: Int
  }

  private let pointer: OpaquePointer

  /// Nil when ICU has no memory or no data.
  init?() {
    var status: Int32 = 0
    guard let opened = daymark_detector_open(&status) else { return nil }
    pointer = opened
  }

  deinit { daymark_detector_close(pointer) }

  /// The charsets that `text` may be in, best first.
  borrowing func matches(_ text: [UInt8]) -> [Match] {
    let detector = pointer
    return text.withUnsafeBytes { raw in
      guard let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
      var status: Int32 = 0
      var count: Int32 = 0
      daymark_detector_set_text(detector, start, Int32(clamping: raw.count), &status)
      guard let found = daymark_detector_matches(detector, &count, &status), status <= 0 else {
        return []
      }
      // The names and matches are the detector's and look into the text: copied at once.
      return (0..<Int(count)).compactMap { index in
        guard let match = found[index], let name = daymark_charset_match_name(match, &status)
        else { return nil }
        return Match(
          name: String(cString: name).lowercased(),
          confidence: Int(daymark_charset_match_confidence(match, &status)))
      }
    }
  }
}
