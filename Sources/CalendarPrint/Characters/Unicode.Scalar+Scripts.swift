extension Unicode.Scalar {
  /// Whether it is a letter of a script that runs from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }

  /// Whether it is invisible and counts as a letter that runs from right to left: RIGHT-TO-LEFT
  /// MARK and ARABIC LETTER MARK.
  var isRightToLeftMark: Bool { value == 0x200F || value == 0x061C }

  /// Whether it is one of the signs of Arabic, Syriac and Kaithi that stand under the number
  /// after them (Prepended_Concatenation_Mark): of the format characters, those to be seen.
  var isPrependedSign: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}

extension String {
  /// Whether the first letter that has a direction runs from right to left (rules P2 and P3
  /// of the Unicode Bidirectional Algorithm).
  var beginsRightToLeft: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }
}
