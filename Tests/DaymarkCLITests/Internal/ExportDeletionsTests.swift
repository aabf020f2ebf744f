import CalendarModel
import Glibc
import ICalendar
import Testing

@testable import DaymarkCLI

/// `export --with-deletions` of a source that knows deleted marks.
@Suite("export with deletions")
struct ExportDeletionsTests {
  /// `export` of two marks, of which the second was deleted, and a third, deleted too.
  struct Probe: Subcommand {
    let name = "probe"
    let summary = "export marks"
    let description = ["Exports marks."]
    let usages = ["[OPTION]..."]
    let options = ExportCommand().options
    let examples: [HelpExample] = []

    func run(_ context: CommandContext) throws -> CommandStatus {
      let choice = try MarkChoice(context)
      let day = Day(validYear: 2026, month: 12, day: 24)
      func days(_ offset: Int) -> Range<Day> {
        day.advanced(by: offset)..<day.advanced(by: offset + 1)
      }
      let deleted = (1...2).map {
        DeletedMark(
          id: "\($0)", days: days($0), title: "Gone", sequence: $0,
          deleted: Instant(secondsSince1970: 0))
      }
      let source = MarkSource(
        name: "daybook", marks: [Mark(id: "0", days: days(0))].filter(choice.filter.accepts),
        deleted: deleted, daybook: DaybookIdentity(id: "mine"), title: "Days",
        remedy: "mark one")
      return try ExportCommand().export(source, choice, context)
    }
  }

  private static func run(
    _ arguments: [String], in scratch: Scratch
  ) throws -> (status: CommandStatus, errors: String) {
    let messages = try Scratch()
    let (output, errors) = (
      open(messages.file("out", ""), O_WRONLY | O_CLOEXEC),
      open(messages.file("err", ""), O_WRONLY | O_CLOEXEC)
    )
    defer {
      close(output)
      close(errors)
    }
    let words = ["probe", "--with-deletions", "-o", scratch["days.ics"]] + arguments
    let status = DaymarkCommand.run(
      words.map { Argument($0) }, table: SubcommandTable(subcommands: [Probe()]),
      environment: Environment(now: Instant(secondsSince1970: 0)),
      output: StandardOutput(descriptor: output), errors: StandardError(descriptor: errors))
    return (status, (messages.content("err") ?? "").replacing(scratch.path + "/", with: ""))
  }

  private static func sequences(_ scratch: Scratch, _ name: String) -> [Substring] {
    (scratch.content(name) ?? "").matches(of: /\r\nSEQUENCE:([0-9]+)\r\n/).map(\.1)
  }

  @Test("a second file cancels what was deleted")
  func secondFile() throws {
    let scratch = try Scratch()
    let run = try Self.run([], in: scratch)
    #expect(run.status == .done)
    #expect(
      run.errors == """
        daymark: days-deleted.ics: cancels 2 entries
        daymark: Outlook takes in a file that cancels one event (2 entries)
        daymark: Thunderbird adds what a file cancels instead of taking it out (2 entries)
        daymark: whether Google Calendar or Apple Calendar obeys a file that cancels is not known \
        (2 entries)

        """)
    #expect(scratch.names == ["days-deleted.ics", "days.ics"])
    #expect(Self.sequences(scratch, "days-deleted.ics") == ["1", "2"])
    #expect(scratch.content("days.ics")?.contains("CANCEL") == false)
  }

  @Test("of the days that are asked for, and with what is known of the target")
  func choice() throws {
    let scratch = try Scratch()
    let run = try Self.run(["--from", "2026-12-26", "--for", "thunderbird"], in: scratch)
    #expect(run.status == .done)
    #expect(
      run.errors == """
        daymark: daybook: no marked day to export; choose others by --from, --to, --tag, --mood \
        and --match
        daymark: days-deleted.ics: cancels 1 entry
        daymark: Thunderbird adds what a file cancels instead of taking it out (1 entry)

        """)
    // RFC 5545, 3.6: a calendar without a component is none, and not written.
    #expect(scratch.names == ["days-deleted.ics"])
    #expect(Self.sequences(scratch, "days-deleted.ics") == ["2"])
  }

  @Test("Outlook gets a file for each")
  func outlook() throws {
    let scratch = try Scratch()
    let run = try Self.run(["--for", "outlook"], in: scratch)
    #expect(
      run.errors == """
        daymark: days-deleted-1.ics and on: 2 files, each of which cancels 1 entry
        daymark: Outlook takes in a file that cancels one event (2 entries)

        """)
    #expect(scratch.names == ["days-deleted-1.ics", "days-deleted-2.ics", "days.ics"])
    #expect(Self.sequences(scratch, "days-deleted-2.ics") == ["2"])
  }

  @Test("where nothing was deleted there is no second file")
  func nothing() throws {
    let scratch = try Scratch()
    let run = try Self.run(["--to", "2026-12-25"], in: scratch)
    #expect(run.status == .done)
    #expect(run.errors == "daymark: no mark was deleted: days-deleted.ics is not written\n")
    #expect(scratch.names == ["days.ics"])
  }
}
