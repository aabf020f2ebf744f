public import CalendarModel

/// What a calendar came wrapped in: an archive, a compressed file, a message.
public struct OpenedEnvelope: Sendable {
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

  /// Unwraps `bytes`; what is no envelope is its own only part. O(1) for a calendar, O(bytes
  /// unpacked) for an envelope.
  ///
  /// Envelopes are gzip files, zip archives, mail messages and mailboxes, known by their content
  /// and not by their names, and those inside each other, three deep. All that is unpacked may be
  /// 200 times the input, at least 64 MiB and at most 4 GiB.
  ///
  /// What can't be read inside an envelope is reported, as long as something else can.
  ///
  /// - Parameter name: the input's name, for diagnostics.
  public init(unwrapping bytes: [UInt8], name: String) throws(EnvelopeError) {
    parts = [Part(name: name, bytes: bytes)]
    diagnostics = []
    guard let kind = EnvelopeKind(bytes) else { return }
    var unwrapper = Unwrapper(inputCount: bytes.count)
    do throws(EnvelopeError) {
      try unwrapper.open(bytes, kind, name: name, depth: 0)
    } catch {
      if Unwrapper.isCalendarAfterAll(bytes, kind, error) { return }
      throw error
    }
    parts = unwrapper.parts
    diagnostics = unwrapper.diagnostics
  }
}
