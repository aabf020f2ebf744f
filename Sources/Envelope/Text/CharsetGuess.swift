/// A guess at the charset of a text that is not UTF-8 and does not say what it is.
///
/// ICU's detector counts letters and their neighbours, and needs more text than a calendar of a
/// few events has: two Chinese characters are Arabic to it. So its answer is weighed by how the
/// bytes above 0x7F stand (`HighBytes`). In languages that are written in Latin letters they
/// stand between letters of ASCII: windows-1252, unless ICU is rather sure of another. In other
/// languages they make up words; where two of them make up a character, their number is even. Where the
/// second of two may be ASCII, the text is read in pairs (`BytePairs`).
enum CharsetGuess {
  /// The charset in lower case: windows-1252 when nothing speaks for another.
  static func charset(of text: [UInt8]) -> String {
    let high = HighBytes(text)
    let matches = CharsetDetector()?.matches(text) ?? []
    if let sure = matches.first(where: { pairs.contains($0.name) && $0.confidence > 50 }),
      isAllText(text, in: sure.name)
    {
      return sure.name
    }
    // The bytes that begin kana, and that windows-1252 hardly uses.
    if high.kanaLeads * 4 >= high.count || BytePairs(text, .shiftJIS).areLikely,
      isAllText(text, in: "shift_jis")
    {
      return "shift_jis"
    }
    let alphabet = matches.first { alphabets.contains($0.name) }
    if !high.areLatin, high.oddRuns == 0, high.areCommonPairs, (alphabet?.confidence ?? 0) < 70,
      let charset = high.charsetsOfPairs.first(where: { isAllText(text, in: $0) })
    {
      return charset
    }
    if BytePairs(text, .big5).areLikely, isAllText(text, in: "big5") { return "big5" }
    return high.areLatin ? latin(matches) : alphabet?.name ?? fallback
  }

  private static let fallback = "windows-1252"

  /// Central European and Turkish letters stand where Western ones do.
  private static func latin(_ matches: [CharsetDetector.Match]) -> String {
    guard let best = matches.first(where: { latins.contains($0.name) }), best.confidence >= 30,
      let name = TextDecoding.converterName(best.name)
    else { return fallback }
    return name
  }

  private static let latins: Set = [
    "iso-8859-1", "windows-1252", "iso-8859-2", "windows-1250", "iso-8859-9", "windows-1254",
  ]
  private static let alphabets: Set = [
    "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-8-i", "windows-1251",
    "windows-1253", "windows-1255", "windows-1256", "koi8-r",
  ]
  private static let pairs: Set = ["shift_jis", "euc-jp", "euc-kr", "gb18030", "big5"]

  /// Whether each byte of the text has a meaning in a charset.
  private static func isAllText(_ text: [UInt8], in charset: String) -> Bool {
    guard let decoded = TextDecoding.utf8(text, charset: charset) else { return false }
    return !String(decoding: decoded, as: UTF8.self).unicodeScalars.contains {
      $0 == "\u{FFFD}" || (0x80..<0xA0).contains($0.value)
        || (0xE000..<0xF900).contains($0.value)
    }
  }
}
