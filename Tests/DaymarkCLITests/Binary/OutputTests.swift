import Glibc
import Testing

@Suite("standard output that cannot be written")
struct OutputTests {
  @Test("a full disk ends with status 73 and one line")
  func full() throws {
    let run = try CommandRun(["help"], output: .file("/dev/full"))
    #expect(run.status == 73)
    #expect(
      run.errors == "daymark: standard output: cannot be written, the disk is full; "
        + "free some space, or choose another place\n")
  }

  @Test("a closed one ends with status 73 and one line")
  func closed() throws {
    let run = try CommandRun(["help"], output: .closed)
    #expect(run.status == 73)
    #expect(
      run.errors
        == "daymark: standard output: it is closed; open it, or send the output to a file\n")
  }

  @Test("a reader that has gone ends it by SIGPIPE, in silence", arguments: [false, true])
  func brokenPipe(ignored: Bool) throws {
    let run = try CommandRun(["help"], output: .brokenPipe, ignoresSIGPIPE: ignored)
    #expect(run.signal == SIGPIPE)
    #expect(run.errors == "")
  }
}
