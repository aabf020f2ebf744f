/// The program that a calendar is written for.
///
/// `Docs/Targets.md` says what is known of each, and where from.
public enum ExportTarget: String, CaseIterable, Hashable, Sendable {
  /// RFC 5545 and RFC 7986 to the letter; everything that a mark has.
  case strict
  /// Google Calendar.
  case google
  /// Outlook.
  case outlook
  /// Apple's Calendar, of macOS and iOS.
  case apple
  /// Thunderbird.
  case thunderbird

  /// What people call it.
  public var name: String {
    switch self {
    case .strict: "RFC 5545"
    case .google: "Google Calendar"
    case .outlook: "Outlook"
    case .apple: "Apple Calendar"
    case .thunderbird: "Thunderbird"
    }
  }

  /// How it takes a picture best.
  var pictureForm: PictureForm {
    switch self {
    case .strict, .apple, .thunderbird: .image
    case .outlook: .attachment
    case .google: .none
    }
  }

  /// Whether it takes several calendars of one file only with METHOD:PUBLISH.
  public var readsOneCalendarAFile: Bool { self == .outlook }

  /// Whether tags are put under the note, too, for it has no other place for them.
  var showsTagsInNote: Bool { self == .google }

  /// The property that holds a picture.
  enum PictureForm {
    /// IMAGE (RFC 7986, 5.10).
    case image
    /// ATTACH (RFC 5545, 3.8.1.1).
    case attachment
    /// None: the picture is left out.
    case none
  }
}
