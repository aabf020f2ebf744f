import CalendarModel

extension PropertyList {
  /// Adds the days of a mark.
  ///
  /// - Parameter days: not empty, and within the years 0 to 9999.
  mutating func add(days: Range<Day>, _ form: MarkExportOptions.Form) {
    let first = days.lowerBound
    let last = days.upperBound.advanced(by: -1)
    switch form {
    case .event:
      add("DTSTART", time: .date(first))
      if days.upperBound.year <= Self.lastYear {
        add("DTEND", time: .date(days.upperBound))
      } else {
        // The day after the last one that there is has no date.
        add("DURATION", value: "\(CalendarDuration(days: days.count))")
      }
    case .journal:
      add("DTSTART", time: .date(first))
      if days.count > 1 { add(MarkProperty.days, value: "\(days.count)") }
    case .todo:
      // DUE has to be later than DTSTART (RFC 5545, 3.8.2.3).
      if days.count > 1 { add("DTSTART", time: .date(first)) }
      add("DUE", time: .date(last))
    }
  }

  /// Adds what iCalendar has no word for, and what its own properties do not hold exactly.
  ///
  /// - Parameter addition: what DESCRIPTION holds after the note.
  mutating func add(exact mark: Mark, form: MarkExportOptions.Form, addition: String?) {
    add(MarkProperty.id, exactText: mark.id)
    add(MarkProperty.category, exactText: mark.category)
    add(MarkProperty.mood, exactText: mark.mood)
    add(MarkProperty.color, value: mark.color?.description)
    if let note = mark.note, !TextEscaping.keeps(note) {
      add(MarkProperty.note, exactText: note)
    }
    add(MarkProperty.addition, exactText: addition)
    // A list of texts is often read without its empty ones.
    if !mark.tags.allSatisfy({ TextEscaping.keeps($0) && !$0.isEmpty }) {
      for tag in mark.tags { add(MarkProperty.tag, exactText: tag) }
    }
  }

  /// Adds a picture in the form that a target takes.
  mutating func add(
    _ content: Attachment.Content, mediaType: String, _ form: ExportTarget.PictureForm
  ) {
    let isPlain = mediaType.isPlainMediaType
    var parameters: [Property.Parameter] = []
    let name: String
    switch form {
    case .none: return
    case .image:
      name = "IMAGE"
      if case .uri = content { parameters.append(Property.Parameter("VALUE", ["URI"])) }
      parameters.append(Property.Parameter("DISPLAY", ["BADGE"]))
    case .attachment:
      name = "ATTACH"
      if case .data = content {
        // Outlook has no other name for it.
        let file = "sticker." + PictureName.ending(of: mediaType)
        parameters.append(Property.Parameter("X-FILENAME", [file]))
      }
    }
    add(
      name, Attachment(content, mediaType: isPlain ? mediaType : nil), parameters: parameters)
    if !isPlain { add(MarkProperty.stickerType, exactText: mediaType) }
  }

  private static let lastYear = 9999
}

extension String {
  /// Whether this is a type and a subtype and nothing else, as FMTTYPE wants it (RFC 5545,
  /// 3.2.8; the names: RFC 6838, 4.2).
  fileprivate var isPlainMediaType: Bool {
    let names = utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.count == 2
      && names.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isMediaTypeNameOctet) }
  }
}

extension UInt8 {
  fileprivate var isMediaTypeNameOctet: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$&-^_.+".utf8.contains(self)
    }
  }
}
