/// How the bytes above 0x7F stand in a text that is not UTF-8.
struct HighBytes {
  private(set) var count = 0
  /// Those that stand alone, or in a sequence with a letter of ASCII before or after it.
  private var latin = 0
  /// 0x81 to 0x83: with them kana and punctuation begin in Shift_JIS.
  private(set) var kanaLeads = 0
  /// The sequences of an odd number of them.
  private(set) var oddRuns = 0

  /// The pairs of a run, by their first bytes: kana of EUC-JP, Hangul of EUC-KR, and the
  /// characters in daily use of GB 2312.
  private var pairs = 0
  private var kanaPairs = 0
  private var hangulPairs = 0
  private var hanziPairs = 0

  init(_ text: [UInt8]) {
    var start = 0
    while start < text.count {
      guard text[start] > 0x7F else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { $0 <= 0x7F } ?? text.count
      let hasLetter =
        (start > 0 && text[start - 1].isLetter) || (end < text.count && text[end].isLetter)
      if hasLetter || end - start == 1 { latin += end - start }
      look(at: text[start..<end])
      start = end
    }
  }

  private mutating func look(at run: ArraySlice<UInt8>) {
    count += run.count
    if !run.count.isMultiple(of: 2) { oddRuns += 1 }
    kanaLeads += run.count { (0x81...0x83).contains($0) }
    for lead in stride(from: run.startIndex, to: run.endIndex - 1, by: 2) {
      pairs += 1
      switch run[lead] {
      case 0xA4, 0xA5: kanaPairs += 1
      case 0xB0...0xC8:
        hangulPairs += 1
        hanziPairs += 1
      case 0xC9...0xD7: hanziPairs += 1
      default: break
      }
    }
  }

  /// Whether most of them stand as in a text in Latin letters.
  var areLatin: Bool { latin * 2 > count }

  /// Whether most pairs are characters in daily use of a charset where all have two such bytes.
  var areCommonPairs: Bool { (kanaPairs + hanziPairs) * 4 >= pairs * 3 }

  /// The charsets whose characters are two such bytes, the likeliest first.
  var charsetsOfPairs: [String] {
    if kanaPairs * 4 >= pairs { return ["euc-jp", "gb18030", "big5"] }
    if hangulPairs == pairs { return ["euc-kr", "gb18030", "big5"] }
    if hanziPairs * 4 >= pairs * 3 { return ["gb18030", "euc-kr", "euc-jp", "big5"] }
    return ["big5", "gb18030"]
  }
}

extension UInt8 {
  /// A letter of ASCII.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
