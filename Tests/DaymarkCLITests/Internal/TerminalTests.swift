import CalendarModel
import Glibc
import Testing

@testable import DaymarkCLI

@Suite("terminals")
struct TerminalTests {
  static func terminal(
    window: Int?, _ variables: [String: String] = [:], color: ColorChoice = .auto
  ) -> Terminal {
    Terminal(
      window: window,
      environment: Environment(now: Instant(secondsSince1970: 0), variables: variables),
      color: color)
  }

  @Test(
    "columns are COLUMNS, else the window's, else 80",
    arguments: [
      (nil, nil, 80), (100, nil, 100), (0, nil, 80), (100, "60", 60), (nil, "60", 60),
      (100, "", 100), (100, "wide", 100), (100, "0", 100), (nil, "-5", 80),
    ] as [(Int?, String?, Int)])
  func columns(window: Int?, variable: String?, columns: Int) {
    let variables = variable.map { ["COLUMNS": $0] } ?? [:]
    #expect(Self.terminal(window: window, variables).columns == columns)
  }

  @Test(
    "ASCII is for terminals without another character set or with few signs",
    arguments: [
      (80, ["LANG": "en_US.UTF-8", "TERM": "xterm-256color"], false),
      (80, ["LANG": "en_US", "TERM": "xterm-256color"], true),
      (80, ["TERM": "xterm"], true), (80, ["LANG": "C.UTF-8", "TERM": "linux"], true),
      (80, ["LANG": "C.UTF-8", "TERM": "dumb"], true), (nil, ["LANG": "C"], false),
    ] as [(Int?, [String: String], Bool)])
  func plain(window: Int?, variables: [String: String], isPlain: Bool) {
    #expect(Self.terminal(window: window, variables).isPlain == isPlain)
  }

  static let xterm = ["TERM": "xterm-256color"]

  @Test(
    "colours are for terminals that can, unless told otherwise",
    arguments: [
      (80, xterm, .auto, .indexed), (nil, xterm, .auto, .none), (nil, xterm, .always, .indexed),
      (80, xterm, .never, .none), (80, [:], .auto, .none), (80, ["TERM": "dumb"], .auto, .none),
      (80, ["TERM": "linux"], .auto, .sixteen), (nil, [:], .always, .sixteen),
      (80, ["TERM": "xterm", "COLORTERM": "truecolor"], .auto, .trueColor),
      (80, ["TERM": "xterm", "COLORTERM": "24bit"], .auto, .trueColor),
      (80, ["TERM": "xterm-direct"], .auto, .trueColor),
      (80, ["TERM": "xterm", "NO_COLOR": "1"], .auto, .none),
      (80, ["TERM": "xterm", "NO_COLOR": ""], .auto, .sixteen),
      (80, ["TERM": "xterm", "NO_COLOR": "1"], .always, .sixteen),
    ] as [(Int?, [String: String], ColorChoice, ColorDepth)])
  func colors(
    window: Int?, variables: [String: String], mode: ColorChoice, depth: ColorDepth
  ) {
    #expect(Self.terminal(window: window, variables, color: mode).colors == depth)
  }

  @Test("--color takes three words")
  func modes() throws {
    #expect(try ColorChoice(nil) == .auto)
    for mode in ColorChoice.allCases { #expect(try ColorChoice(Argument(mode.rawValue)) == mode) }
    #expect {
      try ColorChoice("yes")
    } throws: { error in
      let error = CommandError(error)
      #expect(error.line == "daymark: --color=yes is unknown; write auto, always or never")
      return error.status == .usage
    }
  }

  @Test("the width of a real terminal is found")
  func pseudoTerminal() throws {
    let main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(main) }
    // TIOCSPTLCK and TIOCGPTN, whose macros Swift does not see.
    var unlocked: Int32 = 0
    var number: Int32 = 0
    try #require(ioctl(main, 0x4004_5431, &unlocked) == 0)
    try #require(ioctl(main, 0x8004_5430, &number) == 0)
    let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(other) }
    var size = winsize(ws_row: 40, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(other, UInt(TIOCSWINSZ), &size) == 0)
    let environment = Environment(now: Instant(secondsSince1970: 0))
    let terminal = Terminal(descriptor: other, environment: environment)
    #expect(terminal.isTerminal)
    #expect(terminal.columns == 132)
  }
}
