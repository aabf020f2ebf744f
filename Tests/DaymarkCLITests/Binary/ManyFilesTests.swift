import Foundation
import Testing

@Suite("folders of very many files")
struct ManyFilesTests {
  /// A calendar of so many events, each with a long text.
  private static func calendar(_ count: Int) -> String {
    let events = (0..<count).map { number in
      TestCalendar.event(
        "e\(number)",
        "DTSTART:20261224T180000Z\nSUMMARY:\(number)\nDESCRIPTION:"
          + String(repeating: "\(number) ", count: 200))
    }
    return String(decoding: TestCalendar.bytes(events.joined(separator: "\n")), as: UTF8.self)
  }

  @Test("killed at any instant of a split or an import, each file that has its name is whole")
  func killed() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let scratch = try Scratch()
    scratch.file("in.ics", Self.calendar(1_000))
    let files = FileManager.default
    let whole = try CommandRun(["split", "in.ics", "-o", "split-whole"], folder: scratch.path)
    let other = try CommandRun(
      ["import", "in.ics", "--into", "import-whole/"], folder: scratch.path)
    #expect(whole.status == 0 && other.status == 0)
    let binary = try CommandRun.binary()
    for number in 0..<16 {
      let word = number.isMultiple(of: 2) ? "split" : "import"
      let seconds = Double.random(in: 0.01...0.2, using: &generator)
      let command = word == "split" ? "split in.ics -o part" : "import in.ics --into part/"
      _ = system(
        "cd '\(scratch.path)' && env LC_ALL=C TZ=UTC timeout -s KILL \(seconds) '\(binary)' "
          + "\(command) >/dev/null 2>&1")
      let names = (try? files.contentsOfDirectory(atPath: scratch["part"])) ?? []
      for name in names where name.hasSuffix(".ics") {
        #expect(
          scratch.content("part/\(name)") == scratch.content("\(word)-whole/\(name)"),
          "seed \(seed), \(word), \(name)")
      }
      try? files.removeItem(atPath: scratch["part"])
    }
    try files.removeItem(atPath: scratch["split-whole"])
    try files.removeItem(atPath: scratch["import-whole"])
  }

  @Test("a large file of one UID is left alone where it is the same, and written anew where not")
  func largeItems() throws {
    let scratch = try Scratch()
    let one = Self.calendar(400).replacing(/UID:e[0-9]+/, with: "UID:one")
    scratch.file("in.ics", one)
    func split() throws -> String {
      let run = try CommandRun(["split", "in.ics", "-o", "out"], folder: scratch.path)
      return run.errors.split(separator: "\n").last.map { String($0) } ?? ""
    }
    let written = "daymark: out: 1 files written, 0 unchanged"
    let unchanged = "daymark: out: 0 files written, 1 unchanged"
    #expect(try split() == written)
    let text = try #require(scratch.content("out/one.ics"))
    #expect(text.utf8.count > 200_000 && text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(text.matches(of: /BEGIN:VEVENT/).count == 400)
    #expect(try split() == unchanged)
    let middle = text.utf8.index(text.startIndex, offsetBy: 150_000)
    let others = [
      "", text + "\r\n", String(text.dropLast()), "x" + text.dropFirst(),
      String(text[..<middle]), text[..<middle] + "x" + text[middle...].dropFirst(),
    ]
    for (number, other) in others.enumerated() {
      scratch.file("out/one.ics", other)
      #expect(try split() == written, "\(number)")
      #expect(scratch.content("out/one.ics") == text, "\(number)")
    }
    try FileManager.default.removeItem(atPath: scratch["out"])
  }

  @Test("a file that can't be written leaves no other beside it, and those before it")
  func failure() throws {
    let scratch = try Scratch()
    scratch.file("in.ics", Self.calendar(3))
    let files = FileManager.default
    // A folder stands where the second file would.
    try files.createDirectory(atPath: scratch["out/e1.ics"], withIntermediateDirectories: true)
    let run = try CommandRun(["split", "in.ics", "-o", "out"], folder: scratch.path)
    #expect(run.status != 0)
    #expect(try files.contentsOfDirectory(atPath: scratch["out"]).sorted() == ["e0.ics", "e1.ics"])
    try files.removeItem(atPath: scratch["out"])
  }

  @Test("the files of a folder are one calendar, and those of several folders one each")
  func legend() throws {
    let scratch = try Scratch()
    let files = FileManager.default
    for folder in ["home", "work"] {
      try files.createDirectory(atPath: scratch["all/\(folder)"], withIntermediateDirectories: true)
      for number in 0..<3 {
        let event = TestCalendar.event(
          "\(folder)\(number)", "DTSTART:2026122\(number)T120000Z\nSUMMARY:\(folder) \(number)")
        scratch.file(
          "all/\(folder)/\(number).ics",
          String(decoding: TestCalendar.bytes(event), as: UTF8.self))
      }
    }
    scratch.file("all/work/displayname", "Office")
    let arguments = ["month", "2026-12", "--zone", "UTC"]
    let run = try CommandRun(arguments + ["all"], folder: scratch.path)
    #expect(run.output.contains("home") && run.output.contains("Office"))
    // Named alike, the two folders are one calendar of the legend.
    let one = try CommandRun(
      ["list", "--from", "2026-12-01", "--to", "2027-01-01", "--zone", "UTC", "--json"]
        + ["all/home:name=Ours", "all/work:name=Ours"], folder: scratch.path)
    #expect(one.output.split(separator: "\n").count == 6)
    #expect(one.output.split(separator: "\n").allSatisfy { $0.contains(#""calendar":"Ours""#) })
    try files.removeItem(atPath: scratch["all"])
  }

  @Test("what is exported of a folder has zones that are right for all its files")
  func zonesOfAll() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch["two"], withIntermediateDirectories: true)
    for year in [1975, 2026] {
      let event = TestCalendar.event(
        "\(year)", "DTSTART;TZID=Europe/Berlin:\(year)0710T000000\nSUMMARY:x")
      scratch.file("two/\(year).ics", String(decoding: TestCalendar.bytes(event), as: UTF8.self))
    }
    for options in [[], ["--flatten"]] {
      let run = try CommandRun(["export", "two", "-o", "-"] + options, folder: scratch.path)
      let own = run.output.replacing("Europe/Berlin", with: "Own")
      scratch.file("own.ics", own)
      let list = try CommandRun(
        ["list", "own.ics", "--from", "1970-01-01", "--to", "2030-01-01", "--json"],
        folder: scratch.path)
      // Germany had no summer time in 1975 (IANA's data).
      let starts = list.output.split(separator: "\n").map { jsonValue("start", in: $0) }
      #expect(starts == ["1975-07-09T23:00:00Z", "2026-07-09T22:00:00Z"])
      // The folder where one stands has a name, too.
      #expect(own.contains("X-WR-CALNAME:two\r\n"))
    }
    let here = try CommandRun(["export", ".", "-o", "-"], folder: scratch["two"])
    #expect(here.output.contains("X-WR-CALNAME:two\r\n"))
  }
}
