package import FoundationEssentials
import _FoundationICU

/// The patterns of UTS 35, part 4, that a locale writes dates and times by.
package final class LocalePatterns {
  /// ICU's `UDateTimePatternGenerator`; nil where it cannot make one.
  private let generator: UnsafeMutablePointer<UDateTimePatternGenerator?>?

  /// The patterns of a locale. Slow: they are all read.
  package init(_ locale: Locale) {
    var status = U_ZERO_ERROR
    generator = swift_udatpg_open(locale.identifier, &status)
  }

  deinit { if let generator { swift_udatpg_close(generator) } }

  /// The pattern with the fields of a template, such as `yMMMM`; nil where there is none.
  package func pattern(_ template: String) -> String? {
    guard let generator else { return nil }
    let skeleton = Array(template.utf16)
    return ICUText.text { buffer, status in
      swift_udatpg_getBestPattern(
        generator, skeleton, Int32(skeleton.count), buffer.baseAddress, Int32(buffer.count),
        &status)
    }
  }
}
