import CalendarModel
import DayGrid
import ICalendar

/// The calendars of a command line, read, and the zone of the answer: those of its files, and of
/// the daybook where no file is named or `--daybook` is given.
struct CalendarSet {
  /// In the order given; those of the daybook hold what can touch the window.
  let files: [CalendarFile]
  /// The zone that dates and floating times are placed in, and that times are shown in.
  let zone: TimeZoneTable

  private let legend: Legend
  private let choice: EventChoice

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
    var loaded = try inputs.map { Legend.Input($0, try $0.loadCalendars(options)) }
    var diagnostics = loaded.flatMap(\.loaded.allDiagnostics)
    if inputs.isEmpty || context.options[DaybookOptions.daybook] != nil {
      let daybook = try DaybookCalendars(in: window, context)
      loaded += daybook.inputs
      // They were told when it was imported.
      if context.options[CommonOptions.verbose] {
        diagnostics += daybook.inputs.flatMap(\.loaded.allDiagnostics)
      }
    }
    self.zone = zone
    files = loaded.flatMap(\.loaded.files)
    legend = Legend(loaded)
    self.choice = choice.knowing(files)
    context.report(diagnostics)
  }

  /// The occurrences of all files that touch the window, by start, then UID, then in the
  /// order of the files, as `--hide` and `--mask` have them; what is wrong with them is
  /// reported. With `--todos` and `--journals` those are among them.
  func occurrences(in window: Range<Instant>, _ context: CommandContext) -> [Occurrence] {
    var lists = files.map { $0.occurrences(in: window, zone: zone) }
    if context.options[CommonOptions.todos] {
      lists += files.map { $0.todoOccurrences(in: window, zone: zone) }
    }
    if context.options[CommonOptions.journals] {
      lists += files.map { $0.journalOccurrences(in: window, zone: zone) }
    }
    context.report(lists.flatMap(\.diagnostics))
    guard lists.count > 1 else { return choice.applied(to: lists.first?.occurrences ?? []) }
    let sorted = lists.flatMap(\.occurrences).sorted { lhs, rhs in
      let starts = (lhs.interval.lowerBound, rhs.interval.lowerBound)
      return starts.0 != starts.1 ? starts.0 < starts.1 : lhs.event.uid < rhs.event.uid
    }
    return choice.applied(to: sorted)
  }

  /// The calendars in the order given, for a legend: those of one name and file once, those of
  /// a folder's items as one.
  var identities: [CalendarIdentity] { legend.calendars }

  /// What a grid or agenda shows of the occurrences.
  ///
  /// - Parameter calendars: `identities`, which the entries count.
  func entries(_ occurrences: [Occurrence], _ calendars: [CalendarIdentity]) -> [GridEntry] {
    GridEntry.entries(legend.placed(occurrences), zone: zone, calendars: calendars)
  }
}
