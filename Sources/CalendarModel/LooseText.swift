/// Texts without regard to case, accents and width, whatever the language.
package enum LooseText {
  /// What texts have in common that differ in case, accents and width only.
  ///
  /// Accents are combining marks, and those of the letters of Latin, Greek and Cyrillic; `ß` is
  /// `ss`, and the forms of full and half width are those of usual width. O(*length*).
  package static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result += scalar.properties.lowercaseMapping.unicodeScalars
      } else if result.isEmpty || !scalar.isMark {
        append(scalar, to: &result)
      }
    }
    return String(result)
  }

  /// Whether two texts differ in case, accents and width at most. O(*length*).
  package static func isSame(_ left: String, _ right: String) -> Bool {
    folded(left) == folded(right)
  }

  /// Whether the one text has the other in it, case, accents and width aside; an empty one is in
  /// none. O(*length of the one* · *length of the other*).
  package static func text(_ text: String, contains part: String) -> Bool {
    let part = folded(part)
    return !part.isEmpty && folded(text).utf8.firstRange(of: part.utf8) != nil
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    for lower in scalar.ofUsualWidth.properties.lowercaseMapping.unicodeScalars
    where result.isEmpty || !lower.isMark {
      let letter = bases[lower] ?? lower
      // The dotless letter of Turkish is one of its own, though its capital is I.
      if letter == "ı" {
        result.append(letter)
        continue
      }
      // By way of capitals several forms of a letter become one: ς and σ, ſ and s, ß and ss.
      for capital in letter.properties.uppercaseMapping.unicodeScalars {
        result += capital.properties.lowercaseMapping.unicodeScalars
      }
    }
  }

  /// Letters without their accents, by the letters with them.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in letters {
      let scalars = row.unicodeScalars
      guard let base = scalars.first else { continue }
      for letter in scalars.dropFirst() { bases[letter] = base }
    }
    return bases
  }()

  /// A small letter, and all that are it with accents (Unicode's canonical decompositions).
  private static let letters = [
    "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "bḃḅḇ", "cçćĉċčḉ", "dďḋḍḏḑḓ", "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ",
    "fḟ", "gĝğġģǧǵḡ", "hĥȟḣḥḧḩḫẖ", "iìíîïĩīĭįǐȉȋḭḯỉị", "jĵǰ", "kķǩḱḳḵ", "lĺļľḷḹḻḽ", "mḿṁṃ",
    "nñńņňǹṅṇṉṋ", "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ", "pṕṗ", "rŕŗřȑȓṙṛṝṟ", "sśŝşšșṡṣṥṧṩ",
    "tţťțṫṭṯṱẗ", "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự", "vṽṿ", "wŵẁẃẅẇẉẘ", "xẋẍ", "yýÿŷȳẏẙỳỵỷỹ",
    "zźżžẑẓẕ", "æǣǽ", "øǿ", "ſẛ", "ʒǯ", "αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ", "εέἐἑἒἓἔἕὲέ",
    "ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ", "ιΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ", "οόὀὁὂὃὄὅὸό", "ρῤῥ",
    "υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ", "ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ", "аӑӓ", "гѓ", "еѐёӗ", "жӂӝ", "зӟ",
    "ийѝӣӥ", "кќ", "оӧ", "уўӯӱӳ", "чӵ", "ыӹ", "эӭ", "ії", "ϒϓϔ", "ѵѷ", "әӛ", "өӫ",
  ]
}

extension Unicode.Scalar {
  /// Whether it changes the letter before it.
  fileprivate var isMark: Bool {
    properties.isGraphemeExtend || properties.isEmojiModifier
  }

  /// The character that a form of full or half width is one of.
  fileprivate var ofUsualWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xFF61...0xFF9D: Self.katakana[Int(value - 0xFF61)]
    case 0xFFE0: "¢"
    case 0xFFE1: "£"
    case 0xFFE2: "¬"
    case 0xFFE4: "¦"
    case 0xFFE5: "¥"
    case 0xFFE6: "₩"
    default: self
    }
  }

  /// What U+FF61 to U+FF9D are in usual width.
  private static let katakana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)
}
