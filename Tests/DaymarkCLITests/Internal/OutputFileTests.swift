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

  @Test("a disk that fills up on the way leaves the old file, and nothing beside it")
  func fillsUp() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let path = scratch.file("a.pdf", "old")
      // A file may not grow past 1000 bytes: the write fails half done.
      signal(SIGXFSZ, SIG_IGN)
      var old = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
      var small = rlimit(rlim_cur: 1000, rlim_max: old.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
      let error = OutputFileTests.error(path, String(repeating: "x", count: 5000))
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
      #expect(error?.status == .cannotWrite)
      #expect(scratch.content("a.pdf") == "old")
      #expect(scratch.names == ["a.pdf"])
    }
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
