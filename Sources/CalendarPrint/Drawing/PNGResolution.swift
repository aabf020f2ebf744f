/// Says in a PNG file how large it is on paper, which cairo leaves out.
enum PNGResolution {
  /// The file with a pHYs chunk (PNG specification, 11.3.5.3) after its header.
  static func adding(_ dotsPerInch: Double, to png: [UInt8]) -> [UInt8] {
    // The signature, and the IHDR chunk with its length, name, 13 bytes and checksum.
    let headerEnd = 8 + 25
    guard png.count > headerEnd else { return png }
    let pixelsPerMeter = UInt32((dotsPerInch / 0.0254).rounded())
    let content = Array("pHYs".utf8) + bytes(pixelsPerMeter) + bytes(pixelsPerMeter) + [1]
    let chunk = bytes(UInt32(content.count - 4)) + content + bytes(checksum(content))
    return png[..<headerEnd] + chunk + png[headerEnd...]
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 (PNG specification, 5.5 and annex D).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
