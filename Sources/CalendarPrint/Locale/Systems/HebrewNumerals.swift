/// Numbers in Hebrew letters, as Hebrew calendars count days and years.
enum HebrewNumerals {
  /// A number of 1 to 999; of larger ones the thousands are left out, as in years: 5787 is
  /// `תשפ״ז`. Other numbers are written in digits.
  static func text(of number: Int) -> String {
    var rest = number % 1000
    guard number > 0, rest > 0 else { return String(number) }
    var letters: [Character] = []
    for (value, letter) in hundreds {
      while rest >= value {
        letters.append(letter)
        rest -= value
      }
    }
    // 15 and 16 would begin as the name of God does.
    if rest == 15 || rest == 16 {
      letters += ["ט", rest == 15 ? "ו" : "ז"]
    } else {
      if rest >= 10 { letters.append(tens[rest / 10 - 1]) }
      if rest % 10 > 0 { letters.append(ones[rest % 10 - 1]) }
    }
    if letters.count > 1 { letters.insert("״", at: letters.count - 1) }
    return String(letters)
  }

  private static let hundreds: [(Int, Character)] = [
    (400, "ת"), (300, "ש"), (200, "ר"), (100, "ק"),
  ]
  private static let tens: [Character] = ["י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"]
  private static let ones: [Character] = ["א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"]
}
