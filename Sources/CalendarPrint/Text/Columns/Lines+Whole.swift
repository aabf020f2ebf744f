extension [String] {
  /// Whether these lines hold a whole text, spaces at their ends aside.
  func hold(_ text: String) -> Bool {
    joined().filter { $0 != " " } == text.filter { $0 != " " }
  }
}
