/// The few words that a calendar has of its own, on paper and in a terminal.
///
/// To add a language, add a line to `table` under its ISO 639 code; `{n}` and `{m}` stand for
/// numbers.
struct CalendarWords: Hashable, Sendable {
  /// In the place of a time.
  let allDay: String
  /// In the place of a title that is missing.
  let untitled: String
  private let dayPattern: String
  private let morePattern: String

  /// The words of a language by its ISO 639 and ISO 15924 codes, or English.
  init(language: String, script: String? = nil, repertoire: TextRepertoire = .unicode) {
    let key = language == "zh" && script == "Hant" ? "zh-Hant" : language
    let row = (CalendarWords.table[key] ?? CalendarWords.english).map(repertoire.text)
    (allDay, untitled, dayPattern, morePattern) = (row[0], row[1], row[2], row[3])
  }

  /// Which day of how many it is, with numbers already written.
  func day(_ number: String, of count: String) -> String {
    CalendarWords.fill(dayPattern, ["{n}": number, "{m}": count])
  }

  /// What stands at the end of a list that leaves this many out.
  func more(_ number: String) -> String { CalendarWords.fill(morePattern, ["{n}": number]) }

  /// The pattern with a text in the place of each name in braces.
  private static func fill(_ pattern: String, _ texts: [String: String]) -> String {
    var filled = ""
    var rest = pattern[...]
    while let brace = rest.firstIndex(of: "{") {
      let name = rest[brace...].prefix(3)
      filled += rest[..<brace] + (texts[String(name)] ?? String(name))
      rest = rest[name.endIndex...]
    }
    return filled + rest
  }

  private static let english = ["all day", "Untitled", "day {n} of {m}", "and {n} more"]

  /// All day, untitled, which day of how many, and how many more.
  private static let table: [String: [String]] = [
    "ar": ["طوال اليوم", "بلا عنوان", "اليوم {n} من {m}", "و{n} أخرى"],
    "cs": ["celý den", "Bez názvu", "den {n} z {m}", "a další: {n}"],
    "da": ["hele dagen", "Uden titel", "dag {n} af {m}", "og {n} flere"],
    "de": ["ganztägig", "Ohne Titel", "Tag {n} von {m}", "und {n} weitere"],
    "el": ["όλη μέρα", "Χωρίς τίτλο", "ημέρα {n} από {m}", "και {n} ακόμη"],
    "es": ["todo el día", "Sin título", "día {n} de {m}", "y {n} más"],
    "fa": ["تمام روز", "بدون عنوان", "روز {n} از {m}", "و {n} مورد دیگر"],
    "fi": ["koko päivä", "Nimetön", "päivä {n}/{m}", "ja {n} muuta"],
    "fr": ["journée", "Sans titre", "jour {n} sur {m}", "et {n} de plus"],
    "he": ["כל היום", "ללא כותרת", "יום {n} מתוך {m}", "ועוד {n}"],
    "hi": ["पूरे दिन", "शीर्षक रहित", "{m} में से दिन {n}", "और {n} अन्य"],
    "hu": ["egész nap", "Cím nélkül", "{n}. nap, összesen {m}", "és még {n}"],
    "id": ["sehari penuh", "Tanpa judul", "hari {n} dari {m}", "dan {n} lainnya"],
    "it": ["tutto il giorno", "Senza titolo", "giorno {n} di {m}", "e altri {n}"],
    "ja": ["終日", "無題", "{m}日中{n}日目", "ほか{n}件"],
    "ko": ["하루 종일", "제목 없음", "{m}일 중 {n}일째", "외 {n}개"],
    "nb": ["hele dagen", "Uten tittel", "dag {n} av {m}", "og {n} til"],
    "nl": ["hele dag", "Zonder titel", "dag {n} van {m}", "en nog {n}"],
    "no": ["hele dagen", "Uten tittel", "dag {n} av {m}", "og {n} til"],
    "pl": ["cały dzień", "Bez tytułu", "dzień {n} z {m}", "i jeszcze {n}"],
    "pt": ["dia inteiro", "Sem título", "dia {n} de {m}", "e mais {n}"],
    "ro": ["toată ziua", "Fără titlu", "ziua {n} din {m}", "și încă {n}"],
    "ru": ["весь день", "Без названия", "день {n} из {m}", "и ещё {n}"],
    "sv": ["hela dagen", "Utan titel", "dag {n} av {m}", "och {n} till"],
    "th": ["ทั้งวัน", "ไม่มีชื่อ", "วันที่ {n} จาก {m}", "และอีก {n} รายการ"],
    "tr": ["tüm gün", "Başlıksız", "{m} günün {n}. günü", "ve {n} tane daha"],
    "uk": ["увесь день", "Без назви", "день {n} з {m}", "і ще {n}"],
    "vi": ["cả ngày", "Không có tiêu đề", "ngày {n}/{m}", "và {n} mục nữa"],
    "zh": ["全天", "无标题", "第{n}天，共{m}天", "另有 {n} 项"],
    "zh-Hant": ["全天", "無標題", "第{n}天，共{m}天", "另有 {n} 項"],
  ]
}
