/// Which characters text for a terminal is made of.
public enum TextRepertoire: Hashable, Sendable {
  /// All that Unicode has.
  case unicode
  /// Those of ASCII alone, U+0020 to U+007E: frames are drawn with them, and other letters are
  /// written in Latin ones, or as question marks where that is not possible.
  case ascii
}
