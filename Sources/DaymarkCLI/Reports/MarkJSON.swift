import CalendarModel
import ICalendar

/// The JSON of a mark, with the keys that a table of days has, so that `import` and `export`
/// read it: `end` is the **last** day.
struct MarkJSON {
  private let mark: Mark
  private let action: String?
  private let withImage: Bool

  /// - Parameters:
  ///   - action: what was done to it, or nil.
  ///   - withImage: whether an image is there with its content, rather than its type and size.
  init(_ mark: Mark, action: String? = nil, withImage: Bool = false) {
    self.mark = mark
    self.action = action
    self.withImage = withImage
  }

  /// Adds its keys to an object.
  func write(to line: inout JSONLine) {
    line.add("action", action)
    line.add("id", mark.id)
    line.add("start", "\(mark.days.lowerBound)")
    line.add("end", (mark.days.last ?? mark.days.lowerBound).description)
    line.add("note", mark.note)
    line.add("mood", mark.mood)
    line.add("color", mark.color?.description)
    switch mark.sticker {
    case .emoji(let text): line.add("sticker", text)
    case .image(let bytes, let mediaType):
      if withImage {
        line.add("sticker", "data:\(mediaType);base64,\(Base64.encode(bytes))")
      } else {
        line.add("imageType", mediaType)
        line.add("imageSize", bytes.count)
      }
    case nil: break
    }
    line.add("tags", mark.tags)
    line.add("category", mark.category)
    line.add("created", mark.created.map(Self.text))
    line.add("modified", mark.modified.map(Self.text))
    line.add("sequence", mark.sequence)
  }

  private static func text(_ instant: Instant) -> String { "\(instant)" }
}
