/// Dates and times as ISO 8601 writes them, without a string for each number.
enum ISOText {
  /// `2026-12-24`.
  static func text(of day: Day) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = Writer(buffer: buffer)
      writer.write(day)
      return writer.count
    }
  }

  /// `2026-12-24T18:30:00`, and a byte behind it.
  static func text(of time: WallTime, suffix: UInt8?) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = Writer(buffer: buffer)
      writer.write(time.day)
      writer.write(UInt8(ascii: "T"))
      let second = time.secondOfDay
      writer.write(second / 3600, digits: 2)
      writer.write(UInt8(ascii: ":"))
      writer.write(second / 60 % 60, digits: 2)
      writer.write(UInt8(ascii: ":"))
      writer.write(second % 60, digits: 2)
      if let suffix { writer.write(suffix) }
      return writer.count
    }
  }

  /// Enough for a sign, the 19 digits of the largest year, and the rest.
  private static let capacity = 40

  private struct Writer {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func write(_ byte: UInt8) {
      buffer[count] = byte
      count += 1
    }

    mutating func write(_ day: Day) {
      let (year, month, dayOfMonth) = day.civil
      if year < 0 { write(UInt8(ascii: "-")) }
      var digits = 4
      var limit = 10_000
      while year.magnitude >= limit, digits < 18 {
        digits += 1
        limit *= 10
      }
      write(Int(year.magnitude), digits: digits)
      write(UInt8(ascii: "-"))
      write(month, digits: 2)
      write(UInt8(ascii: "-"))
      write(dayOfMonth, digits: 2)
    }

    mutating func write(_ number: Int, digits: Int) {
      var rest = number
      for index in (0..<digits).reversed() {
        buffer[count + index] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
        rest /= 10
      }
      count += digits
    }
  }
}
