import CalendarModel

/// The numbers of the physical lines at which content lines begin, from 1. Only those are held
/// that are not one more than the number before: those behind a line that is folded, or an
/// empty one.
struct LineNumbers: Sendable {
  /// From `line` on, numbers ascend by one from `number`.
  private struct Run {
    let line: UInt32
    let number: UInt32
  }

  /// By line. Before the first, a line's number is its index and one.
  private var runs: [Run] = []
  /// How many lines have a number.
  private(set) var count = 0

  /// Gives the next line a number.
  @inline(__always)
  mutating func append(_ number: UInt32) {
    let line = UInt32(truncatingIfNeeded: count)
    count += 1
    let expected = runs.last.map { $0.number &+ (line &- $0.line) } ?? line &+ 1
    if number != expected { runs.append(Run(line: line, number: number)) }
  }

  /// The number of the line of an index. O(log *runs*).
  subscript(line: Int) -> UInt32 {
    let line = UInt32(truncatingIfNeeded: line)
    let count = runs.partitioningIndex { $0.line > line }
    return count == 0 ? line &+ 1 : runs[count - 1].number &+ (line &- runs[count - 1].line)
  }

  /// The numbers that `transform` makes of the index and the number of each line. O(*lines*).
  func mapped(_ transform: (Int, UInt32) -> UInt32) -> LineNumbers {
    var result = LineNumbers()
    var next = 0
    var number: UInt32 = 1
    for line in 0..<count {
      if next < runs.count, Int(runs[next].line) == line {
        number = runs[next].number
        next += 1
      }
      result.append(transform(line, number))
      number &+= 1
    }
    return result
  }
}
