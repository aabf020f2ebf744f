public import CalendarModel

extension Component {
  /// SUMMARY as text, or nil where there is none or it is empty. O(*properties*).
  public var title: String? {
    let text = property("SUMMARY").map { TextEscaping.unescape($0.value) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// DTSTART, or DUE of a task without it, as it stands; nil where there is none that can be
  /// read. O(*properties*).
  public var statedStart: CalendarTime? {
    guard let property = property("DTSTART") ?? property("DUE"),
      let time = TimeValue(property.value)?.time
    else { return nil }
    if property.parameter("VALUE")?.uppercased() == "DATE" { return .date(time.wallTime.day) }
    guard case .floating(let wallTime) = time, let zone = property.parameter("TZID") else {
      return time
    }
    return .zoned(wallTime, zone: zone)
  }
}

extension Property {
  /// The content line, unfolded and without its line end. O(*octets*).
  public var contentLine: String {
    var writer = ContentLineWriter()
    writer.write(self)
    var unfolded: [UInt8] = []
    let bytes = writer.bytes
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0D {
        // CR, LF, and the space of a fold.
        index += 3
      } else {
        unfolded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: unfolded, as: UTF8.self)
  }
}
