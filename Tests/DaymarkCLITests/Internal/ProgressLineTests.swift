import Synchronization
import Testing

@testable import DaymarkCLI

@Suite("a line that says how far long work is")
struct ProgressLineTests {
  /// A terminal and a clock that a test moves.
  final class Bench: Sendable {
    private struct State {
      var now = 0.0
      var written = ""
      var alarms: [(time: Double, body: @Sendable () -> Void)] = []
    }
    private let state = Mutex(State())

    /// What stands on the terminal's line, after all that was written to it.
    var line: String {
      // All that the line is allowed to write: a return, text, and an erasing to the end.
      var line = ""
      for part in state.withLock(\.written).split(separator: "\r", omittingEmptySubsequences: false)
      {
        line = part.hasSuffix("\u{1B}[K") ? String(part.dropLast(3)) : String(part)
      }
      return line
    }
    var written: String { state.withLock(\.written) }

    func progress(columns: Int? = 80) -> ProgressLine {
      let clock = ProgressClock(
        now: { self.state.withLock(\.now) },
        wake: { seconds, body in
          self.state.withLock { $0.alarms.append(($0.now + seconds, body)) }
        })
      return ProgressLine(
        columns: columns, clock: clock,
        write: { text in self.state.withLock { $0.written += text } })
    }

    /// Moves the clock on; alarms go off when it is their time.
    func wait(_ seconds: Double) {
      let due = state.withLock { state in
        state.now += seconds
        let now = state.now
        defer { state.alarms.removeAll { $0.time <= now } }
        return state.alarms.filter { $0.time <= now }.map(\.body)
      }
      for body in due { body() }
    }
  }

  @Test("work of less than half a second says nothing")
  func short() {
    let bench = Bench()
    let progress = bench.progress()
    for page in 1...4 {
      progress.show("Page \(page) of 4")
      bench.wait(0.12)
    }
    progress.clear()
    bench.wait(1)
    #expect(bench.written == "")
  }

  @Test("after half a second the line is there, though nothing new was said")
  func delay() {
    let bench = Bench()
    let progress = bench.progress()
    progress.show("Reading work.ics")
    bench.wait(0.49)
    #expect(bench.written == "")
    bench.wait(0.01)
    #expect(bench.line == "Reading work.ics")
    progress.clear()
    #expect(bench.line == "")
    #expect(bench.written == "\rReading work.ics\u{1B}[K\r\u{1B}[K")
  }

  @Test("it is rewritten in place, no more than ten times a second")
  func interval() {
    let bench = Bench()
    let progress = bench.progress()
    progress.show("Page 1 of 24")
    bench.wait(0.6)
    #expect(bench.line == "Page 1 of 24")
    progress.show("Page 2 of 24")
    #expect(bench.line == "Page 2 of 24" || bench.line == "Page 1 of 24")
    bench.wait(0.05)
    progress.show("Page 3 of 24")
    let before = bench.line
    bench.wait(0.11)
    progress.show("Page 10 of 24")
    #expect(before != bench.line && bench.line == "Page 10 of 24")
    #expect(!bench.written.contains("\n"))
  }

  @Test("one that is cleared comes back with the next work, and an alarm brings nothing back")
  func phases() {
    let bench = Bench()
    let progress = bench.progress()
    progress.show("Reading work.ics")
    progress.clear()
    bench.wait(0.7)
    #expect(bench.written == "")
    progress.show("Page 1 of 2")
    #expect(bench.line == "Page 1 of 2")
    progress.clear()
    progress.show("Page 2 of 2")
    #expect(bench.line == "Page 2 of 2")
  }

  @Test("it fits into the width of the terminal, and moves no cursor", arguments: [1, 2, 12, 20])
  func width(columns: Int) {
    let bench = Bench()
    let progress = bench.progress(columns: columns)
    progress.show("Reading \u{1B}[2J東京\n.ics 34 %")
    bench.wait(1)
    // Two columns for each of the wide characters; one column stays free.
    let whole = "Reading \\u{1B}[2J東京\\n.ics 34 %"
    #expect(whole.hasPrefix(bench.line))
    let width = bench.line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) }
    #expect(width <= columns - 1)
    #expect(columns < 3 || width >= columns - 2)
  }

  @Test("where nobody looks, nothing is written")
  func nobody() {
    let bench = Bench()
    let progress = bench.progress(columns: nil)
    progress.show("Page 1 of 2")
    bench.wait(2)
    progress.show("Page 2 of 2")
    progress.clear()
    #expect(bench.written == "")
  }

  @Test(
    "lines are rewritten on terminals that can",
    arguments: [
      (80, "xterm", true), (nil, "xterm", false), (80, "dumb", false), (80, "", false),
    ] as [(Int?, String, Bool)])
  func terminals(window: Int?, name: String, can: Bool) {
    let terminal = TerminalTests.terminal(window: window, ["TERM": name], color: .always)
    #expect(terminal.canRewriteLines == can)
  }
}
