import CICU

/// Owns a converter between a charset and Unicode. C: `ucnv_open`, freed by `ucnv_close`.
struct CharsetConverter: ~Copyable {
  private let pointer: OpaquePointer

  /// Opens the converter of a charset's name; nil for what ICU does not know.
  init?(_ name: String) {
    var status: Int32 = 0
    guard let opened = daymark_converter_open(name, &status) else { return nil }
    pointer = opened
    daymark_converter_mark_faults(opened, &status)
  }

  deinit { daymark_converter_close(pointer) }

  /// `bytes`, which are in this charset, in UTF-8; nil when ICU gives up.
  borrowing func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard let target = CharsetConverter("UTF-8") else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    let source = pointer
    let isWhole = bytes.withUnsafeBytes { raw in
      Self.convert(raw, from: source, to: target.pointer, onto: &result)
    }
    return isWhole ? result : nil
  }

  /// ICU's `U_BUFFER_OVERFLOW_ERROR`.
  private static var isFull: Int32 { 15 }

  private static func convert(
    _ bytes: UnsafeRawBufferPointer, from source: OpaquePointer, to target: OpaquePointer,
    onto result: inout [UInt8]
  ) -> Bool {
    guard let first = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return true }
    var status: Int32 = 0
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16384) { output in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4096) { pivot in
        guard let outputStart = output.baseAddress, let pivotStart = pivot.baseAddress else {
          return
        }
        var next: UnsafePointer<CChar>? = first
        var pivotSource: UnsafeMutablePointer<UInt16>? = pivotStart
        var pivotTarget: UnsafeMutablePointer<UInt16>? = pivotStart
        var isFirst: Int8 = 1
        repeat {
          status = 0
          var written: UnsafeMutablePointer<CChar>? = outputStart
          daymark_converter_convert(
            target, source, &written, outputStart + output.count, &next, first + bytes.count,
            pivotStart, &pivotSource, &pivotTarget, pivotStart + pivot.count, isFirst, 1, &status)
          isFirst = 0
          let count = (written ?? outputStart) - outputStart
          result.append(contentsOf: UnsafeRawBufferPointer(start: outputStart, count: count))
        } while status == isFull
      }
    }
    return status <= 0
  }
}
