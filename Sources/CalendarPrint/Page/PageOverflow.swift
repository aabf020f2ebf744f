/// Where what has no room in its day is listed; it is always counted there.
public enum PageOverflow: String, Hashable, Sendable, CaseIterable {
  /// At the page's foot, as far as there is room.
  case list
  /// On pages of their own after the month, all of it, day by day.
  case page
  /// Nowhere.
  case none
}
