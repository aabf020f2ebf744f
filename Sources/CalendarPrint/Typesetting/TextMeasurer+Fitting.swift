/// A text as it stands on its lines.
struct FittedText: Hashable, Sendable {
  /// The lines, without the spaces at their ends.
  var lines: [String]
  /// Whether something was left out, which the last line's ellipsis says.
  var isShortened: Bool
}

extension TextMeasurer {
  /// Sets a text on at most `limit` lines, and ends it with an ellipsis where it is too long.
  ///
  /// Lines end where the language lets them; a word wider than a line is broken between
  /// letters. The ellipsis follows a whole word unless that would waste much of the line.
  ///
  /// - Parameters:
  ///   - width: the width of the first line, in points.
  ///   - hangingWidth: the width of further lines; nil for the same. When it is larger, a
  ///     first line that no word fits on stays empty.
  /// - Complexity: O(*limit* · log *n*) measurings for *n* letters.
  func fit(
    _ text: String, in style: TextStyle, width: Double, hangingWidth: Double? = nil,
    lines limit: Int = 1
  ) -> FittedText {
    let hangingWidth = hangingWidth ?? width
    let ends = lineEnds(in: text)
    var start = 0
    var lines: [String] = []
    while true {
      let width = lines.isEmpty ? width : hangingWidth
      let rest = text.trimmedSlice(start..<text.utf8.count)
      if self.width(of: rest, in: style) <= width {
        return FittedText(lines: lines + [rest], isShortened: false)
      }
      guard lines.count < limit - 1 else {
        return FittedText(
          lines: lines + [shortened(rest, in: style, width: width)], isShortened: true)
      }
      let words = ends.filter { $0 > start }
      if let next = longest(words, of: text, from: start, in: style, width: width) {
        lines.append(text.trimmedSlice(start..<next))
        start = next
      } else if lines.isEmpty, hangingWidth > width {
        lines.append("")
      } else {
        let letters = text.letterEnds(from: start)
        let next = longest(letters, of: text, from: start, in: style, width: width) ?? letters[0]
        lines.append(text.trimmedSlice(start..<next))
        start = next
      }
    }
  }

  /// A beginning of a text and an ellipsis; empty when not even that fits.
  private func shortened(_ text: String, in style: TextStyle, width: Double) -> String {
    let letters = longest(
      text.letterEnds(from: 0), of: text, from: 0, in: style, width: width, tail: ellipsis)
    guard let letters else {
      return self.width(of: ellipsis, in: style) <= width ? ellipsis : ""
    }
    let words = longest(
      lineEnds(in: text), of: text, from: 0, in: style, width: width, tail: ellipsis)
    let most = text.trimmedSlice(0..<letters)
    guard let words else { return most + ellipsis }
    let whole = text.trimmedSlice(0..<words)
    // Whole words, unless they waste more than a quarter of what letters would show; but a
    // word is not begun for one letter of it.
    let isTorn = most.dropFirst(whole.count).count { !$0.isWhitespace } > 1
    let isEnough =
      !isTorn || self.width(of: whole, in: style) >= self.width(of: most, in: style) * 0.75
    return (isEnough ? whole : most) + ellipsis
  }

  /// The last of `ends` at which the slice from `start`, with a tail, is no wider than `width`.
  private func longest(
    _ ends: [Int], of text: String, from start: Int, in style: TextStyle, width: Double,
    tail: String = ""
  ) -> Int? {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      let candidate = text.trimmedSlice(start..<ends[middle]) + tail
      if self.width(of: candidate, in: style) <= width { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? ends[low - 1] : nil
  }
}

/// What stands where a text goes on.
private let ellipsis = "…"

extension String {
  /// The bytes of a range that begins and ends at letters, without spaces at both ends.
  fileprivate func trimmedSlice(_ bytes: Range<Int>) -> String {
    let lower = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    let upper = utf8.index(startIndex, offsetBy: bytes.upperBound)
    var slice = self[lower..<upper]
    while slice.last?.isWhitespace == true { slice.removeLast() }
    while slice.first?.isWhitespace == true { slice.removeFirst() }
    return String(slice)
  }

  /// Where letters (grapheme clusters) that begin at `start` or later end, in bytes.
  fileprivate func letterEnds(from start: Int) -> [Int] {
    var ends: [Int] = []
    var index = utf8.index(startIndex, offsetBy: start)
    while index < endIndex {
      formIndex(after: &index)
      ends.append(utf8.distance(from: startIndex, to: index))
    }
    return ends
  }
}
