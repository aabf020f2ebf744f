extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let backslash: UInt8 = 0x5C
  static let caret: UInt8 = 0x5E

  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

  var isDigit: Bool { self &- 0x30 < 10 }

  /// A letter of ASCII, in either case.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// A digit of Base64 or the `=` after the last (RFC 4648, 4).
  var isBase64Digit: Bool {
    isDigit || isLetter || self == UInt8(ascii: "+") || self == UInt8(ascii: "/")
      || self == .equals
  }

  /// The value of a hexadecimal digit in either case, or nil.
  var hexValue: UInt8? {
    switch upper {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): upper - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Letters, digits and `-`: the names of RFC 5545, 3.1.
  var isNameOctet: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }

  /// What the scheme of a URI is made of (RFC 3986, 3.1).
  var isSchemeOctet: Bool {
    isNameOctet || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }

  /// `isNameOctet`, and `_` and `.`, which are met in the wild.
  var mayStandInName: Bool {
    // A bit for each byte: 0x2D, 0x2E, 0x30-0x39 below 0x40; 0x41-0x5A, 0x5F, 0x61-0x7A above.
    let bits: UInt64 = self < 0x40 ? 0x03FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self < 0x80 && bits >> UInt64(self & 0x3F) & 1 != 0
  }

  /// The letter in upper case.
  var upper: UInt8 { self &- 0x61 < 26 ? self & 0xDF : self }

  /// The letter in lower case.
  var lower: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
