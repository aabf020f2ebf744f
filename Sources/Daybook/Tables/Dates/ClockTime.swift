/// A time of day as people and programs write it: `18:30`, `6:30 pm`, `183015`,
/// `18:30:15.25+01:00`.
struct ClockTime: Hashable {
  /// Seconds since midnight, 0 ..< 86,400.
  let secondOfDay: Int
  /// Whether an offset or the name of a zone follows it.
  let hasZone: Bool

  /// Reads a time of 12 or of 24 hours, in any decimal digits; nil for any other text. A
  /// fraction of a second is dropped. Minutes may be missing where `am` or `pm` stands, as it
  /// may before the hour, too.
  init?(_ text: some StringProtocol) {
    var scan = Scan(rest: text.unicodeScalars.map(\.asciiDigit))
    scan.passSpace()
    let leadingHalf = scan.halfOfDay()
    scan.passSpace()
    let isCompact = [4, 6].contains(scan.digitCount)
    guard let hour = scan.number(digits: 1...2) else { return nil }
    var minute: Int?
    var second = 0
    if isCompact || scan.pass(":.hH") {
      guard let number = scan.number(digits: 2...2) else { return nil }
      minute = number
      if (isCompact && scan.digitCount > 0) || scan.pass(":.") {
        guard let number = scan.number(digits: 2...2) else { return nil }
        second = number
        if scan.pass(".,") {
          guard scan.number(digits: 1...12) != nil else { return nil }
        }
      }
    }
    scan.passSpace()
    let half = leadingHalf ?? scan.halfOfDay()
    guard minute != nil || half != nil else { return nil }
    let minutes = minute ?? 0
    guard minutes < 60, second <= 60 else { return nil }
    if let half {
      // Japanese clocks go from 0 to 11.
      guard ((leadingHalf == nil ? 1 : 0)...12).contains(hour) else { return nil }
      secondOfDay = (hour % 12 + half * 12) * 3600 + minutes * 60 + min(second, 59)
    } else {
      guard hour < 24 else { return nil }
      secondOfDay = hour * 3600 + minutes * 60 + min(second, 59)
    }
    scan.passSpace()
    guard let hasZone = scan.zone() else { return nil }
    self.hasZone = hasZone
  }

  private struct Scan {
    let rest: [Unicode.Scalar]
    var index = 0

    var next: Unicode.Scalar? { index < rest.count ? rest[index] : nil }

    /// How many digits come next.
    var digitCount: Int { rest[index...].prefix { ("0"..."9").contains($0) }.count }

    mutating func passSpace() {
      // Marks of direction stand around times in texts from right to left.
      while let next, next.properties.isWhitespace || next.properties.isBidiControl { index += 1 }
    }

    mutating func pass(_ choice: String) -> Bool {
      guard let next, choice.unicodeScalars.contains(next) else { return false }
      index += 1
      return true
    }

    mutating func number(digits: ClosedRange<Int>) -> Int? {
      let start = index
      var value = 0
      while let next, ("0"..."9").contains(next), index - start < digits.upperBound {
        value = value * 10 + Int(next.value - 0x30)
        index += 1
      }
      return index - start >= digits.lowerBound ? value : nil
    }

    /// `am`, `a. m.` and `午前` as 0, `pm` and `午後` as 1; nil, with nothing read, for anything
    /// else.
    mutating func halfOfDay() -> Int? {
      if let (half, length) = HalfOfDay.named(at: rest[index...]) {
        index += length
        return half
      }
      var letters = ""
      var position = index
      while position < rest.count, letters.count < 2 {
        let scalar = rest[position]
        if scalar.properties.isAlphabetic {
          letters.unicodeScalars.append(scalar)
        } else if scalar != "." && !scalar.properties.isWhitespace {
          break
        }
        position += 1
      }
      let half: Int? =
        switch letters.lowercased() {
        case "am": 0
        case "pm": 1
        default: nil
        }
      guard half != nil else { return nil }
      if position < rest.count, rest[position] == "." { position += 1 }
      index = position
      return half
    }

    /// Whether a zone follows, and nothing else; nil where something else does.
    mutating func zone() -> Bool? {
      guard let first = next else { return false }
      guard first == "+" || first == "-" || first == "(" || first.properties.isAlphabetic
      else { return nil }
      let isZone = rest[index...].allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "+-:/_() ".unicodeScalars.contains(scalar)
      }
      return isZone ? true : nil
    }
  }
}

extension Unicode.Scalar {
  /// The digit of ASCII where it is a decimal digit of another script, or itself.
  fileprivate var asciiDigit: Unicode.Scalar {
    guard value > 0x7F, properties.numericType == .decimal, let digit = properties.numericValue,
      let scalar = Unicode.Scalar(0x30 + UInt32(digit))
    else { return self }
    return scalar
  }
}
