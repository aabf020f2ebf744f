/// The few words that a page has of its own.
///
/// To add a language, add a line to `more`, under its ISO 639 code; `{n}` stands for the
/// number.
struct PageWords: Hashable, Sendable {
  private let morePattern: String

  /// The words of a language, or English.
  init(language: String) {
    morePattern = PageWords.more[language] ?? "and {n} more"
  }

  /// What stands at the end of a list that leaves this many out.
  func more(_ number: String) -> String {
    morePattern.split(separator: "{n}", omittingEmptySubsequences: false)
      .joined(separator: number)
  }

  private static let more = [
    "ar": "و{n} أخرى",
    "cs": "a další: {n}",
    "da": "og {n} flere",
    "de": "und {n} weitere",
    "el": "και {n} ακόμη",
    "en": "and {n} more",
    "es": "y {n} más",
    "fa": "و {n} مورد دیگر",
    "fi": "ja {n} muuta",
    "fr": "et {n} de plus",
    "he": "ועוד {n}",
    "hu": "és még {n}",
    "id": "dan {n} lainnya",
    "it": "e altri {n}",
    "ja": "ほか{n}件",
    "ko": "외 {n}개",
    "nb": "og {n} til",
    "nl": "en nog {n}",
    "no": "og {n} til",
    "pl": "i jeszcze {n}",
    "pt": "e mais {n}",
    "ro": "și încă {n}",
    "ru": "и ещё {n}",
    "sv": "och {n} till",
    "th": "และอีก {n} รายการ",
    "tr": "ve {n} tane daha",
    "uk": "і ще {n}",
    "vi": "và {n} mục nữa",
    "zh": "另有 {n} 项",
  ]
}
