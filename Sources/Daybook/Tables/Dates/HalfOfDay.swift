/// What languages other than English call the halves of the day beside a time of 12 hours (CLDR
/// 44, `dayPeriods`, with those parts of the day that Chinese clocks show).
enum HalfOfDay {
  /// The half that a text begins with a name of, 0 for that before noon, and the number of
  /// scalars of that name, points and marks of direction among its letters included.
  static func named(at text: ArraySlice<Unicode.Scalar>) -> (half: Int, length: Int)? {
    let word = text.prefix { scalar in
      scalar.properties.isAlphabetic || passed.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark
    }
    var letters = String.UnicodeScalarView()
    letters.append(contentsOf: word.lazy.filter { !passed.contains($0) })
    return names[String(letters).lowercased()].map { ($0, word.count) }
  }

  /// Points, gereshes and quotes, and the marks that tell the direction of writing.
  private static let passed: Set<Unicode.Scalar> = [
    ".", "\u{05F3}", "\u{05F4}", "\u{200E}", "\u{200F}", "\u{061C}",
  ]

  private static let names: [String: Int] = {
    var names: [String: Int] = [:]
    for (number, half) in [before, after].enumerated() {
      for name in half.split(separator: " ") { names[String(name)] = number }
    }
    return names
  }()

  // In the order of the languages: ja, ko, zh (with the early hours, morning), ar, fa, ckb, el,
  // tr, vi, hu, sq, bg, mk, sv, de, af, cs, sl, ms, he, hi, th, uz, so, lo, my, si.
  private static let before = """
    午前 오전 上午 凌晨 清晨 早上 ص صباحا صباحًا قظ بن πμ öö sa de pd проб претпл fm vorm vm dop dop pg \
    לפנהצ पूर्वाह्न ก่อนเที่ยง to gh ກ່ອນທ່ຽງ နံနက် පෙව
    """
  private static let after = """
    午後 오후 下午 中午 晚上 م مساء مساءً بظ دن μμ ös ch du md слоб попл em nachm nm odp pop ptg \
    אחהצ अपराह्न หลังเที่ยง tk gd ຫຼັງທ່ຽງ ညနေ පව
    """
}
