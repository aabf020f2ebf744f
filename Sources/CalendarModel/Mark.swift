/// An annotation of a day or of a run of days: a note, a mood, a colour, a sticker, tags.
public struct Mark: Hashable, Sendable {
  /// A picture for the day.
  public enum Sticker: Hashable, Sendable {
    /// An emoji, or any short text.
    case emoji(String)
    /// An image and its media type, such as `image/png`.
    case image([UInt8], mediaType: String)
  }

  /// The identity, the same at every export. Any text that is unique in its daybook.
  public var id: String
  /// The days, half-open; never empty.
  public var days: Range<Day>
  /// The note.
  public var note: String?
  /// The mood in the user's own word.
  public var mood: String?
  /// The exact colour.
  public var color: RGBColor?
  /// The sticker.
  public var sticker: Sticker?
  /// The tags, in the user's order.
  public var tags: [String]
  /// The category of the mark, such as `habit` or `journal`.
  public var category: String?
  /// When it was made; nil when not known.
  public var created: Instant?
  /// When it was last changed; nil when not known.
  public var modified: Instant?
  /// How often it has been changed since it was made, 0 or more: the SEQUENCE of its events
  /// (RFC 5545, 3.8.7.4).
  public var sequence: Int

  /// A mark of the given days.
  public init(
    id: String, days: Range<Day>, note: String? = nil, mood: String? = nil,
    color: RGBColor? = nil, sticker: Sticker? = nil, tags: [String] = [],
    category: String? = nil, created: Instant? = nil, modified: Instant? = nil,
    sequence: Int = 0
  ) {
    self.id = id
    self.days = days
    self.note = note
    self.mood = mood
    self.color = color
    self.sticker = sticker
    self.tags = tags
    self.category = category
    self.created = created
    self.modified = modified
    self.sequence = sequence
  }
}
