/// Takes a date apart into its numbers and the name of its month.
struct DateScan {
  private(set) var parts: [DateNumbers.Part] = []
  /// The month that is named, 1 to 12.
  private(set) var month: Int?
  /// What stands between the numbers.
  private(set) var separator: Unicode.Scalar = " "
  /// Eight digits that are the whole date.
  private(set) var compact: String?
  private let scalars: [Unicode.Scalar]
  private let months: MonthNames
  private var index = 0

  /// The longest that a program writes: a time with the name of its zone.
  private static let longest = 100

  init?(_ text: String, months: MonthNames) {
    guard text.utf8.count <= 4 * Self.longest else { return nil }
    scalars = Array(text.unicodeScalars)
    self.months = months
    guard scalars.count <= Self.longest else { return nil }
  }

  /// What follows the date, from the time on; nil for nothing.
  var tail: String? {
    let rest = scalars[index...].drop { scalar in
      scalar.properties.isWhitespace || scalar == "," || scalar == "T" || scalar == "t"
    }
    return rest.isEmpty ? nil : String(String.UnicodeScalarView(rest))
  }

  /// Reads the date and stops after it; false where there is none.
  mutating func readDate() -> Bool {
    guard passWeekday() else { return false }
    while parts.count + (month == nil ? 0 : 1) < 3, index < scalars.count {
      let scalar = scalars[index]
      if ("0"..."9").contains(scalar) {
        guard readNumber() else { return false }
        if compact != nil { break }
      } else if Self.eastern.contains(scalar) {
        index += 1
      } else if scalar.properties.isAlphabetic {
        guard readWord() else { return false }
      } else {
        guard Self.separators.contains(scalar) || scalar.properties.isWhitespace
        else { return false }
        if !parts.isEmpty, separator == " ", !scalar.properties.isWhitespace {
          separator = scalar
        }
        index += 1
      }
    }
    passOrdinal()
    if index < scalars.count, scalars[index] == "." || Self.eastern.contains(scalars[index]) {
      index += 1
    }
    return endsHere
  }

  /// Whether a date can end where the scan stands: not inside a longer number or word.
  private var endsHere: Bool {
    guard index < scalars.count else { return true }
    let scalar = scalars[index]
    return scalar.properties.isWhitespace || scalar == "," || scalar == "T" || scalar == "t"
  }

  private mutating func readNumber() -> Bool {
    let start = index
    while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
    let digits = index - start
    if digits == 8, parts.isEmpty, month == nil {
      compact = String(String.UnicodeScalarView(scalars[start..<index]))
      return true
    }
    guard digits <= 4 else { return false }
    let value = scalars[start..<index].reduce(0) { $0 * 10 + Int($1.value - 0x30) }
    parts.append(DateNumbers.Part(value: value, digits: digits))
    passOrdinal()
    return true
  }

  /// The `th` of `24th`.
  private mutating func passOrdinal() {
    guard index > 0, index + 1 < scalars.count, ("0"..."9").contains(scalars[index - 1])
    else { return }
    let word = String(String.UnicodeScalarView(scalars[index...index + 1])).lowercased()
    let isEnd = index + 2 == scalars.count || !scalars[index + 2].properties.isAlphabetic
    if isEnd, ["st", "nd", "rd", "th"].contains(word) { index += 2 }
  }

  private mutating func readWord() -> Bool {
    let start = index
    index = endOfWord(from: index)
    let word = String(String.UnicodeScalarView(scalars[start..<index]))
    if let number = months.number(of: word) {
      guard month == nil else { return false }
      month = number
      return true
    }
    return Self.links.contains(word.lowercased())
  }

  /// Passes the name of a weekday: an English one, or any word that a comma follows.
  private mutating func passWeekday() -> Bool {
    guard let first = scalars.first, first.properties.isAlphabetic,
      !Self.eastern.contains(first)
    else { return true }
    var end = endOfWord(from: 0)
    let word = String(String.UnicodeScalarView(scalars[..<end])).lowercased()
    if months.number(of: word) != nil { return true }
    if end < scalars.count, scalars[end] == "." { end += 1 }
    let hasComma = end < scalars.count && scalars[end] == ","
    guard hasComma || Self.weekdays.contains(word) else { return false }
    index = hasComma ? end + 1 : end
    return true
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < scalars.count,
      scalars[end].properties.isAlphabetic || scalars[end].properties.generalCategory.isMark
    {
      end += 1
    }
    return end
  }

  private static let separators: Set<Unicode.Scalar> = [".", "/", "-", ",", "\u{2010}", "\u{2013}"]
  /// Year, month and day in Chinese, Japanese and Korean, which stand after their numbers.
  private static let eastern: Set<Unicode.Scalar> = ["年", "月", "日", "년", "월", "일"]
  /// Words between the parts of a date: `24th of December`, `24 de diciembre de 2026`.
  private static let links: Set<String> = ["of", "the", "de", "del", "den"]
  private static let weekdays: Set<String> = [
    "mon", "monday", "tue", "tues", "tuesday", "wed", "wednesday", "thu", "thur", "thurs",
    "thursday", "fri", "friday", "sat", "saturday", "sun", "sunday",
  ]
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
