import Glibc

/// A system call that failed. C: `errno`.
struct SystemError: Error, Hashable, Sendable {
  /// The number in `errno`.
  let code: Int32

  /// The failure with this number.
  init(code: Int32) {
    self.code = code
  }

  /// The failure of the call made last on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it.
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
