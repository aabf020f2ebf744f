/// A part of a calendar file that can be kept apart from the others and put back: a component
/// that stands directly in a calendar, or the lines around components.
///
/// The pieces of a file in their order are its lines. Any of them that are in order, with all
/// that are frame, are a calendar file with fewer components: see
/// `CalendarFile.init(pieces:file:decodedFrom:options:)`.
public struct CalendarPiece: Hashable, Sendable {
  /// The component's name in upper case; nil for lines that belong to no component.
  public var kind: String?
  /// The component's UID, or the one that is made from its content; empty for a frame.
  public var uid: String
  /// RECURRENCE-ID as it stands, with RANGE behind it where there is one; nil without it.
  public var original: String?
  /// The physical line of the file, from 1, on which it begins.
  public var line: Int
  /// Its lines as they came.
  public var bytes: [UInt8]

  /// A piece of these parts.
  public init(kind: String?, uid: String, original: String?, line: Int, bytes: [UInt8]) {
    self.kind = kind
    self.uid = uid
    self.original = original
    self.line = line
    self.bytes = bytes
  }

  /// What `CalendarPieces.fingerprint(of:)` says of it in its file; nil for what is too large to
  /// be read. O(its lines).
  public var fingerprint: UInt64? {
    let document = try? CalendarDocument(bytes, file: "", origins: [], decodedFrom: nil)
    return document.map { $0.fingerprint(of: 0..<$0.lines.count) }
  }

  /// Whether all others need it: BEGIN and END of the calendar, its properties, its zones.
  public var isFrame: Bool { kind == nil || kind == "VTIMEZONE" }
}
