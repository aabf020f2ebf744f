import CalendarModel
import Foundation
import Testing

@testable import CalendarPrint

@Suite("Languages")
struct LanguageTests {
  /// The names of December and of Monday, from CLDR 48.
  static let languages: [(String, String, String)] = [
    ("vi", "Tháng 12", "Thứ Hai"), ("ja", "12月", "月曜日"), ("zh", "十二月", "星期一"),
    ("ko", "12월", "월요일"), ("ar", "ديسمبر", "الاثنين"), ("fa", "دسامبر", "دوشنبه"),
    ("he", "דצמבר", "יום שני"), ("hi", "दिसंबर", "सोमवार"), ("th", "ธันวาคม", "วันจันทร์"),
    ("ru", "Декабрь", "понедельник"), ("pl", "Grudzień", "poniedziałek"),
    ("tr", "Aralık", "Pazartesi"), ("de", "Dezember", "Montag"), ("fr", "Décembre", "lundi"),
    ("es", "Diciembre", "lunes"), ("pt", "Dezembro", "segunda-feira"), ("it", "Dicembre", "lunedì"),
    ("nl", "December", "maandag"), ("sv", "December", "måndag"), ("fi", "Joulukuu", "maanantai"),
    ("el", "Δεκέμβριος", "Δευτέρα"), ("uk", "Грудень", "понеділок"),
  ]

  @Test("have their own names of months and weekdays", arguments: languages)
  func names(_ language: String, _ month: String, _ weekday: String) {
    let locale = CalendarLocale(Locale(identifier: language))
    #expect(locale.name(ofMonth: 12) == month)
    #expect(locale.names(of: [.monday], .full) == [weekday])
  }

  @Test("have their own words", arguments: languages)
  func words(_ language: String, _: String, _: String) {
    let english = CalendarWords(language: "en")
    let words = CalendarWords(language: language)
    #expect(words.allDay != english.allDay && words.untitled != english.untitled)
    #expect(words.day("2", of: "5") != english.day("2", of: "5"))
    #expect(words.day("2", of: "5").contains("2") && words.day("2", of: "5").contains("5"))
    #expect(words.more("7") != english.more("7") && words.more("7").contains("7"))
  }

  @Test("that are not in the table are spoken to in English")
  func fallback() {
    #expect(CalendarWords(language: "tlh") == CalendarWords(language: "en"))
  }
}
