import CalendarModel
import FoundationEssentials

extension CommandContext {
  /// The locale that days are written in: as `locale()`, except that the C locale leaves the
  /// order of day and month open, so that `3/4` is refused with both readings.
  ///
  /// - Throws: a usage error where `--locale` names none.
  func phraseLocale() throws(CommandError) -> Locale {
    guard options[PageOptions.locale] == nil, environment.localeName == "C" else {
      return try locale()
    }
    return Locale(identifier: "en_US_POSIX")
  }
}
