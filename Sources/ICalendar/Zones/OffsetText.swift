import CalendarModel

/// Offsets from UTC as calendars spell them.
enum OffsetText {
  /// UTC-OFFSET (RFC 5545, 3.3.14) in seconds east of UTC. A missing sign is `+`; colons,
  /// hours alone and a `Z` for no offset are met too. Nil for anything else.
  static func seconds(_ text: some StringProtocol) -> Int? {
    var rest = Array(text.utf8.drop { $0 == .space || $0 == .tab })[...]
    while rest.last == .space || rest.last == .tab { rest.removeLast() }
    if rest.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
    var sign = 1
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      rest.removeFirst()
    }
    var digits: [Int] = []
    var hasColon = false
    for (place, byte) in rest.enumerated() {
      if byte.isDigit {
        digits.append(Int(byte - 0x30))
      } else if byte == .colon, place > 0, place + 1 < rest.count {
        // `1:00` is one hour.
        if !hasColon, digits.count == 1 { digits.insert(0, at: 0) }
        guard digits.count.isMultiple(of: 2) else { return nil }
        hasColon = true
      } else {
        return nil
      }
    }
    // `1`, `01`, `100`, `0100`, `010000`.
    guard (1...6).contains(digits.count), digits.count != 5 else { return nil }
    if !digits.count.isMultiple(of: 2) { digits.insert(0, at: 0) }
    digits += [Int](repeating: 0, count: 6 - digits.count)
    let (hours, minutes, seconds) = (
      digits[0] * 10 + digits[1], digits[2] * 10 + digits[3], digits[4] * 10 + digits[5]
    )
    guard hours < 24, minutes < 60, seconds < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60 + seconds)
  }

  /// The offset that a name such as `GMT+1`, `UTC-05:30` or `+0100` says, in seconds east of
  /// UTC, or nil.
  static func secondsInName(_ name: String) -> Int? {
    let upper = name.uppercased()
    var rest = upper[...]
    for prefix in ["UTC", "GMT"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, first == "+" || first == "-" else { return nil }
    return seconds(rest)
  }

  /// A name for an offset: `UTC+01:00`.
  static func name(of seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "UTC\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
