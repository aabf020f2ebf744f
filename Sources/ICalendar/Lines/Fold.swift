/// Folds (RFC 5545, 3.1): a line break and one space or tab.
enum Fold {
  /// Appends `bytes[start..<end]` of a line with these flags without what parts it into
  /// physical lines. O(end - start).
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ flags: LineRecord.Flags, from start: Int,
    to end: Int, onto result: inout [UInt8]
  ) {
    if flags.isDisjoint(with: [.softBroken, .unindented]) {
      appendUnfolded(bytes, from: start, to: end, onto: &result)
    } else {
      appendJoined(
        bytes, isSoftBroken: flags.contains(.softBroken), from: start, to: end, onto: &result)
    }
  }

  /// As `appendUnfolded`, where white space need not follow a line break, and where a `=`
  /// before it may belong to it.
  private static func appendJoined(
    _ bytes: UnsafeBufferPointer<UInt8>, isSoftBroken: Bool, from start: Int, to end: Int,
    onto result: inout [UInt8]
  ) {
    let first = result.count
    var index = start
    while index < end {
      guard bytes[index].isLineBreak else {
        result.append(bytes[index])
        index += 1
        continue
      }
      while index < end, bytes[index].isLineBreak { index += 1 }
      guard isSoftBroken, result.count > first, result.last == .equals else {
        if index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
        continue
      }
      result.removeLast()
      // White space after a soft break is text, unless the text before it has ended with
      // some: then the lines are indented.
      if endsWithSpace(result[first...]) {
        while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
      }
    }
  }

  /// Whether a quoted-printable text ends with white space or a line break.
  private static func endsWithSpace(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last == .space || last == .tab { return true }
    return ["=0A", "=0D", "=20", "=09"].contains {
      text.suffix(3).map(\.upper) == Array($0.utf8)
    }
  }

  /// Appends `bytes[start..<end]` without the folds in it. O(end - start).
  static func appendUnfolded(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, onto result: inout [UInt8]
  ) {
    var index = start
    var runStart = start
    while index < end {
      guard bytes[index].isLineBreak else {
        index += 1
        continue
      }
      result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
      while index < end, bytes[index].isLineBreak { index += 1 }
      // The white space that the fold has put there; there is none only at the end.
      if index < end { index += 1 }
      runStart = index
    }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<max(runStart, end)]))
  }
}
