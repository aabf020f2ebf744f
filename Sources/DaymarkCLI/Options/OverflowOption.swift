import CalendarPrint

/// `--overflow`.
enum OverflowOption {
  /// `--overflow`.
  static let option = ValueOption(
    "overflow", value: "WHERE",
    help: "list what has no room in its day of a month or a week at the foot (list, the "
      + "default), on a following page (page), or count it only (none)")

  /// What a command line says.
  ///
  /// - Throws: a usage error for a place that there is not.
  static func chosen(_ context: CommandContext) throws(CommandError) -> PageOverflow {
    guard let text = context.options[option]?.text else { return .list }
    guard let overflow = PageOverflow(rawValue: text.lowercased()) else {
      throw .usage("--overflow \(text): no such place", remedy: "write list, page or none")
    }
    return overflow
  }
}
