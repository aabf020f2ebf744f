import Glibc
import Testing

@testable import DaymarkCLI

@Suite("writing output files")
struct OutputFileTests {
  static func error(_ path: String, _ text: String = "new") -> CommandError? {
    do throws(CommandError) {
      try OutputFile(Argument(path)).write(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("makes a file with the permissions that the umask leaves, and nothing beside it")
  func makes() async {
    await #expect(processExitsWith: .success) {
      umask(0o027)
      let scratch = try Scratch()
      #expect(OutputFileTests.error(scratch["a.pdf"]) == nil)
      #expect(scratch.content("a.pdf") == "new")
      #expect(scratch.permissions("a.pdf") == 0o640)
      #expect(scratch.names == ["a.pdf"])
    }
  }

  @Test("replaces a file and keeps its permissions", arguments: [0o600, 0o644, 0o755])
  func replaces(permissions: mode_t) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.pdf", "something longer", permissions: permissions)
    #expect(Self.error(path) == nil)
    #expect(scratch.content("a.pdf") == "new")
    #expect(scratch.permissions("a.pdf") == permissions)
    #expect(scratch.names == ["a.pdf"])
  }

  @Test("a bare name is written in the current folder")
  func bareName() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      chdir(scratch.path)
      #expect(OutputFileTests.error("a.pdf") == nil)
      #expect(scratch.content("a.pdf") == "new")
      chdir("/")
    }
  }

  @Test("follows links to the file, whether it is there or not", arguments: [true, false])
  func links(exists: Bool) throws {
    let scratch = try Scratch()
    if exists { scratch.file("target", "old") }
    symlink("target", scratch["near"])
    symlink(scratch["near"], scratch["far"])
    #expect(Self.error(scratch["far"]) == nil)
    #expect(scratch.content("target") == "new")
    #expect(scratch.names == ["far", "near", "target"])
    #expect(try FileStatus(at: Argument(scratch["far"]).cString).kind == .link)
    #expect(try FileStatus(at: Argument(scratch["near"]).cString).kind == .link)
  }

  @Test(
    "what cannot be written: 73, and one line",
    arguments: [
      ("no/a.pdf", "its folder does not exist; make the folder first, or name another one"),
      ("file/a.pdf", "a part of this path is not a folder; check the name"),
      (".", "a folder, not a file; name a file in it"),
      ("new/", "a folder, not a file; name a file in it"),
      ("circle", "its links lead round in a circle; name the file itself"),
    ])
  func cannot(name: String, line: String) throws {
    let scratch = try Scratch()
    scratch.file("file", "")
    symlink("circle", scratch["circle"])
    let before = scratch.names
    let error = try #require(Self.error(scratch[name]))
    #expect(error.status == .cannotWrite)
    #expect(error.line == "daymark: \(scratch[name]): \(line)")
    #expect(scratch.names == before)
  }

  @Test("devices and pipes are written to, not replaced")
  func special() throws {
    #expect(Self.error("/dev/null") == nil)
    let error = try #require(Self.error("/dev/full"))
    #expect(error.status == .cannotWrite)
    #expect(
      error.line == "daymark: /dev/full: cannot be written, the disk is full; "
        + "free some space, or choose another place")
    #expect(try FileStatus(at: Argument("/dev/full").cString).kind == .characterDevice)

    let scratch = try Scratch()
    #expect(mkfifo(scratch["pipe"], 0o600) == 0)
    let both = open(scratch["pipe"], O_RDWR | O_CLOEXEC)
    defer { close(both) }
    #expect(Self.error(scratch["pipe"]) == nil)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(both, &bytes, 8) == 3)
    #expect(scratch.names == ["pipe"])
  }

  /// No file may grow past 1000 bytes from here on: a longer write fails half done, or
  /// kills where SIGXFSZ is not ignored.
  static func limitFileSize() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    limit = rlimit(rlim_cur: 1000, rlim_max: rlim_t.max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  }

  @Test("a disk that fills up on the way leaves the old file, and nothing beside it")
  func fillsUp() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let path = scratch.file("a.pdf", "old")
      signal(SIGXFSZ, SIG_IGN)
      OutputFileTests.limitFileSize()
      let error = OutputFileTests.error(path, String(repeating: "x", count: 5000))
      #expect(error?.status == .cannotWrite)
      #expect(scratch.content("a.pdf") == "old")
      #expect(scratch.names == ["a.pdf"])

      // The same where files cannot be without a name.
      func writeNamed() throws -> [String] {
        let temporary = try TemporaryFile(beside: Argument(path), named: true)
        #expect(scratch.names.count == 2)
        #expect(throws: SystemError(code: EFBIG)) {
          try temporary.append([UInt8](repeating: 0, count: 5000))
        }
        return scratch.names
      }
      #expect(try writeNamed().count == 2)
      #expect(scratch.names == ["a.pdf"])
    }
  }

  @Test("an end by a signal on the way leaves the old file, and nothing beside it")
  func killed() async throws {
    let scratch = try Scratch()
    let path = scratch.file("a.pdf", "old")
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String] in
      signal(SIGXFSZ, SIG_DFL)
      // Test code runs in threads that signals do not reach.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGXFSZ)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      OutputFileTests.limitFileSize()
      _ = OutputFileTests.error(path, String(repeating: "x", count: 5000))
    }
    #expect(scratch.content("a.pdf") == "old")
    #expect(scratch.names == ["a.pdf"])
  }

  @Test("a file that had a name from the start replaces the old one too")
  func named() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.pdf", "old", permissions: 0o640)
    var temporary = try TemporaryFile(beside: Argument(path), named: true)
    try temporary.adopt(FileStatus(at: Argument(path).cString))
    try temporary.append(Array("new".utf8))
    try temporary.rename(to: Argument(path))
    #expect(scratch.content("a.pdf") == "new")
    #expect(scratch.permissions("a.pdf") == 0o640)
    #expect(scratch.names == ["a.pdf"])
  }

  @Test("neither a write-protected file nor one in a closed folder is replaced")
  func noPermission() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let path = scratch.file("a.pdf", "old", permissions: 0o444)
      chmod(scratch.path, 0o777)
      let isRoot = geteuid() == 0
      // Root may write everywhere.
      if isRoot { seteuid(65_534) }
      let protected = OutputFileTests.error(path)
      if isRoot { seteuid(0) }
      chmod(path, 0o666)
      chmod(scratch.path, 0o555)
      if isRoot { seteuid(65_534) }
      let closed = OutputFileTests.error(path)
      if isRoot { seteuid(0) }
      for error in [protected, closed] {
        #expect(error?.status == .cannotWrite)
        #expect(error?.line?.contains("no permission to write there") == true)
      }
      #expect(scratch.content("a.pdf") == "old")
      #expect(scratch.names == ["a.pdf"])
    }
  }

  @Test(
    "- and /dev/stdout go on where standard output stands",
    arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func standardOutput(name: String) async throws {
    await #expect(processExitsWith: .success) { [name] in
      let scratch = try Scratch()
      let number = open(scratch.file("out", "before "), O_WRONLY | O_APPEND)
      let saved = dup(1)
      dup2(number, 1)
      let error = OutputFileTests.error(name)
      dup2(saved, 1)
      #expect(error == nil)
      #expect(scratch.content("out") == "before new")
    }
  }
}
