import Glibc
import Testing

@testable import DaymarkCLI

@Suite("standard output")
struct StandardOutputTests {
  /// What `write` writes, through a file.
  static func written(_ write: (StandardOutput) throws -> Void) throws -> String {
    let scratch = try Scratch()
    let number = open(scratch.file("out", ""), O_WRONLY | O_CLOEXEC)
    defer { close(number) }
    let output = StandardOutput(descriptor: number)
    try write(output)
    try output.finish()
    return scratch.content("out") ?? ""
  }

  @Test("takes text, lines, bytes and JSON in the order given")
  func order() throws {
    let text = try Self.written { output in
      try output.write("a")
      try output.writeLine("ü")
      try output.writeLine()
      try output.write(bytes: [0x62, 0x0A])
      try output.writeJSON { $0.add("n", 1) }
      try output.writeJSON { $0.add("n", 2) }
    }
    #expect(text == "aü\n\nb\n{\"n\":1}\n{\"n\":2}\n")
  }

  @Test("loses nothing of much")
  func much() throws {
    let text = try Self.written { output in
      for number in 0..<50_000 { try output.writeJSON { $0.add("number", number) } }
    }
    #expect(text == (0..<50_000).map { "{\"number\":\($0)}\n" }.joined())
  }

  @Test("tells of a failure while writing, or at the latest at the end")
  func fails() throws {
    let number = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(number) }
    let output = StandardOutput(descriptor: number)
    try output.writeLine("short")
    #expect(throws: CommandError.self) { try output.finish() }
    #expect(throws: CommandError.self) {
      for _ in 0..<100_000 { try output.writeLine("much more") }
    }
  }

  @Test("a reader that has gone is an end in silence")
  func gone() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe()
    pipe.closeReading()
    let output = StandardOutput(descriptor: pipe.writing)
    try output.writeLine("short")
    #expect(throws: CommandError.closedPipe) { try output.finish() }
    #expect(CommandError.closedPipe.line == nil)
  }
}
