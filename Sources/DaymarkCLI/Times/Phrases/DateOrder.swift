import CalendarPrint
import FoundationEssentials
import FoundationInternationalization

/// In which order a locale writes the numbers of a date.
struct DateOrder: Hashable, Sendable {
  /// An order of two or three numbers.
  enum Order: Hashable, Sendable, CaseIterable {
    case dayMonthYear, monthDayYear, yearMonthDay

    /// Whether the day stands before the month.
    var isDayFirst: Bool { self == .dayMonthYear }
  }

  /// The locale's order of a date without a year; nil where it is not known.
  private let short: Pattern?
  /// The same with a year.
  private let long: Pattern?

  /// An order, and the sign between day and month.
  private struct Pattern: Hashable, Sendable {
    let order: Order
    let sign: Character?

    init?(_ pattern: String) {
      let fields = pattern.filter { "yMd".contains($0) }
      guard let year = fields.firstIndex(of: "y") ?? Optional(fields.endIndex),
        let month = fields.firstIndex(of: "M"), let day = fields.firstIndex(of: "d")
      else { return nil }
      order = year < month ? .yearMonthDay : day < month ? .dayMonthYear : .monthDayYear
      // Two sides that are written alike: no order is both year first and day first.
      sign = pattern.drop { $0 != "M" && $0 != "d" }.first { "./-".contains($0) }
    }
  }

  /// Whether a locale decides nothing: that of C, and English without a country, because the
  /// order differs between countries.
  static func isOpen(_ locale: Locale) -> Bool {
    locale.identifier.hasPrefix("en_US_POSIX") || locale.identifier == "C"
      || locale.language.languageCode == .english && locale.region == nil
  }

  /// The order by the patterns of a locale with the Gregorian calendar; none where it is open.
  init(_ patterns: LocalePatterns, isOpen: Bool) {
    func pattern(_ template: String) -> Pattern? {
      if isOpen { return nil }
      return patterns.pattern(template)
        .flatMap { Pattern($0) }
    }
    (short, long) = (pattern("Md"), pattern("yMd"))
  }

  /// The order of day and month without a year, between which a sign stands; nil where the
  /// locale does not decide it.
  func dayAndMonth(_ sign: Character) -> Order? {
    guard let short, let long else { return nil }
    let used = [short, long].filter { $0.sign == sign }
    if let first = used.first {
      return used.allSatisfy { $0.order.isDayFirst == first.order.isDayFirst }
        ? first.order : nil
    }
    let agree = short.order.isDayFirst == long.order.isDayFirst
    // Whoever writes points where the locale does not, has the day in front.
    return agree && (sign != "." || short.order.isDayFirst) ? short.order : nil
  }

  /// The order of day and month in front of a year; nil where the locale does not decide it.
  func dayAndMonthBeforeYear(_ sign: Character) -> Order? {
    guard let long, long.order != .yearMonthDay else { return nil }
    if long.sign == sign || long.order.isDayFirst { return long.order }
    return sign == "." ? nil : long.order
  }

  /// The order of three numbers of two digits; nil where the locale does not decide it.
  func all(_ sign: Character) -> Order? {
    guard let long else { return nil }
    if long.order == .yearMonthDay { return long.sign == sign ? long.order : nil }
    return dayAndMonthBeforeYear(sign)
  }

  /// The text between the fields of a pattern of UTS 35.
  static func literals(of pattern: String) -> [String] {
    var literals: [String] = [""]
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        literals.append("")
      } else {
        literals[literals.count - 1].append(character)
      }
    }
    return literals.filter { !$0.isEmpty }
  }
}
