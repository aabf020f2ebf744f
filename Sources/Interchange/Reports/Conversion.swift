public import CalendarModel

/// What a writer made of calendars.
public struct WrittenConversion: Hashable, Sendable {
  /// The text, in UTF-8.
  public var bytes: [UInt8]
  /// What could not be carried over as it was, each kind once, in the order found.
  public var losses: [ConversionLoss]

  /// What `write` gives piece by piece, and the losses that it returns.
  init(_ write: (_ take: @escaping ([UInt8]) -> Void) -> [ConversionLoss]) {
    var whole: [UInt8] = []
    losses = write { whole += $0 }
    bytes = whole
  }
}

/// What a reader found in a text.
public struct ReadConversion: Hashable, Sendable {
  /// The calendars, or other components, that stand in no other. Their properties are in the
  /// canonical spelling.
  public var components: [Component]
  /// What could not be carried over as it was, each kind once, in the order found.
  public var losses: [ConversionLoss]
}
