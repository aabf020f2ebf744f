/// A text read as if characters were two bytes, of which only the first is surely above 0x7F.
struct BytePairs {
  /// Which bytes such a charset has.
  struct Scheme {
    var name: String
    var leads: [ClosedRange<UInt8>]
    var trails: [ClosedRange<UInt8>]
    /// Bytes above 0x7F that are a character of their own.
    var singles: ClosedRange<UInt8>?
    /// With these nearly all begin that are in daily use.
    var commonLeads: ClosedRange<UInt8>

    static let shiftJIS = Scheme(
      name: "shift_jis", leads: [0x81...0x9F, 0xE0...0xFC], trails: [0x40...0x7E, 0x80...0xFC],
      singles: 0xA1...0xDF, commonLeads: 0x81...0x9F)
    static let big5 = Scheme(
      name: "big5", leads: [0x81...0xFE], trails: [0x40...0x7E, 0xA1...0xFE], singles: nil,
      commonLeads: 0xA4...0xC6)
  }

  private var isWhole = true
  private var count = 0
  private var besideAnother = 0
  private var common = 0

  init(_ text: [UInt8], _ scheme: Scheme) {
    var index = 0
    var run = 0
    while index < text.count {
      let byte = text[index]
      guard byte > 0x7F, scheme.singles?.contains(byte) != true else {
        if run > 1 { besideAnother += run }
        run = 0
        index += 1
        continue
      }
      guard index + 1 < text.count, scheme.leads.contains(where: { $0.contains(byte) }),
        scheme.trails.contains(where: { $0.contains(text[index + 1]) })
      else {
        isWhole = false
        return
      }
      count += 1
      run += 1
      if scheme.commonLeads.contains(byte) { common += 1 }
      index += 2
    }
    if run > 1 { besideAnother += run }
  }

  /// Whether all pairs are possible, most are in daily use, and most stand beside another, as
  /// characters do in a word: a quote or an umlaut and the letter after it make up a pair too.
  var areLikely: Bool {
    isWhole && common * 4 >= count * 3 && besideAnother * 4 >= count * 3 && count > 1
  }
}
