import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// How a locale writes a time of day.
struct LocaleClock {
  /// How much room a time may take.
  enum Form: Hashable, Sendable {
    /// As the locale writes it: `18:30`, `6:30 pm`.
    case full
    /// Half days as a letter, where the clock has such: `6:30p` and `6p` in place of `6:30 pm`
    /// and `6:00 pm`. Otherwise hours are counted to 24, whatever the locale does.
    case narrow
  }

  private let tokens: [DatePattern.Token]
  private let tokens24: [DatePattern.Token]
  /// The names of the halves of a day.
  private let halves: [String]
  private let digits: LocaleDigits

  /// The form for hours and minutes of a locale, whose patterns and digits are known already.
  init(
    _ locale: Locale, patterns: LocalePatterns, digits: LocaleDigits,
    repertoire: TextRepertoire = .unicode
  ) {
    func tokens(_ template: String) -> [DatePattern.Token] {
      DatePattern.tokens(of: patterns.pattern(template) ?? "HH:mm").map { token in
        if case .literal(let text) = token { .literal(repertoire.text(text)) } else { token }
      }
    }
    self.tokens = tokens("jmm")
    tokens24 = tokens("Hmm")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    halves = [calendar.amSymbol, calendar.pmSymbol]
      .map { LocaleClock.small(repertoire.text($0)) }
    self.digits = digits
  }

  /// Whether the hours of a day are counted through, so that every time is of about one width.
  var countsTo24: Bool {
    tokens.contains { token in
      if case .field(let letter, _) = token { letter == "H" || letter == "k" } else { false }
    }
  }

  /// Whether the locale counts hours to 12, and the halves of the day are told apart by the
  /// first letters of their names, in the Latin alphabet.
  var hasLetters: Bool {
    let letters = halves.compactMap(\.first)
    return tokens.contains(where: \.isHalfDay) && Set(letters).count == 2
      && letters.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// A time of day.
  func time(_ time: WallTime, _ form: Form = .full) -> String {
    if form == .full || countsTo24 { return text(of: time, tokens) }
    return hasLetters ? shortText(of: time) : text(of: time, tokens24)
  }

  private func text(of time: WallTime, _ tokens: [DatePattern.Token]) -> String {
    tokens.reduce(into: "") { text, token in
      let piece =
        switch token {
        case .literal(let literal): literal
        case .field("H", let count): digits.text(of: time.hour, width: min(count, 2))
        case .field("k", let count):
          digits.text(of: time.hour == 0 ? 24 : time.hour, width: min(count, 2))
        case .field("h", let count): digits.text(of: time.hour12, width: min(count, 2))
        case .field("K", let count): digits.text(of: time.hour % 12, width: min(count, 2))
        case .field("m", _): digits.text(of: time.minute, width: 2)
        // a, b and B: half days, and the day periods that refine them.
        default: half(of: time)
        }
      text += piece
    }
  }

  private func shortText(of time: WallTime) -> String {
    let minutes = time.minute == 0 ? "" : ":" + digits.text(of: time.minute, width: 2)
    return digits.text(of: time.hour12) + minutes + half(of: time).prefix(1)
  }

  private func half(of time: WallTime) -> String { halves[time.hour < 12 ? 0 : 1] }

  /// Capitals would shout beside every title.
  private static func small(_ symbol: String) -> String {
    symbol.allSatisfy(\.isASCII) ? symbol.lowercased() : symbol
  }
}

extension WallTime {
  /// The hour of a clock that counts to 12.
  fileprivate var hour12: Int { (hour + 11) % 12 + 1 }
}

extension DatePattern.Token {
  /// Whether it says which half of the day it is.
  fileprivate var isHalfDay: Bool {
    if case .field("a", _) = self { return true }
    return false
  }
}
