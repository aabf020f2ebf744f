import Synchronization

/// What the expansion of rules of other calendars may still cost: an occurrence that libical
/// finds is 1, and so is asking it. It needs about a third of a millisecond for either.
final class ForeignRuleBudget: Sendable {
  private let rest: Mutex<Int>

  init(_ budget: Int) {
    rest = Mutex(budget)
  }

  /// What is left, 0 or less where all is spent.
  var left: Int { rest.withLock { $0 } }

  func spend(_ cost: Int) { rest.withLock { $0 -= cost } }
}
