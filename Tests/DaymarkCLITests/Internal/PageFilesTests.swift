import Glibc
import Testing

@testable import DaymarkCLI

@Suite("writing files of pages")
struct PageFilesTests {
  private func write(_ pages: [String], to path: String) throws(CommandError) {
    let files = PageFiles(Argument(path))
    for page in pages { try files.add(Array(page.utf8), of: pages.count) }
    try files.finish()
  }

  @Test("one page has the name that was given, several have numbers of one width")
  func names() throws {
    let scratch = try Scratch()
    try write(["only"], to: scratch["a.png"])
    try write((1...11).map { "page \($0)" }, to: scratch["b.png"])
    #expect(scratch.names.count == 12)
    #expect(scratch.content("a.png") == "only")
    #expect(scratch.content("b-01.png") == "page 1")
    #expect(scratch.content("b-11.png") == "page 11")
  }

  @Test("more pages than a process may have files open at first")
  func many() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      limit.rlim_cur = 40
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let scratch = try Scratch()
      let files = PageFiles(Argument(scratch["a.png"]))
      for page in 1...100 { try files.add(Array("\(page)".utf8), of: 100) }
      #expect(scratch.names == [])
      try files.finish()
      #expect(scratch.names.count == 100)
      #expect(scratch.content("a-100.png") == "100")
    }
  }

  @Test("nothing is there before the last page, and nothing is left where it does not come")
  func wholeOrNothing() throws {
    let scratch = try Scratch()
    scratch.file("a-1.png", "old", permissions: 0o600)
    do {
      let files = PageFiles(Argument(scratch["a.png"]))
      for page in 1...3 { try files.add([UInt8(page)], of: 3) }
      #expect(scratch.names == ["a-1.png"])
    }
    #expect(scratch.names == ["a-1.png"])
    #expect(scratch.content("a-1.png") == "old")
    try write(["1", "2", "3"], to: scratch["a.png"])
    #expect(scratch.names == ["a-1.png", "a-2.png", "a-3.png"])
    #expect(scratch.content("a-1.png") == "1")
    #expect(scratch.permissions("a-1.png") == 0o600)
  }

  @Test("a name that is taken by a folder costs all of them")
  func taken() throws {
    let scratch = try Scratch()
    scratch.file("a-1.png", "old")
    mkdir(scratch["a-3.png"], 0o700)
    #expect {
      try write(["1", "2", "3"], to: scratch["a.png"])
    } throws: { error in
      (error as? CommandError)?.status == .cannotWrite
    }
    #expect(scratch.names == ["a-1.png", "a-3.png"])
    #expect(scratch.content("a-1.png") == "old")
  }

  @Test("streams and devices take one page", arguments: ["-", "/dev/null", "/dev/stdout"])
  func streams(path: String) throws {
    #expect {
      try write(["1", "2", "3"], to: path)
    } throws: { error in
      let line = CommandError(error).line ?? ""
      return line.contains("3 images cannot be written into one output")
    }
  }
}
