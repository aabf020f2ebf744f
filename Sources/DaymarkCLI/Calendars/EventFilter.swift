import CalendarModel
import Foundation

/// The events that `--match` and `--uid` ask for.
struct EventFilter {
  /// `--match`.
  static let match = ValueOption(
    "match", value: "TEXT",
    help: "only events with TEXT in title, place, description or categories")
  /// `--uid`.
  static let uid = ValueOption("uid", value: "UID", help: "only the event with this UID")

  private let text: String?
  private let uid: String?

  /// The filter of a command line.
  ///
  /// - Throws: a usage error for an empty text, which would match everything or nothing.
  init(_ options: ParsedOptions) throws(CommandError) {
    for option in [Self.match, Self.uid] where options[option]?.bytes.isEmpty == true {
      throw .usage("--\(option.option.name) is empty", remedy: "give it a value, or leave it out")
    }
    text = options[Self.match]?.text
    uid = options[Self.uid]?.text
  }

  /// Whether anything is asked for.
  var isActive: Bool { text != nil || uid != nil }

  /// Whether the event has that UID, and its title, place, description or a category holds
  /// the text, without regard to case, accents and width.
  func accepts(_ event: Event) -> Bool {
    if let uid, event.uid != uid { return false }
    guard let text else { return true }
    let texts = [event.summary, event.location, event.description].compactMap { $0 }
    return (texts + event.categories).contains { candidate in
      candidate.range(
        of: text, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
    }
  }
}
