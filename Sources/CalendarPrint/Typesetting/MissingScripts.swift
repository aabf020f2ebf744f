import CPangoCairo
import FoundationEssentials

/// The scripts of texts that no font has letters for.
enum MissingScripts {
  /// Their names in English, in the order of the alphabet; what belongs to no script is
  /// `symbols`.
  ///
  /// - Parameters:
  ///   - layouts: the pages: what is measured for them and not shown does not count.
  ///   - unsettable: the characters that no font has.
  static func names(in layouts: [PageLayout], unsettable: Set<Unicode.Scalar>) -> [String] {
    guard !unsettable.isEmpty else { return [] }
    let missing = layouts.lazy.flatMap(\.texts).reduce(into: Set<Unicode.Scalar>()) {
      $0.formUnion($1.string.unicodeScalars.lazy.filter(unsettable.contains))
    }
    return Set(missing.map(name)).sorted()
  }

  /// C: `g_unichar_get_script` and `g_unicode_script_to_iso15924`, which give numbers; the
  /// latter four letters as one.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let code = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
    let text = String(decoding: letters, as: UTF8.self)
    // Common, inherited, unknown.
    if text.hasPrefix("Z") && text != "Zanb" || code == 0 { return "symbols" }
    return Locale(identifier: "en").localizedString(forScriptCode: text) ?? text
  }
}
