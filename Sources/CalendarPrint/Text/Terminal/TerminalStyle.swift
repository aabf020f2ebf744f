import CalendarModel

/// How a character of a terminal looks.
struct TerminalStyle: Hashable, Sendable {
  /// The colour of the text; nil for the terminal's own.
  var foreground: RGBColor?
  /// The colour behind it; nil for the terminal's own.
  var background: RGBColor?
  var isBold = false
  var isFaint = false
  var isItalic = false
  var isStruck = false

  /// As the terminal shows plain text.
  static let plain = TerminalStyle()

  /// The same style without a line through the text.
  var unstruck: TerminalStyle {
    var style = self
    style.isStruck = false
    return style
  }

  /// Whether a space shows it.
  var marksSpaces: Bool { background != nil || isStruck }

  /// The escape sequence that turns this style on, whatever was on before (ECMA-48, SGR).
  func sequence(_ mode: ColorMode) -> String {
    if mode == .none { return "" }
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isFaint { codes.append("2") }
    if isItalic { codes.append("3") }
    if isStruck { codes.append("9") }
    if let foreground { codes.append("38;" + TerminalStyle.code(of: foreground, mode)) }
    if let background { codes.append("48;" + TerminalStyle.code(of: background, mode)) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static func code(of color: RGBColor, _ mode: ColorMode) -> String {
    mode == .exact
      ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(IndexedColor(nearest: color).index)"
  }
}
