import CalendarModel
import Daybook
import ICalendar
import Testing

@Suite("export")
struct ExportTests {
  private static func export(
    _ arguments: [String], input: [UInt8] = [], folder: String? = nil
  ) throws -> [UInt8] {
    let run = try CommandRun(["export"] + arguments, input: input, folder: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.outputBytes
  }

  private static func events(_ bytes: [UInt8]) throws -> [Event] {
    try CalendarFile(bytes, file: "out.ics").events().events
  }

  @Test("the same days in CSV and in JSON give the same calendar, twice the same")
  func csvAndJSON() throws {
    let csv = try Self.export([Project.fixture("days.csv")])
    #expect(try Self.export([Project.fixture("days.json")]) == csv)
    #expect(try Self.export([Project.fixture("days.csv")]) == csv)
    #expect(!csv.isEmpty)
  }

  @Test("reading the calendar gives the same marks again", arguments: ["days.csv", "days.json"])
  func marksComeBack(name: String) throws {
    let path = Project.fixture(name)
    let table = try DayTable.read(#require(Project.bytes(path)), file: name)
    let marks = try Self.events(Self.export([path])).compactMap(Mark.init(event:))
    #expect(marks.count == table.marks.count)
    #expect(Set(marks) == Set(table.marks))
  }

  @Test("tables of other names have other UIDs, and --name names the calendar")
  func identity() throws {
    let scratch = try Scratch()
    for name in ["moods.csv", "trips.csv"] { scratch.file(name, "day,note\n2026-12-24,x\n") }
    let moods = try Self.export(["moods.csv"], folder: scratch.path)
    let trips = try Self.export(["trips.csv"], folder: scratch.path)
    #expect(try Self.events(moods).map(\.uid) != Self.events(trips).map(\.uid))
    let named = try Self.export([scratch["moods.csv"], "--name", "My moods"])
    #expect(try Self.events(named).map(\.uid) == Self.events(moods).map(\.uid))
    let file = try CalendarFile(named, file: "out.ics")
    #expect(file.calendars.map(\.identity.name) == ["My moods"])
  }

  /// A series of two with an override in another zone, a single event, and two definitions
  /// of zones that system zones of these names do not have.
  private static let calendar = TestCalendar.bytes(
    [
      "NAME:Home", zone("Own/One", "+0100"), zone("Own/Two", "+0200"),
      TestCalendar.event(
        "series",
        "DTSTART;TZID=Own/One:20261201T100000\nRRULE:FREQ=WEEKLY;COUNT=3\nSUMMARY:Choir"),
      TestCalendar.event(
        "series",
        "DTSTART;TZID=Own/One:20270109T100000\nRECURRENCE-ID;TZID=Own/One:20261208T100000\n"
          + "SUMMARY:Concert"),
      TestCalendar.event("single", "DTSTART;TZID=Own/Two:20261224T100000\nSUMMARY:Tree"),
    ].joined(separator: "\n"))

  private static func zone(_ name: String, _ offset: String) -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\nBEGIN:STANDARD\nDTSTART:19700101T000000\n"
      + "TZOFFSETFROM:\(offset)\nTZOFFSETTO:\(offset)\nEND:STANDARD\nEND:VTIMEZONE"
  }

  @Test(
    "takes whole series with their overrides, and the zones that they need",
    arguments: [
      ([], ["series", "series", "single"], ["Own/One", "Own/Two"]),
      (["--to", "2026-12-02"], ["series", "series"], ["Own/One"]),
      (["--from", "2027-01-01"], ["series", "series"], ["Own/One"]),
      (["--from", "2026-12-24", "--to", "2026-12-25"], ["single"], ["Own/Two"]),
      (["--match", "concert"], ["series", "series"], ["Own/One"]),
      (["--match", "tree"], ["single"], ["Own/Two"]),
      // The override is what takes place in January.
      (["--match", "concert", "--from", "2027-01-01"], ["series", "series"], ["Own/One"]),
    ] as [([String], [String], [String])])
  func selection(arguments: [String], uids: [String], zones: [String]) throws {
    let bytes = try Self.export(["-"] + arguments, input: Self.calendar)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(text.contains("\r\nNAME:Home\r\n"))
    #expect(try Self.events(bytes).map(\.uid) == uids)
    #expect(text.matches(of: /\r\nTZID:([^\r]*)/).map { String($0.1) } == zones)
    #expect(!text.contains(/[^\r]\n/))
  }

  @Test(
    "nothing to export ends with status 1, and writes no file",
    arguments: [
      ["--match", "nothing"], ["--from", "1990-01-01", "--to", "1990-02-01"],
      ["--match", "concert", "--to", "2026-12-31"],
    ])
  func nothing(arguments: [String]) throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      ["export", "-", "-o", "a.ics"] + arguments, input: Self.calendar, folder: scratch.path)
    #expect(run.status == 1)
    #expect(
      run.errors == "daymark: standard input: no event to export; "
        + "choose others by --from, --to and --match\n")
    #expect(scratch.names == [])
  }

  @Test("what is exported can be listed from standard input, and is as it was")
  func exportThenList() throws {
    let list = [
      "list", "-", "--json", "-q", "--from", "2026-12-01", "--to", "2027-01-01", "--zone",
      "Europe/Berlin",
    ]
    for path in Project.demo {
      let input = try #require(Project.bytes(path))
      let exported = try CommandRun(["export", "-q", path])
      #expect(exported.status == 0)
      // Other lines of the file stand elsewhere.
      func occurrences(_ input: [UInt8]) throws -> String {
        try CommandRun(list, input: input).output.replacing(/,"source":"[^"]*"/, with: "")
      }
      #expect(try occurrences(exported.outputBytes) == occurrences(input))
    }
  }

  @Test("/dev/stdout and - are standard output", arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func standardOutput(name: String) throws {
    let plain = try Self.export([Project.fixture("days.csv")])
    #expect(try Self.export([Project.fixture("days.csv"), "-o", name]) == plain)
  }
}
