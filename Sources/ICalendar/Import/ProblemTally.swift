import CalendarModel

/// Counts problems of each kind, so that no more than some of one are told one by one: nobody
/// reads more, and a file may have one in each of its lines. Ask before a text is made.
struct ProblemTally<Kind: Hashable> {
  /// What is told of a problem.
  enum Telling {
    case whole
    /// It, and that more such problems follow.
    case asLast
    case nothing
  }

  private var counts: [Kind: Int] = [:]

  /// Counts another problem of a kind, and says what is told of it.
  mutating func count(_ kind: Kind) -> Telling {
    let before = counts[kind, default: 0]
    guard before <= ImportContext.mostOfOneCode else { return .nothing }
    counts[kind] = before + 1
    return before == ImportContext.mostOfOneCode ? .asLast : .whole
  }
}

extension Diagnostic {
  /// The diagnostic, saying that more such problems follow.
  var asLast: Diagnostic {
    var result = self
    result.problem += ", and more such problems follow"
    return result
  }
}
