import Glibc
import Testing

@testable import DaymarkCLI

@Suite("reading input")
struct InputFileTests {
  /// The error of reading a path, or nil.
  static func error(_ path: String, limit: Int = InputFile.sizeLimit) -> CommandError? {
    do throws(CommandError) {
      _ = try InputFile(Argument(path)).read(limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test("gives all bytes of a file", arguments: [0, 1, 4095, 4096, 65_536, 1_000_003])
  func whole(size: Int) throws {
    let scratch = try Scratch()
    let text = String(repeating: "x", count: size)
    let path = scratch.file("a.ics", text)
    #expect(try InputFile(Argument(path)).read() == Array(text.utf8))
  }

  @Test("takes names outside UTF-8")
  func byteName() throws {
    let scratch = try Scratch()
    let argument = Argument(bytes: Array("\(scratch.path)/".utf8) + [0xFF])
    let number = open(argument.cString, O_WRONLY | O_CREAT, 0o600)
    #expect(write(number, "x", 1) == 1)
    close(number)
    #expect(try InputFile(argument).read() == Array("x".utf8))
    unlink(argument.cString)
  }

  @Test("reads files whose size the system does not tell")
  func unknownSize() throws {
    let bytes = try InputFile("/proc/self/status").read()
    #expect(String(decoding: bytes, as: UTF8.self).contains("VmRSS"))
    #expect(try InputFile("/dev/null").read() == [])
  }

  @Test("reads a named pipe to its end")
  func namedPipe() throws {
    let scratch = try Scratch()
    let path = scratch["pipe"]
    #expect(mkfifo(path, 0o600) == 0)
    // Open for both, so that neither end waits for the other.
    let both = open(path, O_RDWR | O_CLOEXEC)
    #expect(write(both, "BEGIN", 5) == 5)
    let reading = open(path, O_RDONLY | O_CLOEXEC)
    close(both)
    defer { close(reading) }
    #expect(try InputFile(Argument("/dev/fd/\(reading)")).read() == Array("BEGIN".utf8))
  }

  @Test("a missing file: 66")
  func missing() throws {
    let scratch = try Scratch()
    let error = try #require(Self.error(scratch["no.ics"]))
    #expect(error.status == .noInput)
    #expect(
      error.line == "daymark: \(scratch["no.ics"]): no such file; "
        + "check the name, or use - to read standard input")
  }

  @Test("a folder: 66, with the files in it named")
  func folder() throws {
    let scratch = try Scratch()
    for path in [scratch.path, scratch.path + "/"] {
      let error = try #require(Self.error(path))
      #expect(error.status == .noInput)
      #expect(
        error.line == "daymark: \(path): a folder, not a file; "
          + "name the files in it, for example \(scratch.path)/*.ics")
    }
  }

  @Test("devices, circles of links, parts that are no folder, no name at all: 66")
  func noFiles() throws {
    let scratch = try Scratch()
    symlink(scratch["one"], scratch["two"])
    symlink(scratch["two"], scratch["one"])
    let file = scratch.file("file", "")
    let long = scratch[String(repeating: "x", count: 300)]
    for path in ["/dev/zero", "/dev/urandom", scratch["one"], "\(file)/a", long, "", "/dev/fd/999"]
    {
      #expect(Self.error(path)?.status == .noInput, "\(path)")
    }
    for name in ["one", "two"] { unlink(scratch[name]) }
  }

  @Test("more than the limit: 65, whether its size is told or not")
  func tooLarge() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.ics", "0123456789")
    #expect(Self.error(path, limit: 9)?.status == .unreadableData)
    #expect(Self.error(path, limit: 10) == nil)
    #expect(Self.error("/proc/self/status", limit: 9)?.status == .unreadableData)
  }

  @Test("a file that may not be read: 66")
  func noPermission() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let path = scratch.file("a.ics", "x", permissions: 0)
      chmod(scratch.path, 0o755)
      // Root may read everything.
      if geteuid() == 0 { seteuid(65_534) }
      let error = InputFileTests.error(path)
      seteuid(getuid())
      #expect(error?.status == .noInput)
      #expect(error?.line?.contains("no permission to read it") == true)
    }
  }

  @Test("- is standard input", arguments: ["-", "/dev/stdin", "/dev/fd/0"])
  func standardInput(name: String) async throws {
    await #expect(processExitsWith: .success) { [name] in
      let scratch = try Scratch()
      let number = open(scratch.file("a.ics", "BEGIN"), O_RDONLY)
      dup2(number, 0)
      #expect(try InputFile(Argument(name)).read() == Array("BEGIN".utf8))
    }
  }
}
