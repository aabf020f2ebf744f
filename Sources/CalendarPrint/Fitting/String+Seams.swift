extension String {
  /// Where a word may be parted without a hyphen: after marks that join its parts, before a
  /// capital in its middle, between two alphabets; and anywhere in the scripts that write no
  /// spaces between words. Offsets in UTF-8 bytes, ascending, within the range.
  ///
  /// - Parameter bytes: the word, which begins and ends at letters.
  func seams(in bytes: Range<Int>) -> [Int] {
    var seams: [Int] = []
    let end = utf8.index(startIndex, offsetBy: bytes.upperBound)
    var index = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    var offset = bytes.lowerBound
    var previous: Character?
    while index < end {
      let character = self[index]
      if let previous, String.isSeam(between: previous, and: character) { seams.append(offset) }
      offset += character.utf8.count
      formIndex(after: &index)
      previous = character
    }
    return seams
  }

  /// The text without the stops and dashes at its end, where an ellipsis follows.
  var withoutStops: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace || ".,;:·/–—-(&".contains(last) {
      text.removeLast()
    }
    return String(text)
  }

  private static let joiners: Set<UInt32> = [0x0E3A, 0x0EBA, 0x1039, 0x17D2, 0x1A60]

  private static func isSeam(between first: Character, and second: Character) -> Bool {
    guard let one = first.unicodeScalars.first, let two = second.unicodeScalars.first
    else { return false }
    if "-/\\_.@:=&?+#|~,;·".contains(first) { return second.isLetter || second.isNumber }
    guard first.isLetter, second.isLetter else { return false }
    if first.isLowercase && second.isUppercase || one.isLatin != two.isLatin { return true }
    // A sign that joins letters (virama, coeng) does not end a line.
    let isJoined = first.unicodeScalars.last.map { joiners.contains($0.value) } ?? false
    return one.isWrittenWithoutSpaces && two.isWrittenWithoutSpaces && !isJoined
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of the Latin alphabet, for the most part.
  fileprivate var isLatin: Bool { value < 0x250 || (0x1E00...0x1EFF).contains(value) }

  /// Whether it belongs to a script of South East Asia, whose words follow each other without
  /// spaces: where no dictionary parts them, any letter will do.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF:
      true
    default: false
    }
  }
}
