import CalendarModel
import ICalendar

extension CalendarSet {
  /// The marks of the files, but for those that `--hide` leaves out and `--mask` conceals.
  ///
  /// - Throws: what became unreadable by leaving events out.
  func marks() throws -> [Mark] {
    try choice.applied(to: files).flatMap { $0.marks() }
  }

  /// The days of the marks that `--streaks` or `--streak` asks for; those of a daybook are
  /// asked for anyway.
  func streaks(_ context: CommandContext) throws -> [Range<Day>] {
    let tag = context.options[PageOptions.streak]
    guard context.asksForStreaks || includesDaybook else { return [] }
    guard tag?.text.isEmpty != true else {
      throw CommandError.usage("--streak is empty", remedy: "name a tag, or give --streaks")
    }
    let filter = MarkFilter(tags: tag.map { [$0.text] } ?? [])
    let days = try marks().filter(filter.accepts).map(\.days)
    if days.isEmpty, context.asksForStreaks {
      context.remark(
        tag.map { "no mark has the tag \($0.text): there is no streak to draw" }
          ?? "the files hold no marked day: there is no streak to draw")
    }
    return days
  }
}

extension CommandContext {
  /// Whether the command line asks for streaks.
  var asksForStreaks: Bool { options[PageOptions.streak] != nil || options[PageOptions.streaks] }
}
