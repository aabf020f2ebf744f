import CalendarModel
import DayGrid
import ICalendar
import Recurrence

/// The calendars of a command line, read, and the zone of the answer: those of its files, and of
/// the daybook where no file is named or `--daybook` is given.
struct CalendarSet {
  /// In the order given; those of the daybook hold what can touch the window.
  let files: [CalendarFile]
  /// Whether the daybook is among them.
  let includesDaybook: Bool
  /// The zone that dates and floating times are placed in, and that times are shown in.
  let zone: TimeZoneTable

  private let legend: Legend
  let choice: EventChoice

  /// Reads the files and reports what is wrong with them.
  ///
  /// - Parameter window: the time that will be asked about.
  /// - Throws: a usage error for a choice of events that makes no sense; an error for the first
  ///   file that cannot be read or is no calendar, before anything is reported: an answer
  ///   without that file would look complete.
  init(
    _ inputs: [InputFile], in window: Range<Instant>, zone: TimeZoneTable,
    _ context: CommandContext
  ) throws {
    guard inputs.count(where: \.argument.isDash) < 2 else {
      throw CommandError.usage(
        "standard input is named twice", remedy: "it can be read once: leave one - out")
    }
    let choice = try EventChoice(context.options)
    let options = context.importOptions
    var loaded = try context.reading(inputs) {
      Legend.Input($0, try $0.loadCalendars(options))
    }
    includesDaybook = inputs.isEmpty || context.options[DaybookOptions.daybook] != nil
    if includesDaybook {
      let daybook = try DaybookCalendars(in: window, context)
      loaded += daybook.inputs
    }
    // Those of the daybook were told when it was imported.
    let told = context.options[CommonOptions.verbose] ? loaded : Array(loaded.prefix(inputs.count))
    self.zone = zone
    legend = Legend(loaded)
    // Those of one argument are not copied: a folder may hold very many.
    files = loaded.count == 1 ? loaded[0].loaded.files : loaded.flatMap(\.loaded.files)
    loaded = []
    self.choice = choice.knowing(files)
    context.report(told.lazy.flatMap { $0.loaded.allDiagnostics })
  }

  /// Calls `body` with the occurrences of all files that touch the window, by start, then UID,
  /// then in the order of the files, as `--hide` and `--mask` have them; what is wrong with
  /// them is reported before. With `--todos` and `--journals` those are among them.
  func forEachOccurrence(
    in window: Range<Instant>, _ context: CommandContext, _ body: (Occurrence) throws -> Void
  ) rethrows {
    var diagnostics: [Diagnostic] = []
    var merge = OccurrenceMerge()
    for kind in kinds(context) {
      for file in files {
        let reader = file.occurrenceReader(of: kind, in: window, zone: zone)
        diagnostics += reader.diagnostics
        merge.add(reader)
      }
    }
    context.report(diagnostics)
    while let next = merge.next() {
      if let occurrence = choice.applied(to: next) { try body(occurrence) }
    }
  }

  /// What a grid or agenda shows of the occurrences of all files that touch the window, in
  /// `EntryOrder`, as `--hide` and `--mask` have them; what is wrong with them is reported.
  /// With `--todos` and `--journals` those are among them.
  ///
  /// - Parameter isWanted: whether an occurrence, as it is shown, is among them; nil for all.
  func entries(
    in window: Range<Instant>, _ context: CommandContext, where isWanted: ((Occurrence) -> Bool)?
  ) -> [GridEntry] {
    var marks: [DayMark] = []
    return entries(in: window, context, marks: &marks, style: .entry, where: isWanted)
  }

  /// The same, where marks and images may stand in cells.
  ///
  /// - Parameters:
  ///   - marks: gets what marks and the images of events add to cells; nothing where `style`
  ///     is `entry`.
  ///   - style: what becomes of marks. Those of several days are entries in cells, too.
  ///   - found: called with each mark that is for cells, in the days of its occurrence.
  ///   - listed: called with each entry, the event that it is of, and whether that is a mark
  ///     for cells, which is an entry because it is a run of days; in no order.
  func entries(
    in window: Range<Instant>, _ context: CommandContext, marks: inout [DayMark],
    style: MarkStyle, where isWanted: ((Occurrence) -> Bool)?,
    found: (Mark) -> Void = { _ in },
    listed: (GridEntry, Event, _ isMark: Bool) -> Void = { _, _, _ in }
  ) -> [GridEntry] {
    var entries: [GridEntry] = []
    var diagnostics: [Diagnostic] = []
    let streak = context.options[PageOptions.streak]?.text.lowercased()
    for kind in kinds(context) {
      for (number, file) in files.enumerated() {
        diagnostics += file.visitOccurrences(
          of: kind, in: window, zone: zone,
          keeping: { event, calendar in
            choice.applied(to: event).map { shown($0, calendar, inFile: number, style: style) }
          },
          { event, hit in
            if let isWanted, !isWanted(event.occurrence(hit)) { return }
            let entry = GridEntry(
              event.content, start: hit.start, end: hit.end, interval: hit.interval, zone: zone)
            func list(isMark: Bool = false) {
              entries.append(entry)
              listed(entry, event.event.event, isMark)
            }
            guard style != .entry else { return list() }
            if let mark = event.mark {
              guard style == .cell else { return }
              found(mark.on(entry.days))
              var drawn = mark
              // The streak's line says it.
              if let streak { drawn.tags.removeAll { $0.lowercased() == streak } }
              let shown = DayMark(drawn)
              marks.append(shown)
              if shown.isRun { list(isMark: true) }
            } else {
              if let image = event.image {
                marks.append(DayMark(days: entry.days.prefix(1), sticker: image))
              }
              list()
            }
          })
      }
    }
    context.report(diagnostics)
    // The order of the files is not that of time.
    marks.sort { $0.days.lowerBound < $1.days.lowerBound }
    // Here, in place: sorted again they need no room.
    entries.sort(by: EntryOrder.precedes)
    return entries
  }

  /// The calendars in the order given, for a legend: those of one name and file once, those of
  /// a folder's items as one.
  var identities: [CalendarIdentity] { legend.calendars }

  /// An event as it is shown, while its occurrences are visited.
  private struct ShownEvent {
    let event: SharedEvent
    let calendar: CalendarIdentity
    let content: GridEntry.Content
    /// The mark that it stands for, and the first image in it.
    let mark: Mark?
    let image: Mark.Sticker?

    func occurrence(_ hit: EventSeries.Hit) -> Occurrence {
      Occurrence(
        sharing: event, recurrenceID: hit.recurrenceID, recurrenceInstant: nil, start: hit.start,
        end: hit.end, interval: hit.interval, zone: hit.start.zone, calendar: calendar)
    }
  }

  private func shown(
    _ event: SharedEvent, _ calendar: CalendarIdentity, inFile file: Int, style: MarkStyle
  ) -> ShownEvent {
    ShownEvent(
      event: event, calendar: calendar,
      content: GridEntry.Content(
        event.event, subject: event.subject,
        calendar: legend.index(of: calendar, inFile: file)),
      mark: style == .entry ? nil : Mark(event: event.event),
      image: style == .cell ? event.event.image : nil)
  }

  private func kinds(_ context: CommandContext) -> [OccurringKind] {
    [.event] + (context.options[CommonOptions.todos] ? [.todo] : [])
      + (context.options[CommonOptions.journals] ? [.journal] : [])
  }
}

extension Mark {
  /// The mark on other days.
  fileprivate func on(_ days: Range<Day>) -> Mark {
    var mark = self
    mark.days = days
    return mark
  }
}

extension Event {
  /// The first IMAGE (RFC 7986, 5.10) that is in the file itself: addresses are not fetched.
  var image: Mark.Sticker? {
    for image in images {
      if case .data(let bytes) = image.content {
        return .image(bytes, mediaType: image.mediaType ?? "")
      }
    }
    return nil
  }
}
