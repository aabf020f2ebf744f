public import CalendarModel
public import ICalendar

/// jCal (RFC 7265): the tree of an iCalendar file in JSON.
public enum JCal {
  /// Writes components, one `vcalendar` most often. Several are an array of them, none an
  /// empty one. In UTF-8, a line for each property. O(*octets*).
  ///
  /// - Parameter lines: the physical line, from 1, on which each component begins, each
  ///   followed by those of the components inside it; a report names them.
  public static func write(_ components: [Component], lines: [Int] = []) -> WrittenConversion {
    var writer = JCalWriter()
    writer.write(components, lines: lines)
    return WrittenConversion(bytes: writer.bytes, losses: writer.tally.losses)
  }

  /// Writes the components of a file, those of a vCalendar 1.0 as iCalendar has them. Losses
  /// have the lines of the components that they are in. O(*octets*).
  public static func write(_ file: CalendarFile) -> WrittenConversion {
    if file.isTranslation {
      let components = file.components
      return write(components, lines: file.lines(of: components))
    }
    var writer = JCalWriter()
    writer.reserve(for: file)
    writer.write(file.document.components)
    return WrittenConversion(bytes: writer.bytes, losses: writer.tally.losses)
  }

  /// Reads one `vcalendar`, or an array of them. O(*octets*).
  ///
  /// Values that are not of their type are kept as they are.
  ///
  /// - Throws: what is wrong and where, for a text that is no JSON, no jCal, or has
  ///   components more than 256 deep.
  public static func read(_ bytes: [UInt8]) throws(InterchangeError) -> ReadConversion {
    var reader = JCalReader(bytes)
    let components = try reader.components()
    return ReadConversion(components: components, losses: reader.tally.losses)
  }
}
