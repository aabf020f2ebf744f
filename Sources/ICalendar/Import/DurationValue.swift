import CalendarModel

/// A DURATION value (RFC 5545, 3.3.6), also in other spellings whose meaning is clear.
///
/// libical's parser is not asked: it takes an empty text for no time at all, leaves out a
/// number without a unit, and lets large numbers overflow.
struct DurationValue {
  var duration: CalendarDuration
  /// Whether the text is spelled otherwise than RFC 5545 wants: lower case, no `P`, no `T`
  /// before hours, weeks beside days, units out of order, no unit at all, white space.
  var isIrregular = false

  /// A duration from a text; nil when the text has no meaning as one. O(text).
  init?(_ text: String) {
    var text = text
    guard let value = text.withUTF8({ DurationValue($0) }) else { return nil }
    self = value
  }

  /// A duration from bytes; nil when they have no meaning as one. O(bytes).
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes.trimmed
    isIrregular = rest.count != bytes.count
    var sign = 1
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      rest.removeFirst()
    }
    if rest.first?.upper == UInt8(ascii: "P") {
      isIrregular = isIrregular || rest.first != UInt8(ascii: "P")
      rest.removeFirst()
    } else {
      isIrregular = true
      // Neither a `P` nor a number: any text.
      guard rest.first?.isDigit == true else { return nil }
    }
    var reading = Reading()
    while let byte = rest.first {
      guard reading.take(byte) else { return nil }
      rest.removeFirst()
    }
    guard reading.number == nil else { return nil }
    isIrregular = isIrregular || reading.isIrregular || !reading.isWhole
    // 100 years: longer than any event, and far from what sums could overflow at.
    guard reading.days < 36_525, reading.seconds < 36_525 * 86_400 else { return nil }
    duration = CalendarDuration(days: sign * reading.days, seconds: sign * reading.seconds)
  }
}

/// What stands after the `P`, read byte by byte.
private struct Reading {
  /// The units by their place in the grammar.
  private static let units: [(letter: UInt8, isTime: Bool, seconds: Int)] = [
    (UInt8(ascii: "W"), false, 0), (UInt8(ascii: "D"), false, 0),
    (UInt8(ascii: "H"), true, 3600), (UInt8(ascii: "M"), true, 60), (UInt8(ascii: "S"), true, 1),
  ]

  private(set) var days = 0
  private(set) var seconds = 0
  /// The digits since the last unit, or nil.
  private(set) var number: Int?
  private(set) var isIrregular = false
  /// Whether a unit stood there, and one after each `T`.
  var isWhole: Bool { !used.isEmpty && !isTimeOpen }
  private var isTime = false
  private var isTimeOpen = false
  private var used: [Int] = []

  /// Takes one byte; false when it can't stand there.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte.isDigit {
      let value = (number ?? 0) * 10 + Int(byte - 0x30)
      number = value
      return value < 1 << 40
    }
    if byte == .space || byte == .tab {
      isIrregular = true
      return number == nil
    }
    let letter = byte.upper
    isIrregular = isIrregular || letter != byte
    if letter == UInt8(ascii: "T") {
      guard number == nil, !isTime else { return false }
      isTime = true
      isTimeOpen = true
      return true
    }
    guard let value = number,
      let place = Self.units.firstIndex(where: { $0.letter == letter }), !used.contains(place)
    else { return false }
    let unit = Self.units[place]
    if unit.isTime != isTime || used.last.map({ $0 >= place || $0 == 0 }) == true {
      isIrregular = true
    }
    if let last = used.last, last >= 2, place != last + 1 { isIrregular = true }
    used.append(place)
    isTimeOpen = false
    number = nil
    if unit.isTime {
      seconds += value * unit.seconds
    } else {
      days += value * (place == 0 ? 7 : 1)
    }
    return true
  }
}
