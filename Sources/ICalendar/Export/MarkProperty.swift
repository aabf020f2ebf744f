/// The names of the properties that hold what iCalendar has no word for.
///
/// Each is TEXT, or BINARY (the text's UTF-8) where the text has control characters.
enum MarkProperty {
  /// The mark's identity. Every mark has it, and nothing else does.
  static let id = "X-DAYMARK-ID"
  /// The note, where DESCRIPTION cannot hold it exactly.
  static let note = "X-DAYMARK-NOTE"
  /// The mood.
  static let mood = "X-DAYMARK-MOOD"
  /// The exact colour: `#rrggbb`.
  static let color = "X-DAYMARK-COLOR"
  /// The emoji.
  static let sticker = "X-DAYMARK-STICKER"
  /// The media type of the image, where FMTTYPE cannot hold it exactly.
  static let stickerType = "X-DAYMARK-STICKER-TYPE"
  /// One tag, in order, where CATEGORIES cannot hold the tags exactly.
  static let tag = "X-DAYMARK-TAG"
  /// The category.
  static let category = "X-DAYMARK-CATEGORY"
  /// What DESCRIPTION holds after the note, for calendars that show it nowhere else.
  static let addition = "X-DAYMARK-ADDED-TEXT"
  /// How many days the mark has, where the component has one day only.
  static let days = "X-DAYMARK-DAYS"
}
