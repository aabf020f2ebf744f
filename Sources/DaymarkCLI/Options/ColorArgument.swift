import CalendarModel

/// The COLOR of a command line: a name of CSS, `#rgb` or `#rrggbb`.
enum ColorArgument {
  /// The colour.
  ///
  /// - Parameter option: what it is given with, such as `--color`; nil for an argument.
  /// - Throws: a usage error for what is none.
  static func color(_ text: String, of option: String? = nil) throws(CommandError) -> RGBColor {
    guard let color = RGBColor(parsing: text) else {
      throw .usage(
        "\(option.map { "\($0) " } ?? "")\(text): no such colour",
        remedy: "write one such as teal, #3b6fe0 or #36e")
    }
    return color
  }

  /// The same, or nil for the word `none` and no text, which take a colour away.
  static func colorOrNone(
    _ argument: Argument, of option: String? = nil
  ) throws(CommandError) -> RGBColor? {
    let text = argument.text.trimmed
    return text.isEmpty || text.lowercased() == "none" ? nil : try color(text, of: option)
  }
}
