import Glibc

/// An open file of the system. One that `open` made is closed with its owner; the three
/// that the process was started with are only borrowed.
struct FileDescriptor: ~Copyable {
  /// The system's number for it.
  let number: Int32
  private let isOwned: Bool

  /// A descriptor that somebody else closes.
  init(borrowing number: Int32) {
    self.number = number
    isOwned = false
  }

  /// Opens a file. C: `open`, with `O_CLOEXEC`.
  ///
  /// - Parameters:
  ///   - path: ended by NUL.
  ///   - flags: `O_RDONLY` and the like.
  ///   - mode: the permissions of a file that is made, less the umask.
  init(opening path: [CChar], flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    var number: Int32
    repeat { number = open(path, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .last }
    self.number = number
    isOwned = true
  }

  deinit {
    if isOwned { _ = Glibc.close(number) }
  }

  /// What the descriptor is open on. C: `fstat`.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Reads into `buffer`, which must not be empty; 0 is the end. C: `read`.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitOrThrow(for: POLLIN)
    }
  }

  /// Reads until `count` bytes are there or the file ends; `progress` learns now and then how many
  /// there are.
  func read(upTo count: Int, progress: (Int) -> Void = { _ in }) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let number = number
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let file = FileDescriptor(borrowing: number)
      let buffer = UnsafeMutableRawBufferPointer(buffer)
      do throws(SystemError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: buffer[filled..<min(count, filled + Self.pieceSize)])
          let read = try file.read(into: rest)
          if read == 0 { return }
          filled += read
          progress(filled)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The most that is asked of the system at once.
  private static let pieceSize = 8 << 20

  /// Writes all of the bytes. C: `write`.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.span.withUnsafeBytes { (buffer) throws(SystemError) in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = Glibc.write(number, rest.baseAddress, rest.count)
        if count >= 0 {
          done += count
        } else {
          try waitOrThrow(for: POLLOUT)
        }
      }
    }
  }

  /// Brings the content to the disk, where the file system knows how. C: `fsync`.
  func synchronize() throws(SystemError) {
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP, EROFS: return
      default: throw .last
      }
    }
  }

  /// Closes the file and says what only comes out then, such as a used-up quota.
  consuming func close() throws(SystemError) {
    let number = number
    let isOwned = isOwned
    discard self
    // Linux has closed the descriptor even when it reports EINTR.
    if isOwned, Glibc.close(number) != 0, errno != EINTR { throw .last }
  }

  /// After a failed call: returns when it can be tried again. A terminal or pipe shared
  /// with another process may have been set not to block.
  private func waitOrThrow(for event: Int32) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = poll(&request, 1, -1)
    default: throw .last
    }
  }
}
