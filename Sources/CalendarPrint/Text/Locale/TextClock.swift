import CalendarModel
import Foundation

/// How a locale writes a time of day.
struct TextClock {
  /// A piece of a pattern of Unicode TS 35, part 4.
  private enum Piece {
    case literal(String)
    /// The hour: `modulus` 12 or 24, counted from `first` 0 or 1.
    case hour(modulus: Int, first: Int, isPadded: Bool)
    case minute
    case halfOfDay
  }

  private let pieces: [Piece]
  private let digits: [String]
  private let halves: [String]

  /// The locale's way; `digits` are its ten digits.
  init(_ locale: Locale, digits: [String]) {
    self.digits = digits
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    halves = [calendar.amSymbol, calendar.pmSymbol]
    let pattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale)
    pieces = TextClock.pieces(of: pattern ?? "HH:mm")
  }

  /// Whether hours are counted from noon again.
  private var countsHalfDays: Bool {
    pieces.contains { if case .halfOfDay = $0 { true } else { false } }
  }

  /// The time as the locale writes it: `18:30`, `6:30 PM`.
  func time(_ time: WallTime) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .hour(let modulus, let first, let isPadded):
        let hour = (time.hour + modulus - first) % modulus + first
        return (isPadded && hour < 10 ? digits[0] : "") + TextLocale.number(hour, digits)
      case .minute: return digits[time.minute / 10] + digits[time.minute % 10]
      case .halfOfDay: return halves[time.hour / 12]
      }
    }.joined()
  }

  /// The time for a narrow column: as the locale writes it, but `6:30p` and `6p` where it
  /// writes `6:30 PM` and `6:00 PM`, and always as wide as `18:30` where it counts to 24.
  func shortTime(_ time: WallTime) -> String {
    let text = self.time(time)
    guard countsHalfDays else {
      return String(repeating: " ", count: max(0, 5 - DisplayWidth.of(text))) + text
    }
    guard halves.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }), digits[0] == "0" else {
      return text
    }
    let hour = (time.hour + 11) % 12 + 1
    let minute = time.minute == 0 ? "" : ":" + time.minute.padded(to: 2)
    return "\(hour)\(minute)\(time.hour < 12 ? "a" : "p")"
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      switch letter {
      // Two quotes stand for one, quoted or not.
      case "'":
        if run.count > 1 { pieces.append(.literal("'")) }
        if run.count % 2 == 1 { isQuoted.toggle() }
      case "H" where !isQuoted:
        pieces.append(.hour(modulus: 24, first: 0, isPadded: run.count > 1))
      case "k" where !isQuoted:
        pieces.append(.hour(modulus: 24, first: 1, isPadded: run.count > 1))
      case "h" where !isQuoted:
        pieces.append(.hour(modulus: 12, first: 1, isPadded: run.count > 1))
      case "K" where !isQuoted:
        pieces.append(.hour(modulus: 12, first: 0, isPadded: run.count > 1))
      case "m" where !isQuoted: pieces.append(.minute)
      case "a" where !isQuoted, "b" where !isQuoted, "B" where !isQuoted:
        pieces.append(.halfOfDay)
      default: pieces.append(.literal(String(run)))
      }
    }
    return pieces
  }
}
