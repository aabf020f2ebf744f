import CPangoCairo

/// Collects what a surface writes.
final class ByteSink {
  /// All bytes so far.
  private(set) var bytes: [UInt8] = []

  /// The pointer that a surface hands back with each piece; valid as long as the sink is.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Takes one piece. C: a `cairo_write_func_t`.
  static func write(
    _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> cairo_status_t {
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
