import CZlib

/// Owns a stream of zlib's that unpacks gzip members. C: `inflateInit2`, freed by `inflateEnd`.
struct Inflater: ~Copyable {
  enum Status {
    /// There is room left, and no input.
    case hungry
    /// There is no room left.
    case full
    /// The member ended, and its checksum is right.
    case memberEnd
    case failed(String)
  }

  /// At an address of its own: zlib remembers where it is.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Nil when zlib has no memory.
  init?() {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard daymark_gunzip_init(stream) == Z_OK else {
      stream.deallocate()
      return nil
    }
    self.stream = stream
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks from `input` into `output`, and takes from both what was used.
  borrowing func unpack(
    _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer
  ) -> Status {
    // zlib reads from where it is told to and does not write there.
    let start = UnsafeMutableRawPointer(mutating: input.baseAddress)
    let inputCount = min(input.count, Int(UInt32.max))
    let outputCount = min(output.count, Int(UInt32.max))
    stream.pointee.next_in = start?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(inputCount)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(outputCount)
    let code = inflate(stream, Z_NO_FLUSH)
    let read = inputCount - Int(stream.pointee.avail_in)
    let written = outputCount - Int(stream.pointee.avail_out)
    input = UnsafeRawBufferPointer(rebasing: input[read...])
    output = UnsafeMutableRawBufferPointer(rebasing: output[written...])
    switch code {
    case Z_STREAM_END: return .memberEnd
    case Z_OK, Z_BUF_ERROR: return output.isEmpty ? .full : .hungry
    default:
      return .failed(stream.pointee.msg.map { String(cString: $0) } ?? "zlib error \(code)")
    }
  }

  /// Begins with another member.
  borrowing func reset() {
    inflateReset(stream)
  }
}
