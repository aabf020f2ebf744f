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
    WrittenConversion { write(components, lines: lines, to: $0) }
  }

  /// The same, a piece of the text at a time, so that it is never held whole.
  ///
  /// - Parameter take: called with the pieces in their order.
  /// - Returns: the losses.
  public static func write(
    _ components: [Component], lines: [Int] = [], to take: @escaping ([UInt8]) -> Void
  ) -> [ConversionLoss] {
    var writer = JCalWriter(TextTaker(take))
    writer.write(components.count, lines: lines) { components.forEach($0) }
    return writer.tally.losses
  }

  /// Writes the components of a file, those of a vCalendar 1.0 as iCalendar has them. Losses
  /// have the lines of the components that they are in. O(*octets*).
  public static func write(_ file: CalendarFile) -> WrittenConversion {
    WrittenConversion { write(file, to: $0) }
  }

  /// The same, a piece of the text at a time, so that it is never held whole.
  ///
  /// - Parameter take: called with the pieces in their order.
  /// - Returns: the losses.
  public static func write(
    _ file: CalendarFile, to take: @escaping ([UInt8]) -> Void
  ) -> [ConversionLoss] {
    var writer = JCalWriter(TextTaker(take))
    if file.isTranslation {
      writer.write(file.upgraded().document.outermostCount) {
        TranslatedComponent.forEach(in: file, $0)
      }
    } else {
      writer.write(file.document.outermostCount) { file.document.forEachComponent($0) }
    }
    return writer.tally.losses
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
