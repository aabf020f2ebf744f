import CalendarModel
import Foundation

/// Looks for a text in events, without regard to case, accents and width.
struct TextMatcher {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether title, place, description or a category holds the text.
  func matches(_ event: Event) -> Bool {
    ([event.summary, event.location, event.description].compactMap { $0 } + event.categories)
      .contains {
        $0.range(
          of: text, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]) != nil
      }
  }
}
