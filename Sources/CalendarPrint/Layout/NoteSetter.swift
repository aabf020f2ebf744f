/// Sets the hidden entries of one day one after the other, on lines of one width.
struct NoteSetter {
  let measurer: any TextMeasurer
  let style: TextStyle
  let width: Double
  /// What stands where that many entries are left out.
  let more: (Int) -> String

  /// The lines, at most `most`. An entry is never torn apart: one that is wider than a line is
  /// shortened. Where lines are missing, the last one ends with how many entries do.
  ///
  /// - Parameter most: 1 or more.
  /// - Complexity: O(*entries shown*) measurings.
  func lines(_ entries: some Collection<String>, most: Int) -> [String] {
    var lines: [[String]] = []
    var line: [String] = []
    var setCount = 0
    for entry in entries {
      let entry = measurer.fit(entry, in: style, width: width).lines[0]
      if !line.isEmpty, !fits(line + [entry]) {
        if lines.count == most - 1 {
          let last = cut(line, missing: entries.count - setCount)
          return (lines + [last]).map(joined)
        }
        lines.append(line)
        line = []
      }
      line.append(entry)
      setCount += 1
    }
    return (lines + [line]).map(joined)
  }

  /// A last line that says how many entries are missing, some of its own among them where
  /// there is no room to say it.
  private func cut(_ line: [String], missing: Int) -> [String] {
    var line = line
    var missing = missing
    while !line.isEmpty, !fits(line + [more(missing)]) {
      line.removeLast()
      missing += 1
    }
    return line + [more(missing)]
  }

  private func fits(_ line: [String]) -> Bool {
    measurer.width(of: joined(line), in: style) <= width
  }

  private func joined(_ line: [String]) -> String { line.joined(separator: "  ·  ") }
}
