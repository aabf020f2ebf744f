/// How far the drawing of a document is.
public struct PageProgress: Hashable, Sendable {
  /// The page that is drawn next, from 1.
  public var page: Int
  /// How many there will be, as far as is known: lists may add some.
  public var count: Int

  /// A page of so many.
  public init(page: Int, count: Int) {
    self.page = page
    self.count = count
  }
}
