/// When output is coloured.
enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal that can, unless `NO_COLOR` is set.
  case auto
  /// Always, also into a file or pipe.
  case always
  /// Never.
  case never

  /// Reads the value of `--color`; nil, the option not given, is `auto`.
  init(_ argument: Argument?) throws(CommandError) {
    guard let argument else {
      self = .auto
      return
    }
    guard let mode = ColorChoice(rawValue: argument.text) else {
      throw .usage(
        "--color=\(argument.text) is unknown", remedy: "write auto, always or never")
    }
    self = mode
  }
}

/// How many colours may be used.
enum ColorDepth: Int, Hashable, Sendable, Comparable {
  /// None at all, nor bold or inverse text.
  case none
  /// The 16 of ECMA-48 and its bright ones.
  case sixteen
  /// The 256 of xterm.
  case indexed
  /// 24 bits, RGB.
  case trueColor

  static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }
}
