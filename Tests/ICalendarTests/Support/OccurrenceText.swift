import CalendarModel

extension Occurrence {
  /// The occurrence as a line of a `.expected` file: one JSON object of the keys that are
  /// compared, those without a value left out.
  var expectedText: String {
    var members = [("uid", Self.quoted(event.uid))]
    if let recurrenceID {
      members.append(("recurrenceId", Self.quoted(Self.spelled(recurrenceID, recurrenceInstant))))
    }
    members.append(("start", Self.quoted(Self.spelled(start, interval.lowerBound))))
    members.append(("end", Self.quoted(Self.spelled(end, interval.upperBound))))
    members.append(("allDay", "\(start.isDate)"))
    let texts = [
      ("summary", event.summary), ("location", event.location), ("status", event.status),
    ]
    for case (let key, let text?) in texts where !text.isEmpty {
      members.append((key, Self.quoted(text)))
    }
    if !event.categories.isEmpty {
      let categories = event.categories.map(Self.quoted).joined(separator: ",")
      members.append(("categories", "[\(categories)]"))
    }
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// A UTC or zoned time by its instant, a date or a floating time as it is.
  private static func spelled(_ time: CalendarTime, _ instant: Instant?) -> String {
    switch time {
    case .date, .floating: "\(time)"
    case .utc, .zoned: instant.map { "\($0)" } ?? "no instant"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
