/// What a target does with a part of a file, as its source has it.
public struct TargetFact: Hashable, Sendable {
  /// What the fact is about.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// VJOURNAL.
    case journals
    /// VTODO.
    case todos
    /// COLOR.
    case colors
    /// CATEGORIES.
    case tags
    /// A picture with its data, or the address of one.
    case pictures
    /// `<` and `&` in a DESCRIPTION.
    case markup
    /// An event whose UID is in the calendar already.
    case updates
    /// A calendar with METHOD:CANCEL.
    case cancellations
  }

  /// The program.
  public let target: ExportTarget
  /// The part of a file.
  public let subject: Subject
  /// What the program does, as the rest of a sentence that begins with its name.
  public let effect: String
  /// Whether it does what the file asks for.
  public let isObeyed: Bool
  /// Where this is said: an address.
  public let source: String

  /// What is known of a target and a subject; nil where no source says anything.
  public static func of(_ target: ExportTarget, _ subject: Subject) -> TargetFact? {
    all.first { $0.target == target && $0.subject == subject }
  }

  init(
    _ target: ExportTarget, _ subject: Subject, _ effect: String, isObeyed: Bool = false,
    source: String
  ) {
    self.target = target
    self.subject = subject
    self.effect = effect
    self.isObeyed = isObeyed
    self.source = source
  }
}
