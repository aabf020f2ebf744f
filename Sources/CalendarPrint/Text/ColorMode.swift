/// How much colour a terminal gets.
public enum ColorMode: Hashable, Sendable {
  /// No escape sequences at all; what colour would say is said with signs. For pipes, files
  /// and `NO_COLOR`.
  case none
  /// The fixed colours 16 to 255 of the 256-colour palette.
  case indexed
  /// Exact colours.
  case exact
}
