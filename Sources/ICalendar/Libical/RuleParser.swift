import CalendarModel

/// Reads RRULE and EXRULE values (RFC 5545, 3.3.10) through libical, part by part where it
/// refuses the whole: a rule is only lost when its FREQ is.
///
/// What libical 3.0.16 gets wrong is put right here: UNTIL and COUNT are read from the text,
/// INTERVAL too (libical keeps 15 bits of it).
enum RuleParser {
  /// A rule, and what of its text was left out.
  struct Result {
    var rule: RecurrenceRule
    /// The parts that could not be read, as the file has them.
    var dropped: [String] = []
    /// Both COUNT and UNTIL stand in the rule; UNTIL was taken.
    var hasCountAndUntil = false
    /// Empty parts or elements of lists were left out.
    var isMended = false
  }

  /// Nil when there is no FREQ that can be read. O(text).
  static func parse(_ text: String) -> Result? {
    var parts: [(name: String, value: String)] = []
    var dropped: [String] = []
    var count: Int?
    var until: CalendarTime?
    var interval = 1
    var names: Set<String> = []
    var isMended = text.contains(";;") || text.hasSuffix(";")
    for part in text.split(separator: ";") {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = pieces[0].trimmingSpaces.uppercased()
      guard pieces.count == 2, names.insert(name).inserted else {
        dropped.append(String(part))
        continue
      }
      let value = pieces[1].trimmingSpaces
      switch name {
      case "COUNT":
        if let number = Int(value), number > 0 {
          count = number
        } else {
          dropped.append(String(part))
        }
      case "UNTIL":
        if let time = TimeValue(String(value))?.time {
          until = time
        } else {
          dropped.append(String(part))
        }
      case "INTERVAL":
        if let number = Int(value), number > 0 {
          interval = number
        } else {
          dropped.append(String(part))
        }
      default:
        // Empty elements of a list, as a comma too many leaves them.
        let elements = value.split(separator: ",").map(\.trimmingSpaces)
        if elements.count <= value.count(where: { $0 == "," }) { isMended = true }
        if elements.isEmpty { continue }
        parts.append((name, elements.joined(separator: ",").uppercased()))
      }
    }
    guard var rule = read(parts, &dropped) else { return nil }
    // libical takes the months of every calendar.
    if rule.isGregorian, rule.byMonth.contains(where: { $0.isLeap || $0.number > 12 }) {
      rule.byMonth.removeAll { $0.isLeap || $0.number > 12 }
      dropped += parts.filter { $0.name == "BYMONTH" }.map { "\($0.name)=\($0.value)" }
    }
    rule.interval = interval
    if let until { rule.end = .until(until) } else if let count { rule.end = .count(count) }
    return Result(
      rule: rule, dropped: dropped, hasCountAndUntil: count != nil && until != nil,
      isMended: isMended)
  }

  /// All parts at once; if libical refuses them, those that it takes one by one.
  private static func read(
    _ parts: [(name: String, value: String)], _ dropped: inout [String]
  ) -> RecurrenceRule? {
    func text(_ parts: [(name: String, value: String)]) -> String {
      parts.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    }
    if let rule = LibicalRule(text(parts))?.value() { return rule }
    guard let frequency = parts.first(where: { $0.name == "FREQ" }) else { return nil }
    let scale = parts.filter { $0.name == "RSCALE" }
    var kept = scale + [frequency]
    if !scale.isEmpty, LibicalRule(text(kept)) == nil {
      kept = [frequency]
      dropped += scale.map { "\($0.name)=\($0.value)" }
    }
    guard LibicalRule(text(kept)) != nil else { return nil }
    for part in parts where part.name != "FREQ" && part.name != "RSCALE" {
      if LibicalRule(text(kept + [part])) != nil {
        kept.append(part)
      } else {
        dropped.append("\(part.name)=\(part.value)")
      }
    }
    return LibicalRule(text(kept))?.value()
  }
}

extension StringProtocol {
  /// Without spaces and tabs around it.
  fileprivate var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(String(drop(while: isSpace).reversed()).drop(while: isSpace).reversed())
  }
}
