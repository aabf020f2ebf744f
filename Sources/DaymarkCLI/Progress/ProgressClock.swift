import Dispatch
import Glibc

/// The clock of a progress line.
struct ProgressClock: Sendable {
  /// Seconds from any beginning; never fewer than before.
  var now: @Sendable () -> Double
  /// Calls a closure once after so many seconds, from any thread.
  var wake: @Sendable (_ seconds: Double, _ body: @escaping @Sendable () -> Void) -> Void

  /// The system's. C: `clock_gettime` with `CLOCK_MONOTONIC`.
  static let system = ProgressClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    },
    wake: { seconds, body in
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: body)
    })
}
