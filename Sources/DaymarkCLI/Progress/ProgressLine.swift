import CalendarPrint
import Synchronization

/// A line on a terminal that says how far long work is, rewritten in place, and gone at the end.
///
/// Work of half a second says nothing. Where nobody looks, nothing is ever written.
final class ProgressLine: Sendable {
  /// Seconds from the first text to when it shows.
  static let delay = 0.5
  /// The least seconds from one text to the next.
  static let interval = 0.1

  private struct State {
    /// When the work began, on the clock.
    var start: Double?
    /// What the work is at; nil between two pieces of work.
    var text: String?
    /// When a text was last written.
    var written: Double?
    var isVisible = false
    var isAwaited = false
  }

  /// The width of the line; nil where nobody looks.
  private let columns: Int?
  private let clock: ProgressClock
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - columns: the terminal's; nil where there is none, or no line is wanted.
  ///   - write: takes what moves the cursor and what stands on the line.
  init(columns: Int?, clock: ProgressClock, write: @escaping @Sendable (String) -> Void) {
    self.columns = columns
    self.clock = clock
    self.write = write
  }

  /// Says what the work is at. Texts that come faster than they can be read are left out.
  func show(_ text: @autoclosure () -> String) {
    guard columns != nil else { return }
    let now = clock.now()
    state.withLock { state in
      let start = state.start ?? now
      state.start = start
      if now - start >= Self.delay {
        guard !state.isVisible || now - (state.written ?? start) >= Self.interval else { return }
        draw(text(), at: now, &state)
      } else {
        state.text = text()
        guard !state.isAwaited else { return }
        state.isAwaited = true
        // What is shown now may take long, and then it is too late to say so.
        clock.wake(start + Self.delay - now) { [weak self] in self?.wake() }
      }
    }
  }

  /// Takes the line away.
  func clear() {
    guard columns != nil else { return }
    state.withLock { state in
      state.text = nil
      if state.isVisible { write("\r\u{1B}[K") }
      state.isVisible = false
    }
  }

  private func wake() {
    let now = clock.now()
    state.withLock { state in
      if let text = state.text, !state.isVisible { draw(text, at: now, &state) }
    }
  }

  private func draw(_ text: String, at now: Double, _ state: inout State) {
    // One column stays free: a full line would break.
    let room = (columns ?? 1) - 1
    var shown = text.printable
    while DisplayWidth.of(shown) > room { shown.removeLast() }
    write("\r\(shown)\u{1B}[K")
    state.text = text
    state.written = now
    state.isVisible = true
  }
}
