import CalendarModel

/// Reads a recurrence rule of vCalendar 1.0, word by word.
struct VCalendarRuleParser {
  private(set) var levels: [VCalendarRule.Level] = []
  private(set) var end: CalendarTime?

  /// Occurrences that wait for their weekdays: `1+ 3+` of `1+ 3+ MO TU`.
  private var positions: [VCalendarRule.Item] = []
  private var positionsHaveWeekday = false
  /// The first of the items that the next time belongs to: `MO TU 1200`.
  private var firstOfRun = 0
  private var runHasTime = false

  /// Takes one word, in upper case; false when it can't stand where it does.
  mutating func take(_ word: Substring) -> Bool {
    if word.first == "#" {
      guard let last = levels.indices.last, let count = Int(word.dropFirst()), count >= 0
      else { return false }
      levels[last].duration = count
      return true
    }
    if let level = Self.level(word) {
      endList()
      levels.append(level)
      return true
    }
    if word.utf8.count >= 8, let time = TimeValue(String(word)) {
      end = time.time
      return true
    }
    guard let last = levels.indices.last else { return false }
    let isMarked = word.last == "$"
    let text = isMarked ? word.dropLast() : word
    if let time = Self.time(text) {
      return levels[last].kind != .minutes && take(time: time, isMarked, last)
    }
    if levels[last].kind == .monthlyByPosition {
      return takePosition(text, isMarked, last)
    }
    guard let item = Self.item(text, of: levels[last].kind) else { return false }
    append(item, isMarked, last)
    return true
  }

  /// Ends the list of a level: occurrences without a weekday have the start's.
  mutating func endList() {
    if let last = levels.indices.last, !positionsHaveWeekday {
      for item in positions { append(item, false, last) }
    }
    positions = []
    positionsHaveWeekday = false
    firstOfRun = 0
    runHasTime = false
  }

  /// `MP2`: the letters and the interval, 1 where there is none.
  private static func level(_ word: Substring) -> VCalendarRule.Level? {
    let letters = word.prefix { $0.isASCII && $0.isLetter }
    guard let kind = VCalendarRule.Kind(rawValue: String(letters)) else { return nil }
    let digits = word.dropFirst(letters.count)
    guard let interval = digits.isEmpty ? 1 : Int(digits), (1...10_000).contains(interval)
    else { return nil }
    return VCalendarRule.Level(kind: kind, interval: interval)
  }

  /// `0930`: seconds since midnight.
  private static func time(_ text: Substring) -> Int? {
    guard text.utf8.count == 4, text.utf8.allSatisfy(\.isDigit), let number = Int(text),
      number / 100 < 24, number % 100 < 60
    else { return nil }
    return number / 100 * 3600 + number % 100 * 60
  }

  private mutating func take(
    time: Int, _ isMarked: Bool, _ last: Int
  ) -> Bool {
    endPositions(last)
    if levels[last].items.isEmpty { levels[last].times.append(time) }
    for index in levels[last].items.indices.dropFirst(firstOfRun) {
      levels[last].items[index].times.append(time)
    }
    runHasTime = true
    if isMarked { levels[last].endMark = .init(item: levels[last].items.indices.last, time: time) }
    return true
  }

  private mutating func append(
    _ item: VCalendarRule.Item, _ isMarked: Bool, _ last: Int
  ) {
    if runHasTime {
      firstOfRun = levels[last].items.count
      runHasTime = false
    }
    levels[last].items.append(item)
    if isMarked { levels[last].endMark = .init(item: levels[last].items.count - 1) }
  }

  /// An item of a list other than MP's.
  private static func item(
    _ text: Substring, of kind: VCalendarRule.Kind
  ) -> VCalendarRule.Item? {
    func item(_ number: Int?, in range: ClosedRange<UInt>) -> VCalendarRule.Item? {
      guard let number, range.contains(number.magnitude) else { return nil }
      return VCalendarRule.Item(number: number)
    }
    switch kind {
    case .minutes, .daily, .monthlyByPosition: return nil
    case .weekly: return Weekday(code: text).map { VCalendarRule.Item(weekday: $0) }
    case .monthlyByDay: return item(text == "LD" ? -1 : signed(text), in: 1...31)
    case .yearlyByMonth: return item(UInt(text).map { Int(clamping: $0) }, in: 1...12)
    case .yearlyByDay: return item(UInt(text).map { Int(clamping: $0) }, in: 1...366)
    }
  }

  /// Takes `1+`, `2-` or a weekday of MP: each weekday stands with each occurrence of the run
  /// before it.
  private mutating func takePosition(
    _ text: Substring, _ isMarked: Bool, _ last: Int
  ) -> Bool {
    if let weekday = Weekday(code: text) {
      for var item in positions.isEmpty ? [VCalendarRule.Item()] : positions {
        item.weekday = weekday
        append(item, isMarked, last)
      }
      positionsHaveWeekday = true
      return true
    }
    guard text.last == "+" || text.last == "-", let number = Self.signed(text),
      (1...5).contains(number.magnitude)
    else { return false }
    if positionsHaveWeekday {
      positions = []
      positionsHaveWeekday = false
    }
    if isMarked { levels[last].endMark = .init(item: levels[last].items.count + positions.count) }
    positions.append(VCalendarRule.Item(number: number))
    return true
  }

  /// Times follow occurrences that have no weekday.
  private mutating func endPositions(_ last: Int) {
    guard !positionsHaveWeekday else { return }
    for item in positions { append(item, false, last) }
    positions = []
  }

  /// `3`, `3+` or `3-`: the number, negative for the last.
  private static func signed(_ text: Substring) -> Int? {
    switch text.last {
    case "+": UInt(text.dropLast()).map { Int(clamping: $0) }
    case "-": UInt(text.dropLast()).map { -Int(clamping: $0) }
    default: UInt(text).map { Int(clamping: $0) }
    }
  }
}
