import CalendarModel

/// What the days of a whole table tell of how they are written.
struct DateColumn {
  /// A cell that tells something.
  struct Cell: Hashable {
    let text: String
    /// Its line, from 1.
    let line: Int
  }

  private let months: MonthNames
  /// The first cell that rules an order out.
  private var against: [DateReading: Cell] = [:]
  /// The first cells that say one day in one order and another one in another.
  private var differing: [(orders: [DateReading], cell: Cell, readings: [DateReading: Day])] = []
  private var hasOpenCells = false
  private var numbers: (first: Cell, low: Double, high: Double)?
  private var hasDates = false
  private(set) var firstShortYear: Cell?
  private(set) var firstZone: Cell?
  private(set) var firstTime: Cell?

  init(months: MonthNames) {
    self.months = months
  }

  /// Takes a cell into account; one that is no date tells nothing.
  mutating func add(_ text: String, line: Int) {
    // Most days are written like this, and tell nothing.
    if Day(text) != nil {
      hasDates = true
      return
    }
    guard let date = DateText(text, months: months) else { return }
    let cell = Cell(text: text, line: line)
    switch date.content {
    case .number(let number):
      numbers = (
        numbers?.first ?? cell, min(number, numbers?.low ?? number),
        max(number, numbers?.high ?? number)
      )
      return
    case .day: hasDates = true
    case .numbers(let date):
      guard add(date, cell) else { return }
    }
    if date.hasShortYear { firstShortYear = firstShortYear ?? cell }
    if date.hasZone { firstZone = firstZone ?? cell }
    if date.hasTime { firstTime = firstTime ?? cell }
  }

  /// False where the numbers are a day in no order.
  private mutating func add(_ date: DateNumbers, _ cell: Cell) -> Bool {
    let orders = date.orders
    guard !orders.isEmpty else { return false }
    hasDates = true
    hasOpenCells = true
    for order in DateReading.orders where against[order] == nil && !orders.contains(order) {
      against[order] = cell
    }
    guard orders.count > 1, differing.count < 3 else { return true }
    for (index, first) in orders.enumerated() {
      for second in orders[(index + 1)...] where date.day(first) != date.day(second) {
        let pair = [first, second]
        if !differing.contains(where: { $0.orders == pair }) {
          let readings = orders.map { ($0, date.day($0)) }
          differing.append(
            (
              pair, cell,
              Dictionary(uniqueKeysWithValues: readings).compactMapValues(\.self)
            ))
        }
      }
    }
    return true
  }

  /// What the column says of itself.
  enum Finding {
    /// Every cell says its day by itself.
    case clear
    /// It is this reading, as the cell shows; nil where no other makes a difference.
    case reading(DateReading, shownBy: Cell?)
  }

  /// How the column is to be read.
  ///
  /// - Throws: `DayTableError.Reason` where it can be read in several ways, or in none.
  func finding() throws(DateColumnProblem) -> Finding {
    guard hasDates else { return try numberFinding() }
    guard hasOpenCells else { return .clear }
    let possible = DateReading.orders.filter { against[$0] == nil }
    guard let first = possible.first else { throw contradiction }
    for order in possible.dropFirst() {
      guard let found = differing.first(where: { $0.orders == [first, order] }) else { continue }
      throw .ambiguous(
        found.cell,
        readings: possible.compactMap { order in found.readings[order].map { (order, $0) } }
          .map { .init(reading: $0.0, day: $0.1) })
    }
    guard possible.count == 1 else { return .reading(first, shownBy: nil) }
    // What rules out the order that it would be mistaken for.
    return .reading(first, shownBy: against[first == .dmy ? .mdy : .dmy])
  }

  /// Two cells of which no order makes days.
  private var contradiction: DateColumnProblem {
    let cells = DateReading.orders.compactMap { order in
      against[order].map { (order: order, cell: $0) }
    }
    let first = cells[0]
    let second = cells.first { $0.cell != first.cell } ?? first
    return .contradiction(
      first.cell, not: first.order, second.cell, otherNot: second.order)
  }

  /// Numbers are days of a spreadsheet, or seconds, as large as they are.
  private func numberFinding() throws(DateColumnProblem) -> Finding {
    guard let numbers else { return .clear }
    let range = numbers.low...numbers.high
    func lies(in limits: Range<Double>) -> Bool {
      limits.contains(range.lowerBound) && limits.contains(range.upperBound)
    }
    if lies(in: 20_000..<100_000) { return .reading(.excel, shownBy: numbers.first) }
    if lies(in: 1e9..<1e10) { return .reading(.unix, shownBy: numbers.first) }
    if lies(in: 1e12..<1e13) { return .reading(.unixms, shownBy: numbers.first) }
    if lies(in: 1e8..<1e9) {
      let readings = [DateReading.unix, .coredata].compactMap { reading in
        reading.day(ofNumber: range.lowerBound, zone: .utc).map {
          DateColumnProblem.Reading(reading: reading, day: $0)
        }
      }
      throw .ambiguous(numbers.first, readings: readings)
    }
    return .clear
  }
}

/// Why a column of days cannot be read.
enum DateColumnProblem: Error {
  /// A day in a reading.
  struct Reading {
    let reading: DateReading
    let day: Day
  }

  /// A cell says several days.
  case ambiguous(DateColumn.Cell, readings: [Reading])
  /// Two cells of which each rules an order out.
  case contradiction(
    DateColumn.Cell, not: DateReading, DateColumn.Cell, otherNot: DateReading)
}

extension DateReading {
  /// The instant that a number stands for; nil in a reading that has no instants, and for a
  /// number that is beyond all calendars.
  func instant(ofNumber number: Double) -> Instant? {
    let seconds: Double
    switch self {
    case .unix: seconds = number.rounded(.down)
    case .unixms: seconds = (number / 1000).rounded(.down)
    case .coredata: seconds = number.rounded(.down) + 978_307_200
    case .julian:
      // Half of a second is less than such a number keeps.
      seconds = ((number - 2_440_587.5) * 86_400).rounded()
    case .dmy, .mdy, .ymd, .excel: return nil
    }
    // Years up to 9999, before and after 1970.
    guard abs(seconds) < 253_402_300_800 else { return nil }
    return Instant(secondsSince1970: Int(seconds))
  }

  /// The day that a number stands for, or nil.
  func day(ofNumber number: Double, zone: TimeZoneTable) -> Day? {
    guard self == .excel else { return instant(ofNumber: number).map { zone.wallTime(at: $0).day } }
    // Day 60 is 1900-02-29 there, which never was; the last one is 9999-12-31.
    guard number >= 1, number < 2_958_466 else { return nil }
    let serial = Int(number)
    guard serial != 60 else { return nil }
    // 1970-01-01 is 25569.
    return Day(daysSince1970: serial - 25_569 + (serial < 60 ? 1 : 0))
  }
}
