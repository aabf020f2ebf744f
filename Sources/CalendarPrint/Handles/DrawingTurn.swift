import CalendarModel

/// Lets one thread at a time set and draw.
///
/// cairo 1.16 keeps ten font files open in the whole process. To open another it closes one
/// that no one holds, but looks without that font's lock whether anyone does: a page drawn at
/// the same time can lose its font in the middle of a letter.
enum DrawingTurn {
  private static let turn = Turn()

  /// Calls `body` when it is the caller's turn. Everything of Pango's and cairo's that `body`
  /// makes has to end with it.
  static func take<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try turn.take(body)
  }
}
