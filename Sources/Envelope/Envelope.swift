public import CalendarModel

/// What a calendar came wrapped in: an archive, a compressed file, a message.
public struct Envelope: Sendable {
  /// One file that was inside, or the input itself where it is no envelope.
  public struct Part: Sendable {
    /// The input's name; for a part of an envelope, that and the part's own, joined by `!`.
    public var name: String
    /// Its bytes, as they were inside.
    public var bytes: [UInt8]
    /// The name that the part has inside the envelope, without folders; nil for the input itself.
    public var title: String?

    /// A part of this name and these bytes.
    public init(name: String, bytes: [UInt8], title: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.title = title
    }
  }

  /// The files that may be calendars, in the envelope's order: never empty.
  public var parts: [Part]
  /// What was wrong with the envelope, and what was unwrapped (notes).
  public var diagnostics: [Diagnostic]

  /// Unwraps `bytes`; what is no envelope is its own only part.
  ///
  /// - Parameter name: the input's name, for diagnostics.
  public init(unwrapping bytes: [UInt8], name: String) throws(EnvelopeError) {
    parts = [Part(name: name, bytes: bytes)]
    diagnostics = []
  }
}
