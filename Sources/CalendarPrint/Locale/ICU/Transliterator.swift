import _FoundationICU

/// One of ICU's transforms of text, such as that of any script to Latin.
final class Transliterator {
  private let transform: UnsafeMutablePointer<UTransliterator?>

  /// Nil for a name that ICU does not know (CLDR, Transform Guidelines).
  init?(_ name: String) {
    var status = U_ZERO_ERROR
    let units = Array(name.utf16)
    guard
      let transform = swift_utrans_openU(
        units, Int32(units.count), UTRANS_FORWARD, nil, 0, nil, &status)
    else { return nil }
    self.transform = transform
  }

  deinit { swift_utrans_close(transform) }

  /// The text transformed; nil where ICU fails. O(*length*).
  func text(of text: String) -> String? {
    let source = Array(text.utf16)
    return ICUText.text { buffer, status in
      var length = Int32(source.count)
      guard source.count <= buffer.count else {
        status = U_BUFFER_OVERFLOW_ERROR
        return length
      }
      _ = buffer.update(fromContentsOf: source)
      var limit = length
      swift_utrans_transUChars(
        transform, buffer.baseAddress, &length, Int32(buffer.count), 0, &limit, &status)
      return length
    }
  }
}
