/// Where a run of lines stood in the file that it comes from.
struct LineOrigin {
  /// The offset of its first byte in the document.
  var start: UInt32
  /// The number that its first line had in the file, from 1.
  var line: Int

  /// Gives lines the numbers that they had. O(lines).
  static func number(_ lines: inout LineTable, by origins: [LineOrigin]) {
    guard !origins.isEmpty else { return }
    var next = 0
    var shift = 0
    let table = lines
    lines.renumber { index, number in
      while next < origins.count, origins[next].start <= table[index].start {
        shift = origins[next].line - Int(number)
        next += 1
      }
      return UInt32(clamping: Int(number) + shift)
    }
  }
}
