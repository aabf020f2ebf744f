/// The few words that text has of its own.
///
/// To add a language, add a line to `table` under its ISO 639 code; `{n}` and `{m}` stand for
/// numbers.
struct TextWords: Hashable, Sendable {
  /// In the place of a time.
  let allDay: String
  /// In the place of a title that is missing.
  let untitled: String
  private let dayOfPattern: String

  /// The words of a language by its code, or English.
  init(language: String) {
    let row = TextWords.table[language] ?? TextWords.english
    (allDay, untitled, dayOfPattern) = (row[0], row[1], row[2])
  }

  /// Which day of how many it is, with numbers already written.
  func day(_ number: String, of count: String) -> String {
    var text = ""
    var rest = dayOfPattern[...]
    while let brace = rest.firstIndex(of: "{") {
      let field = rest[brace...].prefix(3)
      text += rest[..<brace] + (field == "{n}" ? number : count)
      rest = rest[field.endIndex...]
    }
    return text + rest
  }

  private static let english = ["all day", "Untitled", "day {n} of {m}"]

  /// All day, untitled, and which day of how many.
  private static let table: [String: [String]] = [
    "ar": ["طوال اليوم", "بلا عنوان", "اليوم {n} من {m}"],
    "cs": ["celý den", "Bez názvu", "den {n} z {m}"],
    "da": ["hele dagen", "Uden titel", "dag {n} af {m}"],
    "de": ["ganztägig", "Ohne Titel", "Tag {n} von {m}"],
    "el": ["όλη μέρα", "Χωρίς τίτλο", "ημέρα {n} από {m}"],
    "en": english,
    "es": ["todo el día", "Sin título", "día {n} de {m}"],
    "fa": ["تمام روز", "بدون عنوان", "روز {n} از {m}"],
    "fi": ["koko päivä", "Nimetön", "päivä {n}/{m}"],
    "fr": ["journée", "Sans titre", "jour {n} sur {m}"],
    "he": ["כל היום", "ללא כותרת", "יום {n} מתוך {m}"],
    "hu": ["egész nap", "Cím nélkül", "{n}. nap, összesen {m}"],
    "id": ["sehari penuh", "Tanpa judul", "hari {n} dari {m}"],
    "it": ["tutto il giorno", "Senza titolo", "giorno {n} di {m}"],
    "ja": ["終日", "無題", "{m}日中{n}日目"],
    "ko": ["하루 종일", "제목 없음", "{m}일 중 {n}일째"],
    "nb": ["hele dagen", "Uten tittel", "dag {n} av {m}"],
    "nl": ["hele dag", "Zonder titel", "dag {n} van {m}"],
    "no": ["hele dagen", "Uten tittel", "dag {n} av {m}"],
    "pl": ["cały dzień", "Bez tytułu", "dzień {n} z {m}"],
    "pt": ["dia inteiro", "Sem título", "dia {n} de {m}"],
    "ro": ["toată ziua", "Fără titlu", "ziua {n} din {m}"],
    "ru": ["весь день", "Без названия", "день {n} из {m}"],
    "sv": ["hela dagen", "Utan titel", "dag {n} av {m}"],
    "th": ["ทั้งวัน", "ไม่มีชื่อ", "วันที่ {n} จาก {m}"],
    "tr": ["tüm gün", "Başlıksız", "{m} günün {n}. günü"],
    "uk": ["увесь день", "Без назви", "день {n} з {m}"],
    "vi": ["cả ngày", "Không có tiêu đề", "ngày {n}/{m}"],
    "zh": ["全天", "无标题", "第{n}天，共{m}天"],
  ]
}
