extension LineReader {
  /// Whether a calendar has version 1.0.
  func isVCalendar1(_ node: Int) -> Bool {
    let this = nodes[node]
    var line = Int(this.firstLine) + 1
    var child = node + 1
    while line < Int(this.endLine) {
      if child < Int(this.endNode), Int(nodes[child].firstLine) == line {
        line = Int(nodes[child].endLine)
        child = Int(nodes[child].endNode)
        continue
      }
      if lines[line].kind == .version {
        return withValue(of: line) { $0.trimmed.elementsEqual("1.0".utf8) }
          && !hasWordsOfICalendar(node)
      }
      line += 1
    }
    return false
  }

  /// Whether a calendar that states version 1.0 has what only iCalendar 2.0 has: there are
  /// programs that write the one and state the other. O(its lines).
  private func hasWordsOfICalendar(_ node: Int) -> Bool {
    for inner in node + 1..<max(Int(nodes[node].endNode), node + 1) {
      if nodes[inner].kind == .timeZone || nodes[inner].kind == .alarm { return true }
    }
    for line in Int(nodes[node].firstLine)..<Int(nodes[node].endLine) {
      switch lines[line].kind {
      case .calendarScale: return true
      case .rule:
        if withValue(of: line, { $0.trimmed.prefix(5).spells("FREQ=") }) { return true }
      case .start, .dateEnd, .due:
        if withParameters(of: line, { ParameterList.value(of: "TZID", in: $0) }) != nil {
          return true
        }
      default: break
      }
    }
    return false
  }
}
