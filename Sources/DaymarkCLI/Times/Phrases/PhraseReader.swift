import CalendarModel

/// Reads lists and ranges of days.
struct PhraseReader {
  let words: DayWords
  let today: Day
  /// What a range without an end reaches to.
  let bounds: Range<Day>?

  /// A day as it is written, and its text.
  private struct Entry {
    var day: PhraseDay
    let text: String
  }

  /// An item of a list: a day, or the ends of a range, either of which may be missing.
  private struct Item {
    var first: Entry?
    var last: Entry?
    let isRange: Bool
    let text: String
  }

  /// The days of a text.
  func days(_ text: String) throws(PhraseFault) -> [Range<Day>] {
    guard let tokens = PhraseScanner.tokens(of: text, words), !tokens.isEmpty else {
      throw .notUnderstood
    }
    var items: [Item] = []
    for part in ListParts(tokens).parts { items.append(try item(part)) }
    try fillIn(&items)
    var result: [Range<Day>] = []
    for item in items {
      let days = try days(of: item)
      if !result.contains(days) { result.append(days) }
    }
    return result
  }

  /// The days of words, joined to as few phrases as they make.
  func days(_ arguments: [String]) throws(PhraseFault) -> [Range<Day>] {
    // The best way to read the words from an index on: how many phrases, and their days. A
    // phrase that is understood but refused counts as one, so that its reason is heard.
    typealias Way = (phrases: Int, days: Result<[Range<Day>], PhraseFault>)
    var ways: [Way?] = Array(repeating: nil, count: arguments.count) + [(0, .success([]))]
    for start in arguments.indices.reversed() {
      for end in (start + 1...min(arguments.count, start + Self.longestPhrase)).reversed() {
        guard let rest = ways[end], ways[start].map({ rest.phrases + 1 < $0.phrases }) ?? true
        else { continue }
        do {
          let days = try days(arguments[start..<end].joined(separator: " "))
          ways[start] = (
            rest.phrases + 1, rest.days.map { days + $0.filter { !days.contains($0) } }
          )
        } catch .notUnderstood {
          continue
        } catch {
          ways[start] = (rest.phrases + 1, .failure(error))
        }
      }
    }
    guard !arguments.isEmpty, let way = ways[0] else { throw .notUnderstood }
    return try way.days.get()
  }

  /// In words: `Thursday, the 24th of December 2026 .. Friday, the 25th of December 2026`.
  private static let longestPhrase = 16

  private func item(_ tokens: [PhraseToken]) throws(PhraseFault) -> Item {
    let reader = DayReader(words: words, today: today)
    func entry(_ tokens: ArraySlice<PhraseToken>) throws(PhraseFault) -> Entry? {
      guard !tokens.isEmpty else { return nil }
      return Entry(day: try reader.read(Array(tokens)), text: Array(tokens).text)
    }
    let ends = tokens.split(at: .range)
    switch ends.count {
    case 1:
      guard let only = try entry(ends[0]) else { throw .notUnderstood }
      return Item(first: only, isRange: false, text: tokens.text)
    case 2:
      return Item(
        first: try entry(ends[0]), last: try entry(ends[1]), isRange: true, text: tokens.text)
    default: throw .notUnderstood
    }
  }

  /// Gives bare numbers the month of the next day that has one, or of the one before.
  private func fillIn(_ items: inout [Item]) throws(PhraseFault) {
    func sibling(_ entry: Entry?, of other: Entry?) throws(PhraseFault) -> Entry? {
      guard let entry, let other, case .bare(let number) = entry.day,
        let day = try other.day.sibling(number, entry.text)
      else { return entry }
      return Entry(day: day, text: entry.text)
    }
    var known: Entry?
    for index in items.indices.reversed() {
      items[index].last = try sibling(items[index].last, of: known)
      items[index].first = try sibling(items[index].first, of: items[index].last ?? known)
      known = items[index].first
    }
    known = nil
    for index in items.indices {
      items[index].first = try sibling(items[index].first, of: known)
      items[index].last = try sibling(items[index].last, of: items[index].first ?? known)
      known = items[index].last ?? items[index].first
    }
  }

  private func days(of item: Item) throws(PhraseFault) -> Range<Day> {
    guard item.isRange else {
      guard let entry = item.first else { throw .notUnderstood }
      let day = try entry.day.day(entry.text, today: today)
      return day..<day.advanced(by: 1)
    }
    guard item.first != nil && item.last != nil || bounds != nil else {
      throw .refused(
        "\(item.text) has no \(item.first == nil ? "first" : "last") day",
        remedy: "write both, such as 2026-12-24..2026-12-26")
    }
    // A first day without a year lies before the last one, where that one has a year.
    let end = item.last.flatMap { $0.day.hasYear ? try? $0.day.day($0.text, today: today) : nil }
    let first = try item.first.map { entry throws(PhraseFault) in
      try entry.day.day(entry.text, today: today, to: end)
    }
    let last = try item.last.map { entry throws(PhraseFault) in
      try entry.day.day(entry.text, today: today, from: first)
    }
    let start = first ?? min(bounds?.lowerBound ?? today, last ?? today)
    let stop = last?.advanced(by: 1) ?? max(bounds?.upperBound ?? today, start.advanced(by: 1))
    guard start < stop else {
      throw .refused(
        "\(item.text) ends before it begins: \(start) to \(stop.advanced(by: -1))",
        remedy: "exchange the two, or write their years")
    }
    return start..<stop
  }
}

extension PhraseDay {
  /// Whether the year is written, or known from today.
  fileprivate var hasYear: Bool {
    switch self {
    case .relative: true
    case .weekday, .bare: false
    case .date(let readings, _): readings.allSatisfy { $0.year != nil }
    }
  }
}
