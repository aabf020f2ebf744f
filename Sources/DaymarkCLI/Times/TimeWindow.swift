import CalendarModel

/// The half-open window of `--from` and `--to`.
enum TimeWindow {
  /// The instants from `from` up to, and without, `to`. Equal ends give an empty window,
  /// which is an answer.
  ///
  /// - Throws: a usage error where the window ends before it begins.
  static func window(
    from: InstantArgument, to: InstantArgument, zone: TimeZoneTable
  ) throws(CommandError) -> Range<Instant> {
    let start = from.instant(in: zone)
    let end = to.instant(in: zone)
    guard start <= end else {
      throw .usage("--to is earlier than --from", remedy: "exchange the two")
    }
    return start..<end
  }
}
