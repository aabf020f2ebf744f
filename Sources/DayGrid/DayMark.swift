public import CalendarModel

/// What a mark, or a picture in an event, adds to the cells of its days.
public struct DayMark: Hashable, Sendable {
  /// The days, half-open; an empty range is widened to its first day.
  public var days: Range<Day>
  /// The picture, which stands in the first day's cell.
  public var sticker: Mark.Sticker?
  /// The note, which stands in the first day's cell.
  public var note: String?
  /// The mood, which stands in the first day's cell.
  public var mood: String?
  /// The colour of the ground of all its cells.
  public var color: RGBColor?

  /// A mark of these parts.
  public init(
    days: Range<Day>, sticker: Mark.Sticker? = nil, note: String? = nil, mood: String? = nil,
    color: RGBColor? = nil
  ) {
    self.days = days.isEmpty ? days.lowerBound..<days.lowerBound.advanced(by: 1) : days
    self.sticker = sticker
    self.note = note
    self.mood = mood
    self.color = color
  }

  /// Whether it has several days.
  public var isRun: Bool { days.lowerBound.advanced(by: 1) < days.upperBound }

  /// What a mark says in the cells of its days: where there is no note, mood, colour or
  /// sticker, its tags, or its category, stand for a note.
  ///
  /// The note and the mood of a run of several days are left out: they are the title of its
  /// bar, an entry of its own, and so is an emoji.
  public init(_ mark: Mark) {
    self.init(
      days: mark.days, sticker: mark.sticker, note: mark.note, mood: mark.mood,
      color: mark.color)
    if isRun {
      (note, mood) = (nil, nil)
      if case .emoji = sticker { sticker = nil }
    } else if sticker == nil, note == nil, mood == nil, color == nil {
      note = mark.tags.isEmpty ? mark.category : mark.tags.joined(separator: ", ")
    }
  }
}
