import CalendarModel

/// A STANDARD or DAYLIGHT of a VTIMEZONE (RFC 5545, 3.6.5).
struct ZoneObservance {
  /// The first instant at which its offset holds.
  var onset: Instant
  /// Seconds east of UTC before it.
  var offsetBefore: Int
  /// Seconds east of UTC from it on.
  var offset: Int
  /// Whether it is a DAYLIGHT.
  var isDaylight: Bool
  /// TZNAME.
  var name: String?
  /// The rule of its later onsets.
  var rule: RecurrenceRule?

  /// DTSTART: onsets are in the local time before them.
  var start: WallTime {
    Instant(secondsSince1970: onset.secondsSince1970 + offsetBefore).utc
  }

  /// The component.
  var component: Component {
    var list = PropertyList()
    list.add("DTSTART", value: start.basicText)
    list.add("TZOFFSETFROM", value: Self.text(offset: offsetBefore))
    list.add("TZOFFSETTO", value: Self.text(offset: offset))
    list.add("TZNAME", text: name)
    list.add("RRULE", value: rule?.description)
    return Component(isDaylight ? "DAYLIGHT" : "STANDARD", properties: list.properties)
  }

  /// UTC-OFFSET (RFC 5545, 3.3.14).
  private static func text(offset: Int) -> String {
    let size = Int(offset.magnitude)
    let seconds = size % 60
    return (offset < 0 ? "-" : "+") + (size / 3600).padded(to: 2)
      + (size / 60 % 60).padded(to: 2) + (seconds == 0 ? "" : seconds.padded(to: 2))
  }
}
