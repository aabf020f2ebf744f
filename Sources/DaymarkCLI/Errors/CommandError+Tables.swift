import Daybook

extension CommandError {
  /// A table that cannot be read, with the options that may help.
  static func failure(_ error: DayTableError) -> CommandError {
    let remedy =
      switch error.reason {
      case .noDayColumn:
        "begin the table with a header such as day,note, or say which column is the day: "
          + "--map day=NAME"
      case .missingColumn: "write the name in --map as it is there"
      case .ambiguousDates(_, _, let readings):
        "say which: "
          + readings.map { "--dates \($0.reading.rawValue)" }.joined(separator: " or ")
      case .contradictoryDates:
        "say how days are read, by --dates dmy, mdy or ymd, or correct one of them"
      case .noZone: "say in which: --zone Europe/Vienna, or --zone UTC"
      default: error.reason.remedy
      }
    return .failure(
      .unreadableData, problem: "\(error.file): \(error.reason.problem)", remedy: remedy)
  }
}
