/// Something that the reader of an export will not see as the marks have it.
public struct MarkExportNote: Hashable, Sendable {
  /// What is dropped or changed.
  public enum Kind: Hashable, Sendable {
    /// What the target does, as its source has it.
    case fact(TargetFact)
    /// Marks of several days that stand on their first day, as journal entries have one day.
    case firstDayOnly
    /// Pictures that are left out because the options say so.
    case omittedPictures
    /// Pictures that stand beside the file, and are not read back with it.
    case linkedPictures
    /// Cancellations, where no source says whether these targets take entries out for them.
    case unknownObedience([ExportTarget])
  }

  /// What is dropped or changed.
  public let kind: Kind
  /// How many entries it touches; at least 1.
  public let count: Int
}

extension MarkExportNote: CustomStringConvertible {
  /// One line: `Google Calendar does not show an event's own colour (12 entries)`.
  public var description: String {
    let what =
      switch kind {
      case .fact(let fact): "\(fact.target.name) \(fact.effect)"
      case .firstDayOnly: "a journal entry has one day: those of several stand on the first"
      case .omittedPictures: "pictures are left out"
      case .linkedPictures: "pictures are linked, and not read back from the file"
      case .unknownObedience(let targets):
        "whether \(targets.map(\.name).joined(separator: " or ")) obeys a file that cancels is "
          + "not known"
      }
    return "\(what) (\(count) \(count == 1 ? "entry" : "entries"))"
  }
}
