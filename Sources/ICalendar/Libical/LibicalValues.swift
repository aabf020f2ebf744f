import CLibical
import CalendarModel

/// Values that libical parses, each on its own, so that one bad value costs nothing else.
enum LibicalValues {
  /// DURATION (RFC 5545, 3.3.6). C: `icaldurationtype_from_string`.
  static func duration(_ text: String) -> CalendarDuration? {
    let duration = icaldurationtype_from_string(text)
    if icaldurationtype_is_bad_duration(duration) != 0 { return nil }
    let sign = duration.is_neg != 0 ? -1 : 1
    return CalendarDuration(
      days: sign * (Int(duration.weeks) * 7 + Int(duration.days)),
      seconds: sign
        * (Int(duration.hours) * 3600 + Int(duration.minutes) * 60 + Int(duration.seconds)))
  }

  /// UTC-OFFSET (RFC 5545, 3.3.14) in seconds east of UTC. C: `icalvalue_new_from_string`.
  static func utcOffset(_ text: String) -> Int? {
    guard let value = icalvalue_new_from_string(ICAL_UTCOFFSET_VALUE, text) else { return nil }
    defer { icalvalue_free(value) }
    return Int(icalvalue_get_utcoffset(value))
  }
}
