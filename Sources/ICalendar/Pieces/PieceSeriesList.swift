public import CalendarModel

/// The series of a calendar file, made when they are asked for: 12 bytes each, and 4 for each of
/// their pieces.
public struct PieceSeriesList: RandomAccessCollection, Sendable {
  private struct Record: Sendable {
    /// Where its pieces begin.
    var start: Int32
    /// Its days, in days since 1970; nothing where it ends before it begins.
    var firstDay: Int32
    var endDay: Int32
  }

  private var records: [Record] = []
  private var pieces: [Int32] = []

  init() {}

  /// Appends a series.
  ///
  /// - Parameter pieces: ascending.
  mutating func append(days: Range<Day>?, pieces: some Sequence<Int>) {
    records.append(
      Record(
        start: Int32(self.pieces.count), firstDay: Self.number(days?.lowerBound, else: 0),
        endDay: Self.number(days?.upperBound, else: -1)))
    for piece in pieces { self.pieces.append(Int32(piece)) }
  }

  /// All days of a series lie within `Day.farthest`.
  private static func number(_ day: Day?, else other: Int32) -> Int32 {
    day.map { Int32(clamping: $0.daysSince1970) } ?? other
  }

  /// Puts the series in the order of their first pieces.
  mutating func sort() {
    let isSorted = zip(records, records.dropFirst()).allSatisfy {
      pieces[Int($0.start)] < pieces[Int($1.start)]
    }
    if isSorted { return }
    var sorted = PieceSeriesList()
    sorted.records.reserveCapacity(records.count)
    sorted.pieces.reserveCapacity(pieces.count)
    let order = records.indices.sorted {
      pieces[Int(records[$0].start)] < pieces[Int(records[$1].start)]
    }
    for index in order {
      var record = records[index]
      record.start = Int32(sorted.pieces.count)
      sorted.records.append(record)
      sorted.pieces += pieces[range(index)]
    }
    self = sorted
  }

  private func range(_ index: Int) -> Range<Int> {
    let end = index + 1 < records.count ? Int(records[index + 1].start) : pieces.count
    return Int(records[index].start)..<end
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of series.
  public var endIndex: Int { records.count }

  /// A series. O(its pieces).
  public subscript(index: Int) -> CalendarPieces.Series {
    CalendarPieces.Series(days: days(index), pieces: pieces[range(index)].map { Int($0) })
  }

  /// The days of a series, as `CalendarPieces.Series.days`. O(1).
  public func days(_ index: Int) -> Range<Day>? {
    let record = records[index]
    guard record.firstDay <= record.endDay else { return nil }
    return Day(daysSince1970: Int(record.firstDay))..<Day(daysSince1970: Int(record.endDay))
  }
}
