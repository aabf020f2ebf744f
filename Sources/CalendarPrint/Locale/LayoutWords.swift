/// The word that stands over room to write in.
///
/// To add a language, add a line to `table` under its ISO 639 code.
struct LayoutWords: Hashable, Sendable {
  /// Over the lines of a column of notes.
  let notes: String

  /// The words of a language by its BCP 47 tag, or English.
  init(language tag: String) {
    let code = String(tag.prefix { $0 != "-" })
    let key = code == "zh" && tag.contains("Hant") ? "zh-Hant" : code
    notes = LayoutWords.table[key] ?? "Notes"
  }

  private static let table = [
    "ar": "ملاحظات", "cs": "Poznámky", "da": "Noter", "de": "Notizen", "el": "Σημειώσεις",
    "es": "Notas", "fa": "یادداشت‌ها", "fi": "Muistiinpanot", "fr": "Notes", "he": "הערות",
    "hu": "Jegyzetek", "id": "Catatan", "it": "Note", "ja": "メモ", "ko": "메모",
    "nb": "Notater", "nl": "Notities", "no": "Notater", "pl": "Notatki", "pt": "Notas",
    "ro": "Note", "ru": "Заметки", "sv": "Anteckningar", "th": "บันทึก", "tr": "Notlar",
    "uk": "Нотатки", "vi": "Ghi chú", "zh": "备注", "zh-Hant": "備註",
  ]
}
