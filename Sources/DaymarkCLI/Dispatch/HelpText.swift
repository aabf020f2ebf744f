/// Sets the help texts: what it does, how it is called, options, examples.
struct HelpText {
  private let width: Int
  private var lines: [String] = []

  /// A text for a terminal of so many columns; it is never wider than 80, which reads best.
  init(columns: Int) {
    width = min(max(columns, 40), 80)
  }

  /// The text of one subcommand, ended by a line break.
  static func text(of subcommand: any Subcommand, columns: Int) -> String {
    var text = HelpText(columns: columns)
    for paragraph in subcommand.description { text.addParagraph(paragraph) }
    text.addUsages(subcommand.usages.map { [subcommand.command, $0] })
    text.addTable("Options", subcommand.allOptions.map { optionRow($0.option) })
    text.addExamples(subcommand.examples)
    return text.joined
  }

  /// The text of `daymark` itself.
  static func text(of table: SubcommandTable, columns: Int) -> String {
    var text = HelpText(columns: columns)
    text.addParagraph(
      "Keeps marked days and calendars in a daybook, reads calendars in iCalendar files (.ics), "
        + "shows and prints their months, checks, repairs, converts and joins them, and writes "
        + "marked days as calendars. A FILE may "
        + "also be a folder of such files, an archive or a mail with a calendar in it; "
        + "FILE:name=Work,color=teal names it, and - is standard input or output.")
    text.addUsages([["daymark SUBCOMMAND", "[OPTION]... [FILE]..."]])
    let widest = table.listed.map(\.name.count).max()
    for group in table.groups {
      text.addTable(
        group.title, group.listed.map { ($0.name, $0.summary) }, widestTerm: widest)
    }
    text.addTable("Options", table.options.map { optionRow($0.option) })
    text.addTable(
      "Environment",
      [
        ("TZ", "the time zone, such as Europe/Vienna, where --zone is not given"),
        ("LC_ALL, LANG", "language, first day of the week and character set"),
        ("NO_COLOR", "when not empty, use no colours"),
        ("COLUMNS", "the width of the output"),
        ("DAYMARK_DAYBOOK", "the daybook, where --daybook names none"),
        ("DAYMARK_NOW", "an instant to take for the present, such as 2026-12-24T18:00:00Z"),
      ])
    text.addTable(
      "Exit status",
      [
        ("0", "done"), ("1", "the answer is no, or nothing matched"),
        ("64", "the command line cannot be understood"),
        ("65", "the input cannot be read as what it should be"),
        ("66", "there is no such input"), ("73", "the output cannot be written"),
        ("74", "the system failed to read or write"),
      ])
    text.addParagraph("daymark help SUBCOMMAND tells more of one of them.")
    return text.joined
  }

  private var joined: String { lines.joined(separator: "\n") + "\n" }

  private mutating func addUsages(_ usages: [[String]]) {
    lines.append("")
    for (index, usage) in usages.enumerated() {
      let head = index == 0 ? "Usage: " : "       "
      lines.append(head + usage.filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  private mutating func addParagraph(_ text: String) {
    if !lines.isEmpty { lines.append("") }
    lines += Self.wrapped(text, width: width)
  }

  /// Rows of a term and what it means. A term too long for its column has its own line.
  ///
  /// - Parameter widestTerm: in characters, where several tables stand below each other.
  private mutating func addTable(
    _ title: String, _ rows: [(term: String, text: String)], widestTerm: Int? = nil
  ) {
    guard !rows.isEmpty else { return }
    lines += ["", "\(title):"]
    let widest = widestTerm ?? rows.map(\.term.count).max() ?? 0
    let column = min(widest, 22) + 4
    for row in rows {
      var texts = Self.wrapped(row.text, width: max(width - column, 20))[...]
      var head = "  " + row.term
      if head.count + 2 <= column {
        head += String(repeating: " ", count: column - head.count) + (texts.popFirst() ?? "")
      }
      lines.append(head)
      lines += texts.map { String(repeating: " ", count: column) + $0 }
    }
  }

  private mutating func addExamples(_ examples: [HelpExample]) {
    guard !examples.isEmpty else { return }
    lines += ["", "Examples:"]
    for example in examples {
      lines.append("  " + example.line)
      lines += Self.wrapped(example.effect, width: width - 6).map { "      " + $0 }
    }
  }

  private static func optionRow(_ option: Option) -> (term: String, text: String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { "=\($0)" } ?? ""
    return ("\(letter)--\(option.name)\(value)", option.help)
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
