public import CalendarModel

/// A calendar that has been read: its events, its zones, and what was wrong with it.
///
/// Reading finds when each event takes place. The rest of an event is read when it is asked
/// for, so that a question about one month of a large file costs what that month holds.
public struct CalendarFile: Sendable {
  /// The lines and components, without loss. Those of a vCalendar 1.0 as the file has them;
  /// `components` holds their translation.
  public private(set) var document: CalendarDocument
  /// The calendars of the file, in its order; one where it has events but no VCALENDAR.
  public internal(set) var calendars: [CalendarHead]
  /// What the reader's caller calls the calendars, or nil where they have their own names.
  var givenIdentity: GivenIdentity? {
    get { given.first }
    set { given = newValue.map { [$0] } ?? [] }
  }
  /// It in a box, which an array of one is: the files of a folder share it.
  var given: [GivenIdentity] = []
  /// What each TZID of the file was taken to mean.
  public let timeZones: [ZoneResolution]
  /// What was found wrong with the lines and with when events take place, by line.
  public let diagnostics: [Diagnostic]

  /// What is read: `document`, with calendars of version 1.0 translated to 2.0. Its lines have
  /// the numbers of those that they were made from.
  let content: CalendarDocument
  /// Whether that is a translation.
  private(set) var isTranslated: Bool
  let options: ImportOptions
  let index: EventIndex

  /// Reads a calendar. O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name, for diagnostics and for a calendar without a name of its own.
  /// - Throws: `ImportError.noCalendar` when there is no component in the bytes,
  ///   `.tooLarge` from 4 GiB on, and `.notStrict` when `options` asks for that and there is a
  ///   fault worse than a note.
  public init(
    _ bytes: [UInt8], file: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) {
    try self.init(CalendarDocument(bytes, file: file), options: options)
  }

  /// Reads the lines of a document. O(bytes).
  init(_ document: CalendarDocument, options: ImportOptions) throws(ImportError) {
    let file = document.file
    guard !document.nodes.isEmpty else { throw .noCalendar(file: file) }
    let translation = VCalendarTranslator.translation(of: document, options: options)
    let content =
      if let translation {
        try CalendarDocument(translation.bytes, file: file, numbers: translation.numbers)
      } else {
        document
      }
    var context = ImportContext(content, options: options)
    let (calendars, index) = content.withReader { reader in
      let calendars = Self.heads(content, reader)
      return (calendars, EventIndex(content, heads: calendars, reader, &context))
    }
    context.reportUnknownZones()
    ZoneComparison(index: index, document: content).report(&context)
    ZoneRedefinitions(index: index, document: content).report(&context)
    let diagnostics =
      (document.diagnostics + (translation?.diagnostics ?? []) + context.diagnostics)
      .sorted { $0.line < $1.line }
    if options.isStrict, let first = diagnostics.first(where: { $0.severity > .note }) {
      throw .notStrict(file: file, line: first.line, problem: first.problem)
    }
    self.document = document
    self.content = content
    isTranslated = translation != nil
    self.options = options
    self.calendars = calendars
    self.index = index
    self.diagnostics = diagnostics
    timeZones = context.timeZones(options)
  }

  /// The same file, with another index in the place of that of the events.
  private init(_ file: CalendarFile, index: EventIndex, _ context: ImportContext) {
    document = file.document
    content = file.content
    isTranslated = file.isTranslated
    options = file.options
    calendars = file.calendars
    self.index = index
    diagnostics = context.diagnostics.sorted { $0.line < $1.line }
    timeZones = context.timeZones(options)
  }

  /// The file with other lines, made from its own; `calendars` are those that they hold.
  init(_ file: CalendarFile, content: CalendarDocument, calendars: [CalendarHead]) {
    var context = ImportContext(content, options: file.options)
    index = content.withReader { reader in
      EventIndex(content, heads: calendars, reader, &context)
    }
    document = content
    self.content = content
    isTranslated = false
    options = file.options
    self.calendars = calendars
    given = file.given
    diagnostics = file.diagnostics
    timeZones = context.timeZones(options)
  }

  /// The file as it would be if its to-dos or journal entries were its events: only those that
  /// have a time. Its diagnostics are of that reading alone. O(bytes).
  func view(of kind: ComponentKind) -> CalendarFile {
    var context = ImportContext(content, options: options)
    let index = content.withReader { reader in
      EventIndex(content, heads: calendars, reader, &context, of: kind)
    }
    context.reportUnknownZones()
    return CalendarFile(self, index: index, context)
  }

  /// The components that stand in no other, as iCalendar has them: the document's, those of a
  /// vCalendar 1.0 translated to version 2.0. O(bytes).
  public var components: [Component] { content.components.map(\.component) }

  /// The file with its calendars of version 1.0 in the words of 2.0: `document` is what was
  /// read of it. Lines keep the numbers that they have in the original. O(1).
  public func upgraded() -> CalendarFile {
    var result = self
    result.document = content
    result.isTranslated = false
    return result
  }

  /// The number of events, overrides counted.
  public var eventCount: Int { index.records.count }

  /// What the calendars are called and how they look, in the file's order: a legend.
  public var legend: [CalendarIdentity] { calendars.map(\.identity) }

  /// The zones of the file's times; dates and floating times are placed in `zone`.
  public func zoneMap(floating zone: TimeZoneTable) -> ZoneMap {
    var tables: [String: TimeZoneTable] = [:]
    for resolution in timeZones { tables[resolution.zoneID] = resolution.table }
    return ZoneMap(tables: tables, floating: zone)
  }

  /// The heads of the calendars of a document, or one for what stands in none.
  static func heads(
    _ document: CalendarDocument, _ reader: LineReader
  ) -> [CalendarHead] {
    let name = fallbackName(document.file)
    var heads = CalendarHead.all(in: document, reader, fallbackName: name)
    if heads.isEmpty {
      heads.append(
        CalendarHead(identity: CalendarIdentity(name: name, source: document.file)))
    }
    return heads
  }

  /// The file's name without its folders and its ending.
  static func fallbackName(_ file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    for ending in [".ics", ".ical", ".vcs", ".ifb", ".icalendar"]
    where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
