import CalendarPrint

extension ColorMode {
  /// The colours that a terminal of this depth is written to with. The 16 old colours look
  /// different everywhere, and so does what is made of them: better none.
  init(_ depth: ColorDepth) {
    switch depth {
    case .none, .sixteen: self = .none
    case .indexed: self = .indexed
    case .trueColor: self = .exact
    }
  }
}
