import CalendarModel

/// A text as it stands on its lines.
struct FittedText: Hashable, Sendable {
  /// The lines, one at least, without the spaces at their ends.
  var lines: [String]
  /// Whether something was left out, which the last line's ellipsis says.
  var isShortened: Bool
}

extension LineMeasurer {
  /// Sets a text on at most `limit` lines, and ends it with an ellipsis where it is too long.
  ///
  /// Lines end where the language lets them. A word wider than a line is parted at a seam (a
  /// hyphen, a slash, a capital in its middle), or ends with an ellipsis of its own; only
  /// where `tearsWords` says so it is broken between any letters. The ellipsis at the end
  /// follows a whole word unless that would waste much of the line.
  ///
  /// - Parameters:
  ///   - width: the width of the first line.
  ///   - hangingWidth: the width of further lines; nil for the same. When it is larger, a
  ///     first line stays empty if the first word fits on the next one but not on it, or
  ///     where it would show no more than a part of a longer one.
  /// - Complexity: O(*limit* · log *n*) measurings for *n* letters.
  func fit(
    _ text: String, width: Double, hangingWidth: Double? = nil, lines limit: Int = 1
  ) -> FittedText {
    let hangingWidth = hangingWidth ?? width
    // Most texts fit: then nobody asks where lines may end.
    var wordEnds: ArraySlice<Int>?
    var letters: ArraySlice<Int>?
    var start = 0
    var lines: [String] = []
    var isShortened = false
    while true {
      let width = lines.isEmpty ? width : hangingWidth
      let rest = text.trimmedSlice(start..<text.utf8.count)
      if rest.isEmpty || fits(rest, in: width) {
        let last = rest.isEmpty && !lines.isEmpty ? [] : [rest]
        return FittedText(lines: lines + last, isShortened: isShortened)
      }
      guard lines.count < limit - 1 else {
        return FittedText(lines: lines + [shortened(rest, width: width)], isShortened: true)
      }
      let words = (wordEnds ?? lineEnds(in: text)[...]).drop { $0 <= start }
      wordEnds = words
      if let next = longest(words, of: text, from: start, width: width) {
        lines.append(text.trimmedSlice(start..<next))
        start = next
      } else if !tearsWords {
        // It has more room on the next line.
        if lines.isEmpty, hangingWidth > width {
          lines.append("")
          continue
        }
        let end = words[words.startIndex]
        let seams = text.seams(in: start..<end)[...]
        if let next = longest(seams, of: text, from: start, width: width) {
          lines.append(text.trimmedSlice(start..<next))
          start = next
        } else {
          lines.append(shortened(text.trimmedSlice(start..<end), width: width))
          isShortened = true
          start = end
        }
      } else {
        let ends = (letters ?? text.letterEnds(from: start)[...]).drop { $0 <= start }
        letters = ends
        let next = longest(ends, of: text, from: start, width: width)
        if lines.isEmpty, hangingWidth > width {
          let isStump = ends.prefix(leastLetters).last.map { $0 > next ?? 0 } ?? true
          let word = text.trimmedSlice(start..<words[words.startIndex])
          if isStump || fits(word, in: hangingWidth) {
            lines.append("")
            continue
          }
        }
        let end = next ?? ends[ends.startIndex]
        lines.append(text.trimmedSlice(start..<end))
        start = end
      }
    }
  }

  /// A beginning of a text and an ellipsis; empty when not even that fits.
  private func shortened(_ text: String, width: Double) -> String {
    let ellipsis = "…"
    let letters = longest(
      text.letterEnds(from: 0)[...], of: text, from: 0, width: width, tail: ellipsis)
    guard let letters else { return fits(ellipsis, in: width) ? ellipsis : "" }
    let words = longest(lineEnds(in: text)[...], of: text, from: 0, width: width, tail: ellipsis)
    let most = text.trimmedSlice(0..<letters)
    guard let words else { return most.withoutStops + ellipsis }
    let whole = text.trimmedSlice(0..<words)
    // Whole words, unless they waste more than a quarter of what letters would show; but a
    // word is not begun for one letter of it.
    let isTorn = most.dropFirst(whole.count).count { !$0.isWhitespace } > 1
    let isEnough = !isTorn || self.width(of: whole) >= self.width(of: most) * 0.75
    return (isEnough ? whole : most).withoutStops + ellipsis
  }

  /// The last of `ends` at which the slice from `start`, with a tail, is no wider than `width`.
  private func longest(
    _ ends: ArraySlice<Int>, of text: String, from start: Int, width: Double, tail: String = ""
  ) -> Int? {
    func fits(_ end: Int) -> Bool {
      self.fits(text.trimmedSlice(start..<end) + tail, in: width)
    }
    // In steps that double, then by halves: the text may be much longer than the line.
    var low = ends.startIndex
    var step = 1
    while low + step <= ends.endIndex, fits(ends[low + step - 1]) {
      low += step
      step *= 2
    }
    low = ends[low..<min(ends.endIndex, low + step - 1)].partitioningIndex { !fits($0) }
    return low > ends.startIndex ? ends[low - 1] : nil
  }
}

/// With fewer letters on the first line, a broken word had better begin on the next.
private let leastLetters = 4

extension String {
  /// The bytes of a range that begins and ends at letters, without spaces at both ends.
  fileprivate func trimmedSlice(_ bytes: Range<Int>) -> String {
    if bytes == 0..<utf8.count, !mayHaveSpaces(utf8.first), !mayHaveSpaces(utf8.last) {
      return self
    }
    let lower = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    let upper = utf8.index(startIndex, offsetBy: bytes.upperBound)
    var slice = self[lower..<upper]
    while slice.last?.isWhitespace == true { slice.removeLast() }
    while slice.first?.isWhitespace == true { slice.removeFirst() }
    return String(slice)
  }

  /// Whether a letter may be white space that begins, or ends, with this octet.
  private func mayHaveSpaces(_ octet: UInt8?) -> Bool {
    octet.map { $0 <= 0x20 || $0 >= 0x7F } ?? false
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
