import CalendarModel

/// RECUR to the letter (RFC 5545, 3.3.10; RFC 7529, 4): the importer reads more.
struct RuleSyntax {
  /// What is wrong with a rule, with the code that it is reported by.
  private var faults = PropertyFaults()
  /// Those that a rule can have.
  private var parts: [String: Substring] = [:]
  /// Whether it has a part by which BYSETPOS can choose.
  private var hasByPart = false
  /// Whether the rule counts in another calendar (RFC 7529).
  private var isForeign = false

  /// The faults of a rule's text; nothing is said of parts that depend on DTSTART. O(*text*).
  static func faults(of text: String) -> [PropertyFault] {
    var syntax = RuleSyntax()
    syntax.read(text)
    return syntax.faults.list
  }

  private mutating func report(_ code: Diagnostic.Code, _ problem: String) {
    faults.append(code, problem)
  }

  private mutating func read(_ text: String) {
    isForeign = ListElements(text, separatedBy: .semicolon).contains {
      $0.utf8.prefix(7).elementsEqual("RSCALE=".utf8) { $0.upper == $1 }
    }
    var first: String?
    var names: Set<String> = []
    for part in ListElements(text, separatedBy: .semicolon) {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2 else {
        report(
          .badRulePart,
          part.isEmpty
            ? "the rule has an empty part"
            : "\"\(LineReader.excerpt(String(part)))\" is no part of a rule")
        continue
      }
      let name = pieces[0].uppercased()
      if !names.insert(name).inserted {
        report(.badRulePart, "the rule has \(LineReader.excerpt(name)) more than once")
      }
      if first == nil { first = name }
      if name.hasPrefix("BY"), name != "BYSETPOS" { hasByPart = true }
      if Self.names.contains(name) { parts[name] = pieces[1] }
      if let problem = problem(name, pieces[1]) { report(.badRulePart, problem) }
    }
    guard let frequency = parts["FREQ"]?.uppercased() else {
      return report(.badRule, "the rule has no FREQ")
    }
    if first != "FREQ", first != "RSCALE" {
      report(.ruleOrder, "the rule does not begin with FREQ")
    }
    if parts["COUNT"] != nil, parts["UNTIL"] != nil {
      report(.countAndUntil, "the rule has both COUNT and UNTIL")
    }
    checkCombinations(frequency)
  }

  private static let ranges: [String: (ClosedRange<Int>, isSigned: Bool)] = [
    "BYSECOND": (0...60, false), "BYMINUTE": (0...59, false), "BYHOUR": (0...23, false),
    "BYMONTHDAY": (1...31, true), "BYYEARDAY": (1...366, true), "BYWEEKNO": (1...53, true),
    "BYSETPOS": (1...366, true),
  ]

  private static let names = Set(ranges.keys).union([
    "FREQ", "COUNT", "INTERVAL", "UNTIL", "WKST", "BYDAY", "BYMONTH", "RSCALE", "SKIP",
  ])

  /// What is wrong with a part on its own.
  private func problem(_ name: String, _ value: Substring) -> String? {
    let list = ListElements(value)
    let excerpt = "\(name)=\(LineReader.excerpt(String(value)))"
    var isGood = false
    switch name {
    case "FREQ":
      isGood = RecurrenceRule.Frequency(code: value) != nil
    case "COUNT", "INTERVAL":
      isGood = value.utf8.allSatisfy(\.isDigit) && (Int(value) ?? 0) > 0
    case "UNTIL": isGood = ValueSyntax.isDate(value) || ValueSyntax.isDateTime(value)
    case "WKST": isGood = Weekday(code: value) != nil
    case "BYDAY": isGood = list.allSatisfy(Self.isWeekday)
    case "BYMONTH": isGood = list.allSatisfy { isMonth($0) }
    case "RSCALE": isGood = !value.isEmpty
    case "SKIP": isGood = RecurrenceRule.Skip(code: value) != nil
    default:
      guard let (range, isSigned) = Self.ranges[name] else {
        return "\"\(LineReader.excerpt(excerpt))\" is no part of a rule"
      }
      isGood = list.allSatisfy { element in
        let digits =
          isSigned && (element.first == "-" || element.first == "+")
          ? element.dropFirst() : element
        return !digits.isEmpty && digits.utf8.count <= 3 && digits.utf8.allSatisfy(\.isDigit)
          && range.contains(Int(digits) ?? -1)
      }
    }
    return isGood ? nil : "\(excerpt) is no value of that part"
  }

  private static func isWeekday(_ text: Substring) -> Bool {
    guard Weekday(code: text.suffix(2)) != nil else { return false }
    var ordinal = text.dropLast(2)
    if ordinal.isEmpty { return true }
    if ordinal.first == "+" || ordinal.first == "-" { ordinal.removeFirst() }
    return ordinal.utf8.count <= 2 && ordinal.utf8.allSatisfy(\.isDigit)
      && (1...53).contains(Int(ordinal) ?? 0)
  }

  /// A month, in other calendars also the 13th and leap months (RFC 7529, 4.2).
  private func isMonth(_ text: Substring) -> Bool {
    let digits = isForeign && text.last?.uppercased() == "L" ? text.dropLast() : text
    return !digits.isEmpty && digits.utf8.count <= 2 && digits.utf8.allSatisfy(\.isDigit)
      && (1...(isForeign ? 14 : 12)).contains(Int(digits) ?? 0)
  }

  /// The parts that 3.3.10 forbids beside others.
  private mutating func checkCombinations(_ frequency: String) {
    func forbid(_ part: String, unless isAllowed: Bool) {
      if parts[part] != nil, !isAllowed {
        report(.rulePartNotAllowed, "\(part) is not for a rule of FREQ=\(frequency)")
      }
    }
    forbid("BYWEEKNO", unless: frequency == "YEARLY")
    forbid("BYYEARDAY", unless: !["DAILY", "WEEKLY", "MONTHLY"].contains(frequency))
    forbid("BYMONTHDAY", unless: frequency != "WEEKLY")
    if parts["BYSETPOS"] != nil, !hasByPart {
      report(.rulePartNotAllowed, "BYSETPOS needs another BY part")
    }
    let hasOrdinals = parts["BYDAY"]?.utf8.contains(where: \.isDigit) ?? false
    if hasOrdinals, frequency != "MONTHLY", frequency != "YEARLY" {
      report(.rulePartNotAllowed, "a BYDAY with a number is not for FREQ=\(frequency)")
    } else if hasOrdinals, parts["BYWEEKNO"] != nil {
      report(.rulePartNotAllowed, "a BYDAY with a number is not for a rule with BYWEEKNO")
    }
    if parts["SKIP"] != nil, parts["RSCALE"] == nil {
      report(.rulePartNotAllowed, "SKIP needs RSCALE")
    }
  }
}
