public import CalendarModel

extension Diagnostic.Code {
  /// A file in another charset than UTF-8, which was decoded (RFC 5545, 3.1.4).
  public static let otherEncoding = Self(rawValue: "other-encoding")
}
