import CalendarModel

/// What a check has found so far: of each code as many problems as somebody may read, and how
/// many more there are.
struct CheckFindings {
  /// The problems of one code.
  private struct Tally {
    /// What the catalogue says of it.
    let entry: CodeCatalogue.Entry?
    var count = 0
    /// How many are not told one by one, and the first line of those.
    var rest = 0
    var firstOfRest = Int.max
    /// The lines at which it was found.
    var lines = LineSet()

    init(_ code: Diagnostic.Code) {
      entry = CodeCatalogue.entry(for: code)
    }

    var severity: Diagnostic.Severity { entry?.severity ?? .warning }
    var action: String { entry?.reading ?? "read all the same" }

    /// Counts a problem; whether it is one of those that are told.
    mutating func isTold(_ line: Int) -> Bool {
      count += 1
      if count <= ImportContext.mostOfOneCode { return true }
      rest += 1
      firstOfRest = min(firstOfRest, line)
      return false
    }
  }

  private let file: String
  private var diagnostics: [Diagnostic] = []
  private var tallies: [Diagnostic.Code: Tally] = [:]
  /// How many there are of each severity, those that are not told included.
  private(set) var counts: [Diagnostic.Severity: Int] = [:]
  /// The physical lines of errors.
  private(set) var errorLines = LineSet()

  init(file: String) {
    self.file = file
  }

  /// Takes a problem that the check has found.
  mutating func add(
    _ code: Diagnostic.Code, line: Int, uid: String? = nil, _ problem: @autoclosure () -> String
  ) {
    _ = isNew(code, line)
    let isTold = tallies[code, default: Tally(code)].isTold(line)
    let tally = tallies[code, default: Tally(code)]
    count(tally.severity, line)
    if isTold {
      diagnostics.append(
        Diagnostic(
          tally.severity, code, file: file, line: line, uid: uid, problem: problem(),
          action: tally.action))
    }
  }

  /// Takes a problem that reading the file has shown, unless the same is said of its line.
  ///
  /// - Parameter isBounded: whether there are not too many of them by themselves.
  mutating func add(_ diagnostic: Diagnostic, isBounded: Bool) {
    let (code, line) = (diagnostic.code, diagnostic.line)
    guard isNew(code, line) else { return }
    count(diagnostic.severity, line)
    if isBounded || tallies[code, default: Tally(code)].isTold(line) {
      diagnostics.append(diagnostic)
    }
  }

  /// Whether nothing of this code was found at a line before.
  private mutating func isNew(_ code: Diagnostic.Code, _ line: Int) -> Bool {
    // A check is stricter about what can be read.
    let place = code == .irregularTime ? .badTime : code
    return tallies[place, default: Tally(place)].lines.insert(line)
  }

  private mutating func count(_ severity: Diagnostic.Severity, _ line: Int) {
    counts[severity, default: 0] += 1
    if severity == .error { errorLines.insert(line) }
  }

  /// All that is told, by line.
  func sorted() -> [Diagnostic] {
    var found = diagnostics
    for (code, tally) in tallies.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where tally.rest > 0 {
      found.append(
        Diagnostic(
          tally.severity, code, file: file, line: tally.firstOfRest,
          problem: .moreProblems(tally.rest), action: tally.action))
    }
    let order = found.indices.sorted { (found[$0].line, $0) < (found[$1].line, $1) }
    return order.map { found[$0] }
  }
}

extension String {
  /// That there are so many more problems than are told one by one.
  static func moreProblems(_ count: Int) -> String {
    count == 1
      ? "there is 1 more such problem, here" : "there are \(count) more such problems, first here"
  }
}
