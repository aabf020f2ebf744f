package import FoundationEssentials
import _FoundationICU

/// The patterns of UTS 35, part 4, that a locale writes dates and times by.
package enum LocalePattern {
  /// The pattern with the fields of a template, such as `yMMMM`; nil where the locale has none.
  ///
  /// Slow: the locale's patterns are read each time.
  package static func of(_ template: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    guard let generator = swift_udatpg_open(locale.identifier, &status) else { return nil }
    defer { swift_udatpg_close(generator) }
    let skeleton = Array(template.utf16)
    return ICUText.text { buffer, status in
      swift_udatpg_getBestPattern(
        generator, skeleton, Int32(skeleton.count), buffer.baseAddress, Int32(buffer.count),
        &status)
    }
  }
}
