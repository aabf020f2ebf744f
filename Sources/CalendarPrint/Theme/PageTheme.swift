import CalendarModel

/// The look of a page: colours, type and spaces.
public struct PageTheme: Hashable, Sendable {
  /// The name, as a command's option would have it.
  public let name: String
  /// Whether outlines are drawn where there would be grounds of colour.
  public var savesInk: Bool {
    get { colors.savesInk }
    set { colors.savesInk = newValue }
  }
  /// Whether all colours are grays as light as they are, images and emoji too.
  public var isGray = false
  var colors: ThemeColors
  let type: ThemeType
  let space: ThemeSpace

  /// White space, hairlines, and colour for whose it is.
  public static let plain = PageTheme(
    name: "plain", colors: ThemeColors(), type: ThemeType(), space: ThemeSpace())

  /// Cream paper, warm browns and letters with serifs: for the kitchen's wall.
  public static let warm = PageTheme(
    name: "warm", colors: .warm, type: .warm, space: ThemeSpace(strongRule: 1.8))

  /// Black lines on white, without a ground: for grey printers, and little ink.
  public static let ink: PageTheme = {
    var theme = PageTheme(
      name: "ink", colors: .ink, type: .ink, space: ThemeSpace(hairline: 0.6, strongRule: 2.2))
    theme.isGray = true
    return theme
  }()

  /// All themes by their names.
  public static let named: [String: PageTheme] = [
    plain.name: plain, warm.name: warm, ink.name: ink,
  ]
}
