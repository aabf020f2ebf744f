public import CalendarModel

extension Component {
  /// The VEVENT that shows a mark in any calendar, and from which `Mark(component:)` makes
  /// the same mark again.
  ///
  /// The UID is made from the two identities; DTSTAMP is the mark's `modified` or, when that
  /// is nil, 00:00 UTC of its first day: the same mark has the same bytes at every export.
  /// SUMMARY is for the eyes only (see `Mark.title`). O(*octets*).
  ///
  /// - Throws: `MarkExportError` for a mark that iCalendar has no way to write: one without
  ///   days, or with days or instants outside the years 0 to 9999.
  public init(mark: Mark, daybook: DaybookIdentity) throws(MarkExportError) {
    try Self.checkRange(of: mark)
    let first = mark.days.lowerBound
    var list = PropertyList()
    list.add("UID", text: daybook.uid(ofMark: mark.id))
    list.add("DTSTAMP", instant: mark.modified ?? Instant(utc: WallTime(first)))
    list.add("CREATED", instant: mark.created)
    list.add("LAST-MODIFIED", instant: mark.modified)
    if mark.sequence > 0 { list.add("SEQUENCE", value: "\(mark.sequence)") }
    list.add("DTSTART", time: .date(first))
    if mark.days.upperBound.year <= Self.lastYear {
      list.add("DTEND", time: .date(mark.days.upperBound))
    } else {
      // The day after the last one that there is has no date.
      list.add("DURATION", value: "\(CalendarDuration(days: mark.days.count))")
    }
    list.add("SUMMARY", text: mark.title)
    list.add("DESCRIPTION", text: mark.note)
    list.add("CATEGORIES", texts: mark.tags)
    if let color = mark.color { list.add("COLOR", value: color.nearestCSSName) }
    list.add("TRANSP", value: "TRANSPARENT")
    list.add(MarkProperty.id, exactText: mark.id)
    list.add(MarkProperty.category, exactText: mark.category)
    list.add(MarkProperty.mood, exactText: mark.mood)
    list.add(MarkProperty.color, value: mark.color?.description)
    if let note = mark.note, !TextEscaping.keeps(note) {
      list.add(MarkProperty.note, exactText: note)
    }
    // A list of texts is often read without its empty ones.
    if !mark.tags.allSatisfy({ TextEscaping.keeps($0) && !$0.isEmpty }) {
      for tag in mark.tags { list.add(MarkProperty.tag, exactText: tag) }
    }
    if let sticker = mark.sticker { list.add(sticker) }
    self.init("VEVENT", properties: list.properties)
  }

  private static func checkRange(of mark: Mark) throws(MarkExportError) {
    guard let last = mark.days.last else { throw .noDays(id: mark.id) }
    for day in [mark.days.lowerBound, last] where !years.contains(day.year) {
      throw .dayOutOfRange(id: mark.id, day)
    }
    for instant in [mark.created, mark.modified] {
      if let instant, !years.contains(instant.utc.day.year) {
        throw .instantOutOfRange(id: mark.id, instant)
      }
    }
  }

  private static let lastYear = 9999
  private static let years = 0...lastYear
}

extension PropertyList {
  /// Adds the emoji, or the image as IMAGE (RFC 7986, 5.10).
  fileprivate mutating func add(_ sticker: Mark.Sticker) {
    switch sticker {
    case .emoji(let emoji): add(MarkProperty.sticker, exactText: emoji)
    case .image(let bytes, let mediaType):
      let isPlain = mediaType.isPlainMediaType
      add(
        "IMAGE", Attachment(.data(bytes), mediaType: isPlain ? mediaType : nil),
        parameters: [Property.Parameter("DISPLAY", ["BADGE"])])
      if !isPlain { add(MarkProperty.stickerType, exactText: mediaType) }
    }
  }
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
