/// The options that mean the same wherever they are taken.
enum CommonOptions {
  /// `--help`, which every subcommand takes.
  static let help = FlagOption("help", letter: "h", help: "show this text and end")
  /// `--version`, of `daymark` itself.
  static let version = FlagOption("version", help: "show the version and end")
  /// `--verbose`.
  static let verbose = FlagOption(
    "verbose", letter: "v", help: "report every problem in the files, also harmless ones")
  /// `--quiet`.
  static let quiet = FlagOption("quiet", letter: "q", help: "report no problems in the files")
  /// `--color`.
  static let color = ValueOption(
    "color", value: "WHEN", help: "use colours: auto (the default), always or never")
  /// `--ascii`.
  static let ascii = FlagOption(
    "ascii",
    help: "write with the characters of ASCII only, as on terminals that have no others")
  /// `--zone`.
  static let zone = ValueOption(
    "zone", value: "ZONE",
    help: "the time zone of the answer, such as Europe/Vienna (default: the system's)")
  /// `--from`.
  static let from = ValueOption(
    "from", value: "TIME",
    help: "begin with this day or time: 2026-12-24, 2026-12-24T18:00, today")
  /// `--to`.
  static let to = ValueOption(
    "to", value: "TIME", help: "end before this day or time, which itself is left out")
  /// `--output`.
  static let output = ValueOption(
    "output", letter: "o", value: "FILE", help: "write to FILE; - is standard output")
  /// `--todos`.
  static let todos = FlagOption(
    "todos", help: "to-dos too, on the day that they are due (else: on which they start)")
  /// `--journals`.
  static let journals = FlagOption(
    "journals", help: "journal entries too, on the day that they belong to")
  /// `--json`.
  static let json = FlagOption("json", help: "write one JSON object a line")
}
