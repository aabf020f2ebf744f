import Glibc
import Testing

@Suite("what a FILE may be")
struct InputTests {
  private static let window = ["--from", "2026-12-01", "--to", "2027-01-01"]

  private static func calendar(_ uid: String, _ lines: String, head: String = "") -> String {
    let event = TestCalendar.event(uid, "DTSTART:20261224T100000Z\nSUMMARY:\(uid)\n\(lines)X-A:b")
    return String(decoding: TestCalendar.bytes(head + event), as: UTF8.self)
  }

  /// A folder of items: two, one that is none, and what is no item.
  private static func vdir(_ scratch: Scratch, _ name: String) {
    mkdir(scratch[name], 0o755)
    scratch.file("\(name)/b.ics", calendar("\(name)-b", ""))
    scratch.file("\(name)/a.ics", calendar("\(name)-a", "", head: "NAME:Its own\nCOLOR:red\n"))
    scratch.file("\(name)/c.ics", "nothing")
    for other in [".hidden.ics", "d.ics.tmp", "e.ics~", "f.txt"] {
      scratch.file("\(name)/\(other)", "nothing")
    }
  }

  private static func remove(_ scratch: Scratch, _ folders: String...) {
    for folder in folders {
      let names = [
        "a.ics", "b.ics", "c.ics", ".hidden.ics", "d.ics.tmp", "e.ics~", "f.txt", "color",
        "displayname",
      ]
      for name in names { unlink(scratch["\(folder)/\(name)"]) }
      rmdir(scratch[folder])
    }
  }

  private static func values(_ key: String, _ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"\(key)\":\"", maxSplits: 1)
      return parts.count > 1 ? parts[1].split(separator: "\"").first.map(String.init) : nil
    }
  }

  @Test("a folder is one calendar, called and coloured as displayname and color say")
  func folder() throws {
    let scratch = try Scratch()
    Self.vdir(scratch, "home")
    scratch.file("home/displayname", "At home\n")
    scratch.file("home/color", "#3b6fe0\n")
    defer { Self.remove(scratch, "home") }
    let run = try CommandRun(["list", "home", "--json"] + Self.window, folder: scratch.path)
    #expect(run.status == 0)
    #expect(run.errors == "home/c.ics:1: error unreadable-item: holds no calendar; left out\n")
    #expect(Self.values("uid", run.output) == ["home-a", "home-b"])
    #expect(Self.values("calendar", run.output) == ["At home", "At home"])
    #expect(Self.values("color", run.output) == ["#3b6fe0", "#3b6fe0"])
    #expect(Self.values("source", run.output) == ["home/a.ics:6", "home/b.ics:4"])
    // A legend names each calendar once; one calendar alone has none.
    scratch.file("z.ics", Self.calendar("z", ""))
    let month = try CommandRun(["month", "2026-12", "home", "z.ics", "-q"], folder: scratch.path)
    #expect(month.output.matches(of: /At home/).count == 1)
  }

  @Test("a folder without displayname has its own name; a folder of folders has theirs")
  func folderOfFolders() throws {
    let scratch = try Scratch()
    mkdir(scratch["all"], 0o755)
    for name in ["all/home", "all/work"] { Self.vdir(scratch, name) }
    mkdir(scratch["all/empty"], 0o755)
    defer { Self.remove(scratch, "all/home", "all/work", "all/empty", "all") }
    let run = try CommandRun(["list", "all/", "--json"] + Self.window, folder: scratch.path)
    #expect(Self.values("calendar", run.output) == ["home", "home", "work", "work"])
    let export = try CommandRun(["export", "all/home", "-q"], folder: scratch.path)
    #expect(export.status == 0)
    #expect(export.output.matches(of: /NAME:home/).count == 2)
    #expect(export.output.matches(of: /BEGIN:VCALENDAR/).count == 1)
    #expect(export.output.matches(of: /BEGIN:VEVENT/).count == 2)
    #expect(!export.output.contains("Its own"))
  }

  @Test("a folder without items, or with none that can be read, is an error")
  func badFolders() throws {
    let scratch = try Scratch()
    for command in [["list"], ["month"], ["export"]] {
      try ErrorCase(
        command + ["."], 66,
        ".: a folder without .ics files; name one with .ics files in it, or in the folders in it"
      ).check(folder: scratch.path)
    }
    scratch.file("a.ics", "")
    try ErrorCase(
      ["list", "."], 65,
      ".: no .ics file in it can be read, of 1 (./a.ics: the file is empty); "
        + "look at the files in it, or fetch them once more"
    ).check(folder: scratch.path)
  }

  @Test("a thousand items are read in one run, and listed by time")
  func manyItems() throws {
    let scratch = try Scratch()
    for number in 1000..<2000 { scratch.file("\(number).ics", Self.calendar("\(number)", "")) }
    let run = try CommandRun(["list", ".", "--json"] + Self.window, folder: scratch.path)
    #expect(Self.values("uid", run.output) == (1000..<2000).map(String.init))
    #expect(run.errors == "")
  }

  @Test(
    "name and colour come with the argument",
    arguments: [
      ("a.ics:name=Work", "Work", "#ff0000"), ("a.ics:color=#36E", "Own", "#3366ee"),
      ("a.ics:name=At work: all,color=teal", "At work: all", "#008080"),
      (#"a.ics:color=#3B6FE0,name=Bread\, butter\\salt"#, #"Bread, butter\\salt"#, "#3b6fe0"),
      ("a.ics:NAME=x=y", "x=y", "#ff0000"), ("b:name=c.ics", "Own", "#ff0000"),
      ("b:name=c.ics:name=D", "c.ics:name=D", "#ff0000"), ("./a.ics:name=é", "é", "#ff0000"),
    ])
  func named(argument: String, name: String, color: String) throws {
    let scratch = try Scratch()
    let content = Self.calendar("a", "", head: "X-WR-CALNAME:Own\nCOLOR:red\n")
    for file in ["a.ics", "b", "b:name=c.ics"] { scratch.file(file, content) }
    let run = try CommandRun(
      ["list", argument, "--json"] + Self.window, folder: scratch.path)
    #expect(run.errors == "")
    #expect(Self.values("color", run.output) == [color])
    #expect(run.output.contains("\"calendar\":\"\(name)\""))
  }

  @Test("standard input takes a name too, and an export carries it")
  func namedInput() throws {
    let input = Array(Self.calendar("a", "", head: "X-WR-CALNAME:Own\nCOLOR:red\n").utf8)
    let list = try CommandRun(["list", "-:name=Piped", "--json"] + Self.window, input: input)
    #expect(Self.values("calendar", list.output) == ["Piped"])
    let export = try CommandRun(["export", "-:name=Piped,color=#3B6FE0"], input: input)
    #expect(!export.output.contains("Own") && !export.output.contains("COLOR:red"))
    for line in ["NAME:Piped", "X-WR-CALNAME:Piped", "X-APPLE-CALENDAR-COLOR:#3b6fe0"] {
      #expect(export.output.contains("\r\n\(line)\r\n"))
    }
  }

  @Test("inputs of one name are one calendar of the legend, unless of different colours")
  func sameName() throws {
    let scratch = try Scratch()
    for file in ["a.ics", "b.ics", "c.ics"] { scratch.file(file, Self.calendar(file, "")) }
    func legend(_ first: String, _ second: String) throws -> Int {
      let files = ["a.ics:\(first)", "b.ics:\(second)", "c.ics:name=Home"]
      let run = try CommandRun(["month", "2026-12"] + files, folder: scratch.path)
      #expect(run.status == 0)
      return run.output.matches(of: /Work/).count
    }
    #expect(try legend("name=Work", "name=Work") == 1)
    #expect(try legend("name=Work,color=teal", "name=Work") == 1)
    #expect(try legend("name=Work,color=teal", "name=Work,color=red") == 2)
    #expect(try legend("name=Work", "name=Workshop") == 2)
  }

  @Test(arguments: [
    ErrorCase(
      ["list", "a.ics:nme=x"], 64, "a.ics:nme=x: unknown key \"nme\"; write name= or color="),
    ErrorCase(
      ["list", "a.ics:color=bluish"], 64,
      "a.ics:color=bluish: \"bluish\" is no colour; write one such as #3B6FE0, #36E or teal"),
    ErrorCase(
      ["list", "a.ics:name=A, B"], 64,
      "a.ics:name=A, B: \" B\" is not KEY=VALUE; write \\, for a comma in a name"),
    ErrorCase(
      ["month", "a.ics:name= "], 64,
      "a.ics:name= : the name is empty; give one, as in name=Work"),
    ErrorCase(
      ["list", ":name=x"], 64,
      ":name=x: no file before the colon; write FILE:name=NAME,color=COLOR"),
    ErrorCase(
      ["list", "a.ics:name=x"], 66,
      "a.ics: no such file; check the name, or use - to read standard input"),
    ErrorCase(
      ["list", "-:name=x", "-"], 64,
      "standard input is named twice; it can be read once: leave one - out"),
  ])
  func wrongNames(_ example: ErrorCase) throws {
    let scratch = try Scratch()
    try example.check(folder: scratch.path)
  }

  @Test("--strict refuses what is else reported, also an item of a folder")
  func strict() throws {
    let scratch = try Scratch()
    scratch.file("a.ics", Self.calendar("a", "DTSTART:never\n"))
    for argument in ["a.ics", "."] {
      for command in [["list"], ["month"], ["export"]] {
        #expect(try CommandRun(command + [argument], folder: scratch.path).status == 0)
        let run = try CommandRun(command + [argument, "--strict"], folder: scratch.path)
        #expect(run.status == 65)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("; mend the file, or read it without --strict\n"))
      }
    }
  }

  @Test("--ignore-calendar-zone reads times without a zone in that of the answer")
  func calendarZone() throws {
    let event = TestCalendar.event("a", "DTSTART:20261224T100000\nSUMMARY:x")
    let input = TestCalendar.bytes("X-WR-TIMEZONE:America/New_York\n" + event)
    let arguments = ["list", "-", "--json"] + Self.window
    let zoned = try CommandRun(arguments, input: input)
    #expect(Self.values("start", zoned.output) == ["2026-12-24T15:00:00Z"])
    let plain = try CommandRun(arguments + ["--ignore-calendar-zone"], input: input)
    #expect(Self.values("start", plain.output) == ["2026-12-24T10:00:00"])
  }
}
