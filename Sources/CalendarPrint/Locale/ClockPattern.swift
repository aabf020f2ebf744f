import CalendarModel
import Foundation

/// How a locale writes a time of day.
struct ClockPattern: Hashable, Sendable {
  private let tokens: [DatePattern.Token]
  private let am: String
  private let pm: String

  /// The pattern for hours and minutes of a locale.
  init(_ locale: Locale) {
    let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale)
    tokens = DatePattern.tokens(of: pattern ?? "HH:mm")
    let formatter = DateFormatter()
    formatter.locale = locale
    am = ClockPattern.small(formatter.amSymbol)
    pm = ClockPattern.small(formatter.pmSymbol)
  }

  /// The text of a time; `digits` writes a number as the locale does.
  func text(of time: WallTime, digits: (Int) -> String) -> String {
    tokens.map { token in
      switch token {
      case .literal(let text): return text
      case .field("H", let count): return padded(time.hour, to: count, digits)
      case .field("k", let count):
        return padded(time.hour == 0 ? 24 : time.hour, to: count, digits)
      case .field("h", let count):
        return padded((time.hour + 11) % 12 + 1, to: count, digits)
      case .field("K", let count): return padded(time.hour % 12, to: count, digits)
      case .field("m", _): return padded(time.minute, to: 2, digits)
      // a, b and B: half days, and the day periods that refine them.
      default: return time.hour < 12 ? am : pm
      }
    }.joined()
  }

  /// A shorter text, `9a` and `2:15p`, where half days are told in Latin letters; nil where
  /// there is none.
  func compactText(of time: WallTime, digits: (Int) -> String) -> String? {
    guard tokens.contains(where: { $0.isHalfDay }), let letter = (time.hour < 12 ? am : pm).first,
      letter.isASCII
    else { return nil }
    let minutes = time.minute == 0 ? "" : ":" + padded(time.minute, to: 2, digits)
    return digits((time.hour + 11) % 12 + 1) + minutes + String(letter)
  }

  private func padded(_ value: Int, to width: Int, _ digits: (Int) -> String) -> String {
    (width > 1 && value < 10 ? digits(0) : "") + digits(value)
  }

  /// Capitals would shout beside every title.
  private static func small(_ symbol: String) -> String {
    symbol.allSatisfy(\.isASCII) ? symbol.lowercased() : symbol
  }
}

extension DatePattern.Token {
  /// Whether it says which half of the day it is.
  fileprivate var isHalfDay: Bool {
    if case .field("a", _) = self { return true }
    return false
  }
}
