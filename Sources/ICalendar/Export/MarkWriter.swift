import CalendarModel

/// Writes marks as components, and keeps account of what their reader will not see.
struct MarkWriter {
  private let options: MarkExportOptions
  private var tally = MarkTally()
  private var files: [String: [UInt8]] = [:]

  init(_ options: MarkExportOptions) {
    self.options = options
  }

  /// What was dropped or changed so far.
  var notes: [MarkExportNote] { tally.notes }

  /// The pictures that were linked to so far, by name.
  var pictures: [MarkExportResult.Picture] {
    files.sorted { $0.key < $1.key }.map {
      MarkExportResult.Picture(name: $0.key, bytes: $0.value)
    }
  }

  /// The component of a mark that `check` has let through.
  mutating func component(_ mark: Mark) -> Component {
    tally.count(mark, options)
    var list = PropertyList()
    list.add("UID", text: options.daybook.uid(ofMark: mark.id))
    list.add("DTSTAMP", instant: mark.modified ?? Instant(utc: WallTime(mark.days.lowerBound)))
    list.add("CREATED", instant: mark.created)
    list.add("LAST-MODIFIED", instant: mark.modified)
    if mark.sequence > 0 { list.add("SEQUENCE", value: "\(mark.sequence)") }
    list.add(days: mark.days, options.form)
    list.add("SUMMARY", text: mark.title)
    let addition = options.target.showsTagsInNote ? mark.tagLine : nil
    list.add("DESCRIPTION", text: addition.map { (mark.note ?? "") + $0 } ?? mark.note)
    list.add("CATEGORIES", texts: mark.tags)
    if let color = mark.color { list.add("COLOR", value: color.nearestCSSName) }
    if options.form == .event { list.add("TRANSP", value: "TRANSPARENT") }
    list.add(exact: mark, form: options.form, addition: addition)
    if let sticker = mark.sticker { add(sticker, to: &list) }
    return Component(options.form.componentName, properties: list.properties)
  }

  private mutating func add(_ sticker: Mark.Sticker, to list: inout PropertyList) {
    switch sticker {
    case .emoji(let emoji): list.add(MarkProperty.sticker, exactText: emoji)
    case .image(let bytes, let mediaType):
      let content: Attachment.Content
      switch options.pictures {
      case .omitted: return
      case .embedded: content = .data(bytes)
      case .linked(let base):
        guard options.target.pictureForm != .none else { return }
        let name = PictureName.name(of: bytes, mediaType: mediaType)
        files[name] = bytes
        content = .uri(base + name)
      }
      list.add(content, mediaType: mediaType, options.target.pictureForm)
    }
  }

  /// - Throws: what keeps the mark from being written.
  static func check(_ mark: Mark) throws(MarkExportError) {
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

  private static let years = 0...9999
}

extension Mark {
  /// The tags as they stand under the note, with what keeps them apart from it; nil where there
  /// are none.
  fileprivate var tagLine: String? {
    let shown = tags.filter { !$0.isEmpty }
    guard !shown.isEmpty else { return nil }
    let line = shown.map { "#" + $0 }.joined(separator: " ")
    return note == nil ? line : "\n\n" + line
  }
}
