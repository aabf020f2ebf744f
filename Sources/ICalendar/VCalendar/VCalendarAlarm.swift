import CalendarModel

/// Makes a VALARM of AALARM, DALARM, MALARM and PALARM (vCalendar 1.0, 2.3.3, 2.3.12, 2.3.18
/// and 2.3.21): run time; snooze time; repeat count; and what is played, shown, sent or run.
struct VCalendarAlarm {
  static let names: Set<String> = ["AALARM", "DALARM", "MALARM", "PALARM"]

  let start: CalendarTime?
  /// Of a to-do.
  let due: CalendarTime?
  let recurs: Bool
  let summary: String
  let clock: VCalendarClock

  /// The alarm of a line; nil when it has no run time that can be read.
  func alarm(_ line: VCalendarLine) -> Component? {
    let parts = line.parts.map(\.trimmingSpaces)
    guard let trigger = trigger(parts[0]) else { return nil }
    var properties = [trigger]
    func add(_ name: String, _ value: String) { properties.append(Property(name, value: value)) }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let snooze = part(1)
    let count = Int(part(2)) ?? 0
    if count > 0, DurationValue(snooze)?.duration != nil {
      // Neither stands without the other (RFC 5545, 3.6.6).
      add("DURATION", snooze.uppercased())
      add("REPEAT", "\(count)")
    } else {
      if !snooze.isEmpty { add("X-VCALENDAR-SNOOZE", snooze.replacingLineBreaks) }
      if count > 0 { add("X-VCALENDAR-REPEAT", "\(count)") }
    }
    let text = part(3)
    let title = TextEscaping.escape(summary.isEmpty ? "Reminder" : summary)
    switch line.name {
    case "AALARM":
      add("ACTION", "AUDIO")
      // Not what follows a semicolon in the content itself.
      let content = parts.dropFirst(3).joined(separator: ";")
      if !content.isEmpty {
        let octets = Array(content.utf8)
        properties.append(
          VCalendarAttachment.property(
            line, octets: line.encoding == .base64 ? Base64.decode(content) ?? octets : octets,
            text: content))
      }
    case "DALARM":
      add("ACTION", "DISPLAY")
      add("DESCRIPTION", text.isEmpty ? title : TextEscaping.escape(text))
    case "MALARM":
      add("ACTION", "EMAIL")
      if !text.isEmpty {
        let isURI = VCalendarAttachment.hasScheme(text)
        add("ATTENDEE", isURI ? text : "mailto:\(text.withoutSpaces)")
      }
      add("SUMMARY", title)
      add("DESCRIPTION", part(4).isEmpty ? title : TextEscaping.escape(part(4)))
    default:
      // RFC 2445, 4.8.6.1 still had it; RFC 5545 allows further actions.
      add("ACTION", "PROCEDURE")
      if !text.isEmpty { add("ATTACH", text.withoutSpaces) }
    }
    return Component("VALARM", properties: properties)
  }

  /// The run time: as it is where it is in UTC and the event takes place once, else before or
  /// after the start, or a to-do's DUE, so that it belongs to each occurrence.
  private func trigger(_ text: String) -> Property? {
    guard let time = TimeValue(text)?.time else {
      return (DurationValue(text)?.duration).map { Property("TRIGGER", value: $0.description) }
    }
    if case .utc = time, !recurs { return absolute(time) }
    guard let anchor = start ?? due else {
      return clock.zone != nil || time.isUTC ? absolute(time) : nil
    }
    let isComparable = clock.zone != nil || time.isUTC == anchor.isUTC || anchor.isDate
    let seconds =
      !isComparable || anchor.isDate
      ? (clock.localTime(of: time) ?? time.wallTime).secondsSince1970
        - anchor.wallTime.secondsSince1970
      : clock.instant(of: time).secondsSince1970 - clock.instant(of: anchor).secondsSince1970
    let parameters = start == nil ? [Property.Parameter("RELATED", ["END"])] : []
    return Property(
      "TRIGGER", parameters: parameters, value: CalendarDuration(seconds: seconds).description)
  }

  private func absolute(_ time: CalendarTime) -> Property {
    Property(
      "TRIGGER", parameters: [Property.Parameter("VALUE", ["DATE-TIME"])],
      value: CalendarTime.utc(clock.instant(of: time)).basicText)
  }
}

extension CalendarTime {
  fileprivate var isUTC: Bool { if case .utc = self { true } else { false } }
}
