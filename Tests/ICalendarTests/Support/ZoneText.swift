/// Texts of the observances of VTIMEZONEs.
enum ZoneText {
  /// Outlook's way to write central Europe: both rules begin in 1601.
  static let outlook =
    observance(
      "STANDARD", "16011028T030000", "+0200", "+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10")
    + "\n"
    + observance(
      "DAYLIGHT", "16010325T020000", "+0100", "+0200", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")

  /// A STANDARD or DAYLIGHT; without `from`, it has no TZOFFSETFROM.
  static func observance(
    _ kind: String, _ start: String, _ from: String?, _ to: String, _ lines: String...
  ) -> String {
    (["BEGIN:\(kind)", "DTSTART:\(start)"] + (from.map { ["TZOFFSETFROM:\($0)"] } ?? [])
      + ["TZOFFSETTO:\(to)"] + lines + ["END:\(kind)"]).joined(separator: "\n")
  }
}
