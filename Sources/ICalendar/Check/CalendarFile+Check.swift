public import CalendarModel
import Recurrence

extension CalendarFile {
  /// Everything that is wrong with the file, by line: what reading it has shown, and what the
  /// standards forbid (RFC 5545, 7986, 9073, 9074, 9253; RFC 5546 where it has a METHOD).
  ///
  /// The severities are those of `CodeCatalogue`: an error breaks a rule that a standard
  /// demands, a warning one that it advises, or is doubtful. O(bytes), and for what recurs a
  /// look at the first occurrences and at those that overrides name.
  ///
  /// A calendar of version 1.0 is checked as it was read: in the words of 2.0.
  public func check() -> [Diagnostic] {
    // The lines of a translation are ours.
    if isTranslated { return upgraded().check(lines: false) }
    return check(lines: true)
  }

  private func check(lines checksLines: Bool) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if checksLines {
      found = LineCheck.faults(document.bytes).map { fault in
        diagnostic(fault.code, line: fault.number, problem: fault.problem)
      }
    }
    var startless: Set<Int> = []
    document.withReader { reader in
      var check = CalendarCheck(self, reader)
      check.run()
      found += check.diagnostics
      startless = check.startless
    }
    // What a check has said of a line with the same code is not said again by the reader.
    struct Place: Hashable {
      var line: Int
      var code: Diagnostic.Code

      init(line: Int, code: Diagnostic.Code) {
        self.line = line
        // A check is stricter about what can be read.
        self.code = code == .irregularTime ? .badTime : code
      }
    }
    var places = Set(found.map { Place(line: $0.line, code: $0.code) })
    for var diagnostic in diagnostics + events().diagnostics + seriesProblems() {
      if diagnostic.code == .limitReached { continue }
      let place = Place(line: diagnostic.line, code: diagnostic.code)
      guard places.insert(place).inserted else { continue }
      if let entry = CodeCatalogue.entry(for: diagnostic.code) {
        diagnostic.severity = entry.severity
      }
      if diagnostic.code == .missingStart, startless.contains(diagnostic.line) {
        diagnostic.severity = .note
      }
      found.append(diagnostic)
    }
    return found.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  private func diagnostic(_ code: Diagnostic.Code, line: Int, problem: String) -> Diagnostic {
    let entry = CodeCatalogue.entry(for: code)
    return Diagnostic(
      entry?.severity ?? .warning, code, file: document.file, line: line, problem: problem,
      action: entry?.reading ?? "read all the same")
  }

  /// What is wrong with what recurs.
  private func seriesProblems() -> [Diagnostic] {
    let zones = zoneMap(floating: .utc)
    let expander = LibicalRuleExpander()
    // A series that never meets its overrides is not followed to the end of time; each of them
    // is a look at the series, and a file may have many.
    let overrides = index.records.count { $0.schedule.replacement != nil }
    let limits = ExpansionLimits(
      maximumOccurrences: 20_000,
      maximumSteps: min(200_000, max(2_000, 10_000_000 / max(overrides, 1))))
    // Enough to see what a rule is like.
    let few = ExpansionLimits(maximumOccurrences: 200, maximumSteps: 20_000)
    let query = OccurrenceQuery(
      file: self, window: Instant(secondsSince1970: 0)..<Instant(secondsSince1970: 1),
      zones: zones, limits: limits)
    var result: [Diagnostic] = []
    for first in index.groups where !index.records[Int(first)].isSingle {
      let members = query.members(from: first)
      let series = EventSeries(members: members.map { index.records[$0].schedule })
      let start = members.map { zones.instant(of: index.records[$0].schedule.start) }.min()
      guard let start else { continue }
      let expansion = series.expansion(
        in: start..<start.adding(seconds: 86_400), zones: zones, limits: few,
        foreignRules: expander)
      let problems = series.problems(zones: zones, limits: limits, foreignRules: expander)
      for problem in expansion.problems + problems {
        if let diagnostic = query.diagnostic(problem, record: members[problem.memberIndex]) {
          result.append(diagnostic)
        }
      }
    }
    return result
  }
}
