import CalendarPrint
import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// The names and the habits that days are written with, in a locale and in English.
struct DayWords {
  /// The order of numbers in a date.
  let order: DateOrder
  /// The days that count as the weekend.
  let weekend: Set<Weekday>
  /// Words in a date that say nothing: `the 24th of December`.
  private(set) var fillers: Set<String> = ["the", "of", "on", "号"]
  /// Phrases that count from today, such as `yesterday` and `# days ago`, and what a number
  /// in them is multiplied by.
  private(set) var relative: [String: RelativeDay] = [:]
  /// By their first characters.
  private var names: [Character: [(text: [Character], name: DayName)]] = [:]

  /// The words of a locale, with the Gregorian calendar whatever its own is.
  init(_ locale: Locale) {
    var components = Locale.Components(locale: locale)
    components.calendar = .gregorian
    let isOpen = DateOrder.isOpen(locale)
    let locale = Locale(components: components)
    let patterns = LocalePatterns(locale)
    order = DateOrder(patterns, isOpen: isOpen)
    weekend = Self.weekend(of: locale)
    // The locale's own words win over English ones.
    var names = Self.englishNames
    names.merge(Self.names(of: Locale(identifier: "en_GB"))) { $0.overridden(by: $1) }
    names.merge(Self.names(of: locale)) { $0.overridden(by: $1) }
    for (text, name) in names {
      let text = Array(text)
      self.names[text[0], default: []].append((text, name))
    }
    for key in self.names.keys { self.names[key]?.sort { $0.text.count > $1.text.count } }
    fillers.formUnion(Self.fillers(of: patterns))
    for (phrase, day) in RelativeDay.phrases(of: locale) {
      if let tokens = PhraseScanner.tokens(of: phrase, self) { relative[tokens.key] = day }
    }
  }

  /// The longest name that begins at an index of a normalised text, and its length.
  func name(at index: Int, in text: [Character]) -> (name: DayName, length: Int)? {
    let rest = text[index...]
    for (name, value) in names[text[index]] ?? [] where rest.starts(with: name) {
      guard index + name.count < text.count, let last = name.last else {
        return (value, name.count)
      }
      let next = text[index + name.count]
      if last.isNumber ? !next.isNumber : !next.isLetter { return (value, name.count) }
    }
    return nil
  }

  /// Short forms that English has beside those of CLDR.
  private static let englishNames: [String: DayName] = [
    "sept": DayName(month: 9), "tues": DayName(weekday: .tuesday),
    "weds": DayName(weekday: .wednesday), "thur": DayName(weekday: .thursday),
    "thurs": DayName(weekday: .thursday),
  ]

  private static func names(of locale: Locale) -> [String: DayName] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    var result: [String: DayName] = [:]
    func add(_ symbols: [String], _ set: (inout DayName, Int) -> Void) {
      for (index, symbol) in symbols.enumerated() {
        var text = String(PhraseText.normalized(symbol))
        while text.last == "." { text.removeLast() }
        // A single letter is a name in a narrow column, not in a sentence.
        guard !text.isEmpty, text.utf8.count > 1 else { continue }
        set(&result[text, default: DayName()], index)
        // Portuguese leaves the second half of `segunda-feira` out.
        if let hyphen = text.firstIndex(of: "-"), text[..<hyphen].count > 2 {
          set(&result[String(text[..<hyphen]), default: DayName()], index)
        }
      }
    }
    for symbols in [
      calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
      calendar.shortStandaloneMonthSymbols,
    ] {
      add(symbols) { $0.month = $1 + 1 }
    }
    for symbols in [
      calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
      calendar.shortStandaloneWeekdaySymbols,
    ] {
      // Foundation counts from Sunday.
      add(symbols) { $0.weekday = Weekday(isoIndex: $1 - 1) }
    }
    return result
  }

  /// The letters that stand between the fields of the locale's dates: `24 de diciembre`.
  private static func fillers(of patterns: LocalePatterns) -> Set<String> {
    var result: Set<String> = []
    for template in ["yMMMMd", "yMMMMEEEEd", "yMd"] {
      let literals = DateOrder.literals(of: patterns.pattern(template) ?? "")
      for literal in literals {
        let letters = PhraseText.normalized(literal).split { !$0.isLetter }
        result.formUnion(letters.map { String($0) })
      }
    }
    return result
  }

  private static func weekend(of locale: Locale) -> Set<Weekday> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    return Set(
      Weekday.allCases.filter {
        // 5 January 1970 was a Monday; at noon.
        let seconds = Double($0.isoIndex + 4) * 86_400 + 43_200
        return calendar.isDateInWeekend(Date(timeIntervalSince1970: seconds))
      })
  }
}

extension [PhraseToken] {
  /// The words as the table of relative phrases has them: `#` for a number.
  var key: String { map { $0.number == nil ? $0.text : "#" }.joined(separator: " ") }
}
