/// Where one content line lies in the bytes of its document, as a `LineTable` tells it.
struct LineRecord {
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// A line break and white space lie between `start` and `end`.
    static let folded = Flags(rawValue: 1)
    /// A fold lies in the name or the parameters: the document holds an unfolded copy.
    static let headFolded = Flags(rawValue: 2)
    /// No content line: no name, or no colon after it. Kept and written back as it is.
    static let malformed = Flags(rawValue: 4)
    /// A BEGIN or END that opens or closes nothing.
    static let stray = Flags(rawValue: 8)
    /// A quote in the parameters is never closed.
    static let openQuote = Flags(rawValue: 16)
    /// A quote stands inside a parameter's value.
    static let strayQuote = Flags(rawValue: 32)
    /// Soft line breaks of quoted-printable lie in the value (RFC 2045, 6.7), as vCalendar 1.0
    /// has them. Always with `folded`.
    static let softBroken = Flags(rawValue: 64)
    /// A Base64 value goes on in lines that no white space begins. Always with `folded`.
    static let unindented = Flags(rawValue: 128)
    /// White space stands between the name and its colon or semicolon.
    static let spacedName = Flags(rawValue: 256)
    /// There are more parameters than Daymark follows. Always with `malformed`.
    static let overloaded = Flags(rawValue: 1024)
    /// The line is too long for the few octets that the table has for most.
    static let wide = Flags(rawValue: 512)
  }

  /// The first byte, an offset into the document.
  var start: UInt32
  /// The end of the last physical line, its line break excluded.
  var end: UInt32
  /// The first byte of the value. In a head-folded line an offset into the unfolded copy.
  var valueStart: UInt32
  /// The length of the name.
  var nameLength: UInt16
  /// What the name says, in any case.
  var kind: PropertyKind
  var flags: Flags
}

/// The unfolded copy of a line that is folded in its name or parameters: a range of the
/// document's `headBytes`.
struct UnfoldedHead {
  var start: UInt32
  var end: UInt32
}

/// One component: a run of lines, and the nodes inside it. Nodes stand in the order of
/// their BEGIN lines, so the nodes inside a node follow it.
struct ComponentNode {
  /// The index of the BEGIN line.
  var firstLine: Int32
  /// The index after its last line, which is END unless `isClosed` is false.
  var endLine: Int32
  /// The index of the node around it, or -1.
  var parent: Int32
  /// The index after the last node inside it.
  var endNode: Int32
  var kind: ComponentKind
  /// Whether it has an END line of its own.
  var isClosed: Bool
}
