/// Finds bytes that are no UTF-8 (RFC 5545, 3.1.4).
enum EncodingCheck {
  /// A problem at the first line that is no UTF-8, if there is one. O(bytes).
  static func problems(_ bytes: [UInt8], _ lines: [LineRecord]) -> [LineProblem] {
    var start = 0
    while let offset = firstError(bytes, from: start) {
      let index = lines.lastIndex { Int($0.start) <= offset } ?? 0
      guard index < lines.count else { return [] }
      if !lines[index].flags.contains(.folded) || !isValid(bytes, lines[index]) {
        return [LineProblem(kind: .badEncoding, line: index, foundAt: index)]
      }
      start = Int(lines[index].end)
    }
    return []
  }

  private static func firstError(_ bytes: [UInt8], from start: Int) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span.extracting(start...))
      return nil
    } catch {
      return start + error.byteOffsets.lowerBound
    }
  }

  /// Whether a folded line is UTF-8 without its folds, which may part a character.
  private static func isValid(_ bytes: [UInt8], _ line: LineRecord) -> Bool {
    var unfolded: [UInt8] = []
    bytes.withUnsafeBufferPointer {
      Fold.appendUnfolded($0, from: Int(line.start), to: Int(line.end), onto: &unfolded)
    }
    return String(validating: unfolded, as: UTF8.self) != nil
  }
}
