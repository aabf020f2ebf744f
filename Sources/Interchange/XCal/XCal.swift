public import CalendarModel
public import ICalendar

/// xCal (RFC 6321): the tree of an iCalendar file in XML.
public enum XCal {
  /// The namespace of its elements.
  static let namespace = "urn:ietf:params:xml:ns:icalendar-2.0"

  /// Writes components, most often `vcalendar`s, into one `icalendar` element. In UTF-8, a
  /// line for each property. O(*octets*).
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
    var writer = XCalWriter(TextTaker(take))
    writer.write(lines: lines) { components.forEach($0) }
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
    var writer = XCalWriter(TextTaker(take))
    if file.isTranslation {
      writer.write { TranslatedComponent.forEach(in: file, $0) }
    } else {
      writer.write { file.document.forEachComponent($0) }
    }
    return writer.tally.losses
  }

  /// Reads an `icalendar` element with its calendars, or a `vcalendar` alone. O(*octets*).
  ///
  /// Values that are not of their type are kept as they are. Elements of other namespaces
  /// are counted among the losses.
  ///
  /// - Throws: what is wrong and where, for a text that is no XML or no xCal, has a DTD,
  ///   components more than 256 deep, or far more elements than octets to fill them.
  public static func read(_ bytes: [UInt8]) throws(InterchangeError) -> ReadConversion {
    var reader = XCalReader(bytes)
    let components = try reader.components()
    return ReadConversion(components: components, losses: reader.tally.losses)
  }
}
