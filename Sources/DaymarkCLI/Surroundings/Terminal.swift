import Glibc

/// What an output stream can show.
struct Terminal: Hashable, Sendable {
  /// Whether someone sees the output as it comes.
  var isTerminal: Bool
  /// Columns of a line, at least 1.
  var columns: Int
  /// Whether what was written can be taken back: a terminal, and not one of paper.
  var canRewriteLines: Bool
  /// How many colours may be used.
  var colors: ColorDepth
  /// Whether it is a terminal that shows no more than ASCII for certain. What goes into files
  /// and pipes is UTF-8, whatever the locale.
  var isPlain: Bool

  /// A stream that is a terminal of so many columns, or none.
  ///
  /// - Parameters:
  ///   - window: the columns of the terminal's window, 0 where the terminal does not know;
  ///     nil where the stream is no terminal.
  ///   - environment: `COLUMNS` (which a user sets to have it otherwise), `TERM`,
  ///     `COLORTERM` and `NO_COLOR`.
  init(window: Int?, environment: Environment, color: ColorChoice = .auto) {
    isTerminal = window != nil
    let isDumb = ["", "dumb"].contains(environment.variables["TERM"] ?? "")
    canRewriteLines = window != nil && !isDumb
    isPlain =
      window != nil
      && (!environment.usesUTF8 || Self.plain.contains(environment.variables["TERM"] ?? ""))
    let wanted = environment.variables["COLUMNS"].flatMap { Int($0) } ?? 0
    columns = [wanted, window ?? 0].first { $0 > 0 } ?? 80
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        window != nil && (environment.variables["NO_COLOR"] ?? "").isEmpty
          && !isDumb
      }
    colors = isColored ? Self.depth(environment) : .none
  }

  /// The stream of that number: 1 for standard output, 2 for standard error.
  init(descriptor: Int32, environment: Environment, color: ColorChoice = .auto) {
    var window: Int?
    if isatty(descriptor) == 1 {
      var size = winsize()
      window = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
    }
    self.init(window: window, environment: environment, color: color)
  }

  /// Terminals whose fonts have few signs: the Linux console, and the oldest.
  private static let plain: Set<String> = ["", "dumb", "linux", "vt52", "vt100", "vt220"]

  private static func depth(_ environment: Environment) -> ColorDepth {
    let colorTerm = environment.variables["COLORTERM"] ?? ""
    let term = environment.variables["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
      return .trueColor
    }
    return term.hasSuffix("256color") ? .indexed : .sixteen
  }
}
