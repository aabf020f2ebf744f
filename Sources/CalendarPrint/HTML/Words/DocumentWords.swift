/// The words of a calendar on a screen, beside those that it has on paper too.
///
/// To add a language, add a line to `table` under its ISO 639 code; `{n}` stands for a number.
struct DocumentWords: Hashable, Sendable {
  /// The day that it is now.
  let today: String
  /// What is shown: a month, or a week.
  let month: String
  let week: String
  /// Where paging leads.
  let previousMonth: String
  let nextMonth: String
  let previousWeek: String
  let nextWeek: String
  /// Of a day without entries.
  let nothing: String
  /// Of events.
  let cancelled: String
  let tentative: String
  /// More about an event, told at another place.
  let more: String
  private let one: String
  private let many: String

  /// The words of a language by its ISO 639 and ISO 15924 codes, or English.
  init(language: String, script: String? = nil) {
    let key = language == "zh" && script == "Hant" ? "zh-Hant" : language
    let line = DocumentWords.table[key] ?? DocumentWords.english
    let row = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func word(_ index: Int) -> String { row.indices.contains(index) ? row[index] : "" }
    (today, month, week) = (word(0), word(1), word(2))
    (previousMonth, nextMonth, nothing) = (word(3), word(4), word(5))
    (one, many) = (word(6), word(7))
    (cancelled, tentative, more) = (word(8), word(9), word(10))
    (previousWeek, nextWeek) = (word(11), word(12))
  }

  /// How many entries there are.
  ///
  /// - Parameter number: the count as it is written.
  func entries(_ count: Int, _ number: String) -> String {
    let pattern = count == 1 ? one : many
    guard let brace = pattern.firstIndex(of: "{") else { return pattern }
    return pattern[..<brace] + number + pattern[brace...].dropFirst(3)
  }

  private static let english =
    "Today|Month|Week|Previous month|Next month|No events|{n} event|{n} events|"
    + "cancelled|tentative|More|Previous week|Next week"

  /// Languages in which many numbers have plurals of their own count as `events: 3`.
  static let table: [String: String] = [
    "ar": "اليوم|شهر|أسبوع|الشهر السابق|الشهر التالي|لا أحداث|الأحداث: {n}|الأحداث: {n}|"
      + "ملغى|غير مؤكد|المزيد"
      + "|الأسبوع السابق|الأسبوع التالي",
    "cs": "Dnes|Měsíc|Týden|Předchozí měsíc|Další měsíc|Žádné události|události: {n}|"
      + "události: {n}|zrušeno|nezávazně|Více"
      + "|Předchozí týden|Další týden",
    "da": "I dag|Måned|Uge|Forrige måned|Næste måned|Ingen begivenheder|{n} begivenhed|"
      + "{n} begivenheder|aflyst|foreløbig|Mere"
      + "|Forrige uge|Næste uge",
    "de": "Heute|Monat|Woche|Voriger Monat|Nächster Monat|Keine Termine|{n} Termin|"
      + "{n} Termine|abgesagt|vorläufig|Mehr"
      + "|Vorige Woche|Nächste Woche",
    "el": "Σήμερα|Μήνας|Εβδομάδα|Προηγούμενος μήνας|Επόμενος μήνας|Καμία εκδήλωση|"
      + "{n} εκδήλωση|{n} εκδηλώσεις|ακυρώθηκε|δοκιμαστικό|Περισσότερα"
      + "|Προηγούμενη εβδομάδα|Επόμενη εβδομάδα",
    "es": "Hoy|Mes|Semana|Mes anterior|Mes siguiente|Sin eventos|{n} evento|{n} eventos|"
      + "cancelado|provisional|Más"
      + "|Semana anterior|Semana siguiente",
    "fa": "امروز|ماه|هفته|ماه پیش|ماه بعد|بدون رویداد|{n} رویداد|{n} رویداد|لغوشده|موقت|بیشتر"
      + "|هفتهٔ پیش|هفتهٔ بعد",
    "fi": "Tänään|Kuukausi|Viikko|Edellinen kuukausi|Seuraava kuukausi|Ei tapahtumia|"
      + "{n} tapahtuma|{n} tapahtumaa|peruttu|alustava|Lisää"
      + "|Edellinen viikko|Seuraava viikko",
    "fr": "Aujourd’hui|Mois|Semaine|Mois précédent|Mois suivant|Aucun événement|"
      + "{n} événement|{n} événements|annulé|provisoire|Plus"
      + "|Semaine précédente|Semaine suivante",
    "he": "היום|חודש|שבוע|החודש הקודם|החודש הבא|אין אירועים|אירועים: {n}|אירועים: {n}|"
      + "מבוטל|לא סופי|עוד"
      + "|השבוע הקודם|השבוע הבא",
    "hu": "Ma|Hónap|Hét|Előző hónap|Következő hónap|Nincs esemény|{n} esemény|{n} esemény|"
      + "lemondva|feltételes|Több"
      + "|Előző hét|Következő hét",
    "id": "Hari ini|Bulan|Minggu|Bulan sebelumnya|Bulan berikutnya|Tidak ada acara|{n} acara|"
      + "{n} acara|dibatalkan|tentatif|Selengkapnya"
      + "|Minggu sebelumnya|Minggu berikutnya",
    "it": "Oggi|Mese|Settimana|Mese precedente|Mese successivo|Nessun evento|{n} evento|"
      + "{n} eventi|annullato|provvisorio|Altro"
      + "|Settimana precedente|Settimana successiva",
    "ja": "今日|月|週|前の月|次の月|予定なし|予定{n}件|予定{n}件|中止|仮|詳細"
      + "|前の週|次の週",
    "ko": "오늘|월|주|이전 달|다음 달|일정 없음|일정 {n}개|일정 {n}개|취소됨|미정|더 보기"
      + "|이전 주|다음 주",
    "nb": "I dag|Måned|Uke|Forrige måned|Neste måned|Ingen hendelser|{n} hendelse|"
      + "{n} hendelser|avlyst|foreløpig|Mer"
      + "|Forrige uke|Neste uke",
    "nl": "Vandaag|Maand|Week|Vorige maand|Volgende maand|Geen afspraken|{n} afspraak|"
      + "{n} afspraken|geannuleerd|voorlopig|Meer"
      + "|Vorige week|Volgende week",
    "no": "I dag|Måned|Uke|Forrige måned|Neste måned|Ingen hendelser|{n} hendelse|"
      + "{n} hendelser|avlyst|foreløpig|Mer"
      + "|Forrige uke|Neste uke",
    "pl": "Dziś|Miesiąc|Tydzień|Poprzedni miesiąc|Następny miesiąc|Brak wydarzeń|"
      + "wydarzenia: {n}|wydarzenia: {n}|odwołane|wstępne|Więcej"
      + "|Poprzedni tydzień|Następny tydzień",
    "pt": "Hoje|Mês|Semana|Mês anterior|Mês seguinte|Sem eventos|{n} evento|{n} eventos|"
      + "cancelado|provisório|Mais"
      + "|Semana anterior|Semana seguinte",
    "ro": "Azi|Lună|Săptămână|Luna anterioară|Luna următoare|Niciun eveniment|"
      + "evenimente: {n}|evenimente: {n}|anulat|provizoriu|Mai mult"
      + "|Săptămâna anterioară|Săptămâna următoare",
    "ru": "Сегодня|Месяц|Неделя|Предыдущий месяц|Следующий месяц|Нет событий|"
      + "события: {n}|события: {n}|отменено|под вопросом|Подробнее"
      + "|Предыдущая неделя|Следующая неделя",
    "sv": "I dag|Månad|Vecka|Föregående månad|Nästa månad|Inga händelser|{n} händelse|"
      + "{n} händelser|inställt|preliminärt|Mer"
      + "|Föregående vecka|Nästa vecka",
    "th": "วันนี้|เดือน|สัปดาห์|เดือนก่อน|เดือนถัดไป|ไม่มีกิจกรรม|{n} กิจกรรม|{n} กิจกรรม|"
      + "ยกเลิก|ยังไม่แน่นอน|เพิ่มเติม"
      + "|สัปดาห์ก่อน|สัปดาห์ถัดไป",
    "tr": "Bugün|Ay|Hafta|Önceki ay|Sonraki ay|Etkinlik yok|{n} etkinlik|{n} etkinlik|"
      + "iptal|kesin değil|Daha fazla"
      + "|Önceki hafta|Sonraki hafta",
    "uk": "Сьогодні|Місяць|Тиждень|Попередній місяць|Наступний місяць|Немає подій|"
      + "події: {n}|події: {n}|скасовано|попередньо|Докладніше"
      + "|Попередній тиждень|Наступний тиждень",
    "vi": "Hôm nay|Tháng|Tuần|Tháng trước|Tháng sau|Không có sự kiện|{n} sự kiện|{n} sự kiện|"
      + "đã hủy|dự kiến|Thêm"
      + "|Tuần trước|Tuần sau",
    "zh": "今天|月|周|上个月|下个月|无日程|{n} 项日程|{n} 项日程|已取消|暂定|更多"
      + "|上一周|下一周",
    "zh-Hant": "今天|月|週|上個月|下個月|無行程|{n} 項行程|{n} 項行程|已取消|暫定|更多"
      + "|上一週|下一週",
  ]
}
