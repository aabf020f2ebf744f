import Glibc

/// Feeds a running command and drains what it writes, all at once, in one thread.
struct Exchange {
  private var rest: ArraySlice<UInt8>
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  init(input: [UInt8]) {
    rest = input[...]
  }

  /// Runs until both outputs have ended.
  ///
  /// - Returns: whether they ended in time.
  mutating func run(
    into input: Pipe, from output: Pipe, errors: Pipe, seconds: Int
  ) -> Bool {
    // The ends here only: the command shares none of them.
    for end in [input.writing, output.reading, errors.reading] where end >= 0 {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let deadline = time(nil) + seconds
    while output.reading >= 0 || errors.reading >= 0 {
      if rest.isEmpty { input.closeWriting() }
      // Descriptors of -1 are passed over.
      var ends = [
        pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
      ]
      let left = deadline - time(nil)
      guard left > 0, poll(&ends, 3, Int32(left) * 1000) != 0 else { return false }
      if ends[0].revents != 0 { feed(input) }
      if ends[1].revents != 0 { Self.drain(output, into: &self.output) }
      if ends[2].revents != 0 { Self.drain(errors, into: &self.errors) }
    }
    return true
  }

  private mutating func feed(_ input: Pipe) {
    let count = rest.withUnsafeBytes { write(input.writing, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      // The command has ended, or does not want to read on.
      rest = []
    }
  }

  private static func drain(_ pipe: Pipe, into bytes: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipe.reading, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      pipe.closeReading()
    }
  }
}
