/// The content lines of a document, in 12 octets each: a large calendar has more than a million
/// of them, and a broken one a line for every two octets.
struct LineTable: Sendable {
  private var lines: [PackedLine] = []
  private var wideLines: [WideLine] = []
  private var numbers = LineNumbers()

  /// Makes room, so that the table need not grow: that would take it twice for a time.
  mutating func reserveCapacity(_ count: Int) { lines.reserveCapacity(count) }

  /// Appends a line.
  ///
  /// - Parameters:
  ///   - head: its unfolded copy, if it is folded in its head.
  ///   - number: the number of its first physical line, from 1.
  @inline(__always)
  mutating func append(_ line: LineRecord, head: UnfoldedHead? = nil, number: UInt32) {
    numbers.append(number)
    append(line, head: head)
  }

  @inline(__always)
  private mutating func append(_ line: LineRecord, head: UnfoldedHead?) {
    if head == nil, let packed = PackedLine(line) { return lines.append(packed) }
    lines.append(PackedLine(line, wideIndex: UInt32(wideLines.count)))
    wideLines.append(
      WideLine(
        end: line.end, valueStart: line.valueStart,
        head: head ?? UnfoldedHead(start: line.start, end: line.end),
        nameLength: line.nameLength))
  }

  /// Moves the end of the last line, which has no head of its own.
  mutating func extendLast(to end: UInt32, _ flags: LineRecord.Flags) {
    guard var line = last else { return }
    if lines.removeLast().flags.contains(.wide) { wideLines.removeLast() }
    line.end = end
    line.flags.formUnion(flags)
    append(line, head: nil)
  }

  /// Adds to the flags of a line.
  mutating func insert(_ flags: LineRecord.Flags, at index: Int) {
    lines[index].flags.formUnion(flags)
  }

  /// Gives each line the number that `number` makes of its index and the one that it has.
  /// O(*lines*).
  mutating func renumber(_ number: (_ index: Int, _ number: UInt32) -> UInt32) {
    numbers = numbers.mapped(number)
  }

  /// Gives the lines other numbers, as far as these go. O(1) where there is one for each line.
  mutating func renumber(_ other: LineNumbers) {
    if other.count == lines.count {
      numbers = other
    } else {
      renumber { index, number in index < other.count ? other[index] : number }
    }
  }

  /// Calls `body` with the table as it is read fast.
  func withView<R>(_ body: (LineView) -> R) -> R {
    lines.withUnsafeBufferPointer { lines in
      wideLines.withUnsafeBufferPointer { wideLines in
        body(LineView(lines: lines, wideLines: wideLines, numbers: numbers))
      }
    }
  }

  /// The number of the first physical line of a line, from 1. O(log *n*) of the lines that are
  /// folded or follow an empty one.
  func number(of index: Int) -> Int { Int(numbers[index]) }
}

extension LineTable: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { lines.count }

  subscript(index: Int) -> LineRecord { lines[index].record { wideLines[$0] } }
}

/// A table as it is read while it stays where it is: inside `LineTable.withView`.
struct LineView: RandomAccessCollection {
  fileprivate let lines: UnsafeBufferPointer<PackedLine>
  fileprivate let wideLines: UnsafeBufferPointer<WideLine>
  fileprivate let numbers: LineNumbers

  var startIndex: Int { 0 }
  var endIndex: Int { lines.count }

  @inline(__always)
  subscript(index: Int) -> LineRecord { lines[index].record { wideLines[$0] } }

  /// The number of the first physical line of a line, from 1. O(log *n*) of the lines that are
  /// folded or follow an empty one.
  func number(of index: Int) -> Int { Int(numbers[index]) }

  /// Where the unfolded copy of a line's head lies; nil where it has none.
  func head(of index: Int) -> UnfoldedHead? {
    let line = lines[index]
    return line.flags.contains(.headFolded) ? wideLines[line.wideIndex].head : nil
  }
}

/// What the table holds of a line.
private struct PackedLine {
  private let start: UInt32
  /// The length of the line; of a wide one the lower half of its index.
  private let length: UInt16
  /// The octets before the value; of a wide one the upper half of its index.
  private let valueOffset: UInt16
  fileprivate var flags: LineRecord.Flags
  private let nameLength: UInt8
  private let kind: PropertyKind

  /// Nil where the line is wide.
  @inline(__always)
  init?(_ line: LineRecord) {
    guard let length = UInt16(exactly: line.end - line.start),
      let nameLength = UInt8(exactly: line.nameLength)
    else { return nil }
    start = line.start
    self.length = length
    valueOffset = UInt16(truncatingIfNeeded: line.valueStart - line.start)
    flags = line.flags.subtracting(.wide)
    self.nameLength = nameLength
    kind = line.kind
  }

  init(_ line: LineRecord, wideIndex: UInt32) {
    start = line.start
    length = UInt16(truncatingIfNeeded: wideIndex)
    valueOffset = UInt16(truncatingIfNeeded: wideIndex >> 16)
    flags = line.flags.union(.wide)
    nameLength = 0
    kind = line.kind
  }

  fileprivate var wideIndex: Int { Int(valueOffset) << 16 | Int(length) }

  @inline(__always)
  fileprivate func record(_ wideLine: (Int) -> WideLine) -> LineRecord {
    if flags.contains(.wide) {
      let wide = wideLine(wideIndex)
      return LineRecord(
        start: start, end: wide.end, valueStart: wide.valueStart, nameLength: wide.nameLength,
        kind: kind, flags: flags)
    }
    return LineRecord(
      start: start, end: start + UInt32(length), valueStart: start + UInt32(valueOffset),
      nameLength: UInt16(nameLength), kind: kind, flags: flags)
  }
}

/// What the table holds besides of a line of more than 65,535 octets, with a name of more than
/// 255, or folded in its head.
private struct WideLine {
  let end: UInt32
  let valueStart: UInt32
  let head: UnfoldedHead
  let nameLength: UInt16
}
