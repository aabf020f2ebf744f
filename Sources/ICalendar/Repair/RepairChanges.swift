import CalendarModel

/// What a round of repair has changed: of each code as much as somebody may read, and how much
/// more there is.
struct RepairChanges {
  private struct Tally {
    var count = 0
    var firstOfRest = Int.max
  }

  private let file: String
  private var told: [Diagnostic] = []
  private var tallies: [Diagnostic.Code: Tally] = [:]
  /// How many there are, those that are not told included.
  private(set) var count = 0
  /// Whether nothing is noted any more.
  var isSilent = false

  var isEmpty: Bool { count == 0 }

  init(file: String) {
    self.file = file
  }

  mutating func add(
    _ code: Diagnostic.Code, line: Int, uid: String?, _ problem: @autoclosure () -> String,
    _ action: @autoclosure () -> String
  ) {
    if isSilent { return }
    count += 1
    tallies[code, default: Tally()].count += 1
    guard tallies[code, default: Tally()].count <= ImportContext.mostOfOneCode else {
      let first = tallies[code, default: Tally()].firstOfRest
      tallies[code]?.firstOfRest = min(first, line)
      return
    }
    told.append(
      Diagnostic(
        CodeCatalogue.entry(for: code)?.severity ?? .warning, code, file: file, line: line,
        uid: uid, problem: problem(), action: action()))
  }

  /// All that is told, by line.
  func sorted() -> [Diagnostic] {
    var changes = told
    for (code, tally) in tallies.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where tally.count > ImportContext.mostOfOneCode {
      changes.append(
        Diagnostic(
          CodeCatalogue.entry(for: code)?.severity ?? .warning, code, file: file,
          line: tally.firstOfRest,
          problem: .moreProblems(tally.count - ImportContext.mostOfOneCode),
          action: "mended as those before"))
    }
    return changes.sorted { $0.line < $1.line }
  }
}
