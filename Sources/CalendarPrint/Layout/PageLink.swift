/// Where a click on a part of the page leads.
struct PageLink: Hashable, Sendable {
  /// What it leads to.
  enum Target: Hashable, Sendable {
    /// An address on the net.
    case address(SafeLink)
    /// A page of the same document, that many after this one.
    case page(ahead: Int)
  }

  /// What can be clicked.
  var box: PageRect
  var target: Target
}
