import CalendarModel

/// Checks how a file is cut into lines (RFC 5545, 3.1), in its bytes.
enum LineCheck {
  /// Calls `body` with each fault: long lines in their order, then what is told once. O(bytes).
  static func forEachFault(_ bytes: [UInt8], _ body: (ComponentCheck.Fault) -> Void) {
    var bare = Count()
    var empty = Count()
    var split = Count()
    var number = 1
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        body(.init(code: .byteOrderMark, number: 1, problem: "the file has a byte-order mark"))
        index = 3
      }
      while index < bytes.count {
        let start = index
        while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
        let length = index - start
        if length > LineFolding.limit {
          body(
            .init(
              code: .longLine, number: number,
              problem: "the line has \(length) octets, and should have at most 75"))
        }
        if length == 0 { empty.add(number) }
        // A fold, and behind its white space what belongs to the character before it.
        if length > 1, bytes[start] == .space || bytes[start] == .tab,
          bytes[start + 1] & 0xC0 == 0x80
        {
          split.add(number)
        }
        let breakStart = index
        while index < bytes.count, bytes[index] == .carriageReturn { index += 1 }
        if index < bytes.count, bytes[index] == .lineFeed {
          index += 1
        } else {
          index = min(breakStart + 1, bytes.count)
        }
        if index - breakStart != 2 || bytes[breakStart] != .carriageReturn
          || bytes[breakStart + 1] != .lineFeed
        {
          bare.add(number)
        }
        number += 1
      }
    }
    if let first = bare.first {
      body(
        .init(
          code: .bareLineEnd, number: first,
          problem: "\(bare.text) not by CR and LF, first here"))
    }
    if let first = split.first {
      body(
        .init(
          code: .splitCharacter, number: first,
          problem: split.count == 1
            ? "a fold parts a character" : "\(split.count) folds part a character, first here"))
    }
    if let first = empty.first {
      body(
        .init(
          code: .emptyLine, number: first,
          problem: empty.count == 1
            ? "the line is empty" : "\(empty.count) lines are empty, first here"))
    }
  }

  private struct Count {
    var first: Int?
    var count = 0

    mutating func add(_ number: Int) {
      if first == nil { first = number }
      count += 1
    }

    var text: String { count == 1 ? "1 line ends" : "\(count) lines end" }
  }
}
