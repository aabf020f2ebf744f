/// Reads files of gzip (RFC 1952).
enum Gunzip {
  /// Unpacks all members, as far as they can be read. O(bytes unpacked).
  static func unpack(_ bytes: [UInt8], _ budget: inout UnpackingBudget) -> Unpacked {
    var result = Unpacked()
    guard let inflater = Inflater() else {
      result.fault = "there is no memory to unpack it"
      return result
    }
    let step = 262_144
    bytes.withUnsafeBytes { raw in
      withUnsafeTemporaryAllocation(byteCount: step, alignment: 16) { room in
        var input = raw
        while true {
          var output = room
          let status = inflater.unpack(&input, into: &output)
          let written = step - output.count
          guard budget.take(bytes: written) else {
            result = Unpacked(isTooLarge: true)
            return
          }
          result.bytes.append(contentsOf: room[..<written])
          switch status {
          case .full: continue
          case .hungry:
            // Less than 4 GiB of input are given at a time.
            if !input.isEmpty { continue }
            result.fault = "it ends too early"
            return
          case .failed(let reason):
            result.fault = reason
            return
          case .memberEnd:
            guard input.starts(with: [0x1F, 0x8B]) else {
              // Zeros fill up blocks of tapes.
              if input.contains(where: { $0 != 0 }) {
                result.fault = "\(input.count) bytes follow that belong to no member"
              }
              return
            }
            inflater.reset()
          }
        }
      }
    }
    return result
  }

  /// The name of the file that was packed, as the first member's header has it; nil without one.
  static func title(_ bytes: [UInt8]) -> String? {
    guard bytes.count > 10, bytes[3] & 0x08 != 0 else { return nil }
    var start = 10
    if bytes[3] & 0x04 != 0 {
      guard bytes.count > 12 else { return nil }
      start += 2 + Int(bytes[10]) + Int(bytes[11]) << 8
    }
    guard start < bytes.count else { return nil }
    let rest = bytes[start...].prefix(1024)
    guard let end = rest.firstIndex(of: 0), end > start else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
