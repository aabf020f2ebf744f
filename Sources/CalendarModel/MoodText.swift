import Foundation

/// How moods and tags are told apart.
package enum MoodText {
  /// Equal for texts that differ in case, accents, width, and spaces at their ends only.
  package static func key(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
