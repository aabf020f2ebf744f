public import CalendarModel

/// What is wrong with a file.
public struct CheckReport: Hashable, Sendable {
  /// The problems by line. Of one code 1,000 are told one by one; of those that are left over,
  /// one problem more says how many they are.
  public var diagnostics: [Diagnostic]
  /// How many there are of each severity, also those that are not told one by one.
  public var counts: [Diagnostic.Severity: Int]
  /// The physical lines of all errors.
  var errorLines: LineSet
}

extension CalendarFile {
  /// Everything that is wrong with the file, by line: what reading it has shown, and what the
  /// standards forbid (RFC 5545, 7986, 9073, 9074, 9253; RFC 5546 where it has a METHOD).
  ///
  /// The severities are those of `CodeCatalogue`: an error breaks a rule that a standard
  /// demands, a warning one that it advises, or is doubtful. O(bytes), and for what recurs a
  /// look at the first occurrences and at those that overrides name.
  ///
  /// A calendar of version 1.0 is checked as it was read: in the words of 2.0.
  public func checked() -> CheckReport {
    // The lines of a translation are ours.
    if isTranslated { return upgraded().checked(lines: false) }
    return checked(lines: true)
  }

  /// The problems that `checked()` tells, by line.
  public func check() -> [Diagnostic] { checked().diagnostics }

  /// What `checked()` gives, but for problems of rules that are no errors.
  func checkedForErrors() -> CheckReport {
    (isTranslated ? upgraded() : self).checked(lines: !isTranslated, followsForeignRules: false)
  }

  private func checked(
    lines checksLines: Bool, followsForeignRules: Bool = true
  ) -> CheckReport {
    var findings = CheckFindings(file: document.file)
    if checksLines {
      LineCheck.forEachFault(document.bytes) { fault in
        findings.add(fault.code, line: fault.number, fault.problem)
      }
    }
    var startless = LineSet()
    document.withReader { reader in
      var check = CalendarCheck(self, reader, findings)
      findings = CheckFindings(file: document.file)
      check.run()
      findings = check.findings
      startless = check.startless
    }
    func add(_ diagnostic: Diagnostic, isBounded: Bool) {
      if diagnostic.code == .limitReached { return }
      var diagnostic = diagnostic
      if let entry = CodeCatalogue.entry(for: diagnostic.code) {
        diagnostic.severity = entry.severity
      }
      if diagnostic.code == .missingStart, startless.contains(diagnostic.line) {
        diagnostic.severity = .note
      }
      findings.add(diagnostic, isBounded: isBounded)
    }
    for diagnostic in diagnostics + diagnosticsOfEvents() { add(diagnostic, isBounded: true) }
    SeriesCheck(self, followsForeignRules: followsForeignRules).run { add($0, isBounded: false) }
    return CheckReport(
      diagnostics: findings.sorted(), counts: findings.counts, errorLines: findings.errorLines)
  }
}
