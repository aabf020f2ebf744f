import CalendarModel
import Foundation
import Testing

@testable import CalendarPrint

/// Against Foundation's formatters, which the product leaves out.
@Suite("Dates as locales write them")
struct DateWriterTests {
  /// Foundation's older formatters lose the script of these, and take the data of another.
  private static let locales = Locale.availableIdentifiers.sorted().filter { name in
    !["ff_Latn", "kok_Deva", "shi_Latn", "sr_Cyrl_ME"].contains { name.hasPrefix($0) }
  }

  private static func gregorian(_ name: String) -> Locale {
    var components = Locale.Components(locale: Locale(identifier: name))
    components.calendar = .gregorian
    return Locale(components: components)
  }

  private static let days = [
    Day(validYear: 2026, month: 12, day: 2), Day(validYear: 2027, month: 3, day: 31),
    Day(validYear: 1420, month: 8, day: 9),
  ]

  @Test("patterns are those of DateFormatter in every locale")
  func patterns() {
    for name in Self.locales {
      let locale = Self.gregorian(name)
      let patterns = LocalePatterns(locale)
      for template in ["yMMMM", "jmm", "Hmm", "MMMMd", "yMMMMEEEEd", "yMd", "Md"] {
        let expected = DateFormatter.dateFormat(
          fromTemplate: template, options: 0, locale: locale)
        #expect(patterns.pattern(template) == expected, "\(name) \(template)")
      }
    }
  }

  @Test("days are written as by DateFormatter in every locale")
  func writtenDays() throws {
    for name in Self.locales
    where CalendarLocale(Locale(identifier: name)).language != "en" || name.hasPrefix("en") {
      let locale = CalendarLocale(Locale(identifier: name))
      let formatter = DateFormatter()
      formatter.locale = locale.locale
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.gregorianStartDate = .distantPast
      for template in ["EEEEdMMMMy", "MMMd", "EEEdMMMy", "yMMMM"] {
        formatter.setLocalizedDateFormatFromTemplate(template)
        let write = locale.days(template)
        for day in Self.days {
          let expected = locale.capitalized(formatter.string(from: day.noon))
          #expect(write(day) == expected, "\(name) \(template) \(day)")
        }
      }
    }
  }

  @Test("spans are written as by DateIntervalFormatter in every locale")
  func spans() throws {
    for name in Self.locales {
      let locale = CalendarLocale(Locale(identifier: name))
      let formatter = DateIntervalFormatter()
      formatter.locale = locale.locale
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateTemplate = "dMMMMy"
      for length in [0, 6, 40, 400] {
        let last = Self.days[0].advanced(by: length)
        let expected = formatter.string(from: Self.days[0].noon, to: last.noon)
        #expect(
          locale.spanText(from: Self.days[0], to: last) == locale.capitalized(expected), "\(name)")
      }
    }
  }

  @Test(
    "letters of other scripts become Latin ones as by StringTransform",
    arguments: [
      "Käsekuchen", "Привет, мир", "東京", "Ελλάδα", "مرحبا", "שלום", "हिन्दी", "",
      String(repeating: "Ж", count: 300),
    ])
  func transliteration(text: String) throws {
    let name = "Any-Latin; Latin-ASCII"
    let transliterator = try #require(Transliterator(name))
    let expected = text.applyingTransform(StringTransform(name), reverse: false)
    #expect(transliterator.text(of: text) == expected)
  }
}
