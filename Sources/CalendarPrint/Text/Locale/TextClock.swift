import CalendarModel
import Foundation

/// How a locale writes a time of day in a terminal.
struct TextClock {
  private let pattern: ClockPattern
  private let digits: [String]
  /// Whether hours are counted to 12, with plain digits and letters.
  private let hasShortHalves: Bool
  private let countsTo24: Bool

  /// The locale's way; `digits` are its ten digits.
  init(_ locale: Locale, digits: [String]) {
    pattern = ClockPattern(locale)
    self.digits = digits
    countsTo24 = [.zeroToTwentyThree, .oneToTwentyFour].contains(locale.hourCycle)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    hasShortHalves =
      !countsTo24
      && (digits + [calendar.amSymbol, calendar.pmSymbol]).joined().utf8.allSatisfy { $0 < 0x80 }
  }

  /// The time as the locale writes it: `18:30`, `6:30 pm`.
  func time(_ time: WallTime) -> String {
    pattern.text(of: time) { TextLocale.number($0, digits) }
  }

  /// The time for a narrow column: always as wide as `18:30` where the locale counts to 24,
  /// and `6:30p` and `6p` where it writes `6:30 pm` and `6:00 pm`.
  func shortTime(_ time: WallTime) -> String {
    guard hasShortHalves else {
      let text = self.time(time)
      let missing = countsTo24 ? max(0, 5 - DisplayWidth.of(text)) : 0
      return String(repeating: " ", count: missing) + text
    }
    let hour = (time.hour + 11) % 12 + 1
    let minute = time.minute == 0 ? "" : ":" + time.minute.padded(to: 2)
    return "\(hour)\(minute)\(time.hour < 12 ? "a" : "p")"
  }
}
