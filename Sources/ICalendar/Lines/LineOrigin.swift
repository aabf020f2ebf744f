/// Where a run of lines stood in the file that it comes from.
struct LineOrigin {
  /// The offset of its first byte in the document.
  var start: UInt32
  /// The number that its first line had in the file, from 1.
  var line: Int

  /// Gives lines the numbers that they had. O(lines).
  static func number(_ lines: inout [LineRecord], by origins: [LineOrigin]) {
    guard !origins.isEmpty else { return }
    var next = 0
    var shift = 0
    for index in lines.indices {
      while next < origins.count, origins[next].start <= lines[index].start {
        shift = origins[next].line - Int(lines[index].number)
        next += 1
      }
      lines[index].number = UInt32(clamping: Int(lines[index].number) + shift)
    }
  }
}
