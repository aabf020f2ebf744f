/// The elements of a value that is a list, one at a time: there may be millions in one line.
/// Empty ones count.
struct ListElements: Sequence, IteratorProtocol {
  /// What follows the last element that was given; nil at the end.
  private var rest: Substring?
  private let separator: UInt8

  /// The elements of a text between separators of one octet.
  init(_ text: some StringProtocol, separatedBy separator: UInt8 = .comma) {
    rest = Substring(text)
    self.separator = separator
  }

  mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    guard let end = text.utf8.firstIndex(of: separator) else {
      rest = nil
      return text
    }
    rest = text[text.utf8.index(after: end)...]
    return text[..<end]
  }
}
