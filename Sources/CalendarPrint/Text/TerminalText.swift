/// What is shown in a terminal, line by line.
public protocol TerminalText {
  /// Calls `body` with each of the lines, without its end, so that a long list need not be held
  /// as a whole. Control characters in them are those of colours only, and every line ends in
  /// plain style.
  ///
  /// - Throws: what `body` throws.
  func forEachLine<E: Error>(_ body: (String) throws(E) -> Void) throws(E)
}

extension TerminalText {
  /// The lines, without their ends, as `forEachLine` has them.
  ///
  /// - Complexity: as `forEachLine`.
  public func lines() -> [String] {
    var lines: [String] = []
    forEachLine { lines.append($0) }
    return lines
  }

  /// The lines, each with its end.
  ///
  /// - Complexity: as `forEachLine`.
  public func text() -> String {
    var text = ""
    forEachLine { text += $0 + "\n" }
    return text
  }
}
