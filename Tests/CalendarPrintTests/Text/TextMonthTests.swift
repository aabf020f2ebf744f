import CalendarModel
import CalendarPrint
import DayGrid
import Testing

/// Text blocks as a reader sees them; they were checked by eye.
@Suite("Month as text")
struct TextMonthTests {
  @Test func aMonthIsAGridOfCells() {
    let text = TextSample.month(options: TextSample.options(width: 96))
    #expect(
      text.lines().visible == """
            December 2026                                                           ● Work   ○ Family

            Monday       Tuesday      Wednesday    Thursday     Friday       Saturday     Sunday
           ━━━━━━━━━━━━┯━━━━━━━━━━━━┯━━━━━━━━━━━━┯━━━━━━━━━━━━┯━━━━━━━━━━━━┯━━━━━━━━━━━━┯━━━━━━━━━━━━
        49  30         │ 1          │ 2          │ 3          │ 4          │ 5          │ 6
                       │●10:00      │            │┣○ 21:10 Night train to ┫│┣○ ? Ski trip ━━━━━━━━━━┫
                       │ Standup    │            │┃Roma                   ┃│            │
                       │            │            │○18:30 Choir│            │            │
                       │            │            │ rehearsal  │            │            │
           ────────────┼────────────┼────────────┼────────────┼────────────┼────────────┼────────────
        50  7          │ 8          │ 9          │[10]        │ 11         │ 12         │ 13
           ●09:00 Team │            │┣● Conference in Lyon ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━›
            planning   │            │            │            │            │            │
           ○13:30      │            │            │            │            │            │
            Dentist    │            │            │            │            │            │
           ────────────┼────────────┼────────────┼────────────┼────────────┼────────────┼────────────
        51  14         │ 15         │ 16         │ 17         │ 18         │ 19         │ 20
           ‹● Conference in Lyon ━━━━━━━━━━━━━━━┫│            │●18:00      │┣○ Jam 🎷 ━┫│○17:00 東京
                       │            │            │            │ ✗ Company  │            │ タワー点灯
                       │            │            │            │ party      │            │ 式
           ────────────┼────────────┼────────────┼────────────┼────────────┼────────────┼────────────
        52  21         │ 22         │ 23         │ 24*        │ 25         │ 26         │ 27
                       │            │○15:00 Tea  │            │            │            │
                       │            │            │            │            │            │
           ────────────┼────────────┼────────────┼────────────┼────────────┼────────────┼────────────
        53  28         │ 29         │ 30         │ 31         │ 1          │ 2          │ 3
           ┣○ Grandparents visiting ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┫│            │
                       │            │            │            │            │            │
           ────────────┴────────────┴────────────┴────────────┴────────────┴────────────┴────────────
        """)
  }

  @Test func aMonthFromSundayWithHalfDays() {
    let text = TextSample.month(
      firstWeekday: .sunday, calendars: Array(TextSample.calendars.prefix(1)),
      options: TextSample.options(width: 80, locale: "en_US"))
    #expect(
      text.lines().prefix(16).map { $0 }.visible == """
            December 2026

            Sunday     Monday     Tuesday    Wednesday  Thursday   Friday     Saturday
           ━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━
        49  29       │ 30       │ 1        │ 2        │ 3        │ 4        │ 5
                     │          │ 10a      │          │┣9:10p Night train ━┫│┣? Ski ━━›
                     │          │ Standup  │          │┃to Roma            ┃│┃trip
                     │          │          │          │ 6:30p    │          │
                     │          │          │          │ Choir    │          │
                     │          │          │          │ rehearsal│          │
           ──────────┼──────────┼──────────┼──────────┼──────────┼──────────┼──────────
        50  6        │ 7        │ 8        │ 9        │[10]      │ 11       │ 12
           ‹? Ski ━━┫│ 9a Team  │          │┣Conference in Lyon ━━━━━━━━━━━━━━━━━━━━━━›
            trip    ┃│ planning │          │          │          │          │
                     │ 1:30p    │          │          │          │          │
                     │ Dentist  │          │          │          │          │
        """)
  }

  @Test func hiddenEntriesAreCountedAndListed() {
    let text = TextSample.month(
      TextSample.crowd, options: TextSample.options(width: 80, height: 18))
    #expect(
      text.lines().visible == """
            December 2026                                             ● Work   ○ Family

            Monday     Tuesday    Wednesday  Thursday   Friday     Saturday   Sunday
           ━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━
        49  30       │ 1        │ 2        │ 3        │ 4        │ 5        │ 6
                     │          │●16:00 Tea│          │          │          │
           ──────────┼──────────┼──────────┼──────────┼──────────┼──────────┼──────────
        50  7        │ 8        │ 9        │[10]    +1│ 11     +7│ 12     +1│ 13
                     │          │          │┣● Fair 0 ━━━━━━━━━━━━━━━━━━━━━┫│
                     │          │          │┣● Fair 1 ━━━━━━━━━━━━━━━━━━━━━┫│
                     │          │          │┣● Fair 2 ━━━━━━━━━━━━━━━━━━━━━┫│
           ──────────┼──────────┼──────────┼──────────┼──────────┼──────────┼──────────
        51  14       │ 15       │ 16       │ 17       │ 18       │ 19       │ 20
           ──────────┼──────────┼──────────┼──────────┼──────────┼──────────┼──────────
        52  21       │ 22       │ 23       │ 24*      │ 25       │ 26       │ 27
           ──────────┼──────────┼──────────┼──────────┼──────────┼──────────┼──────────
        53  28       │ 29       │ 30       │ 31       │ 1        │ 2        │ 3
           ──────────┴──────────┴──────────┴──────────┴──────────┴──────────┴──────────

            Thu 10 Dec  Fair 3
            Fri 11 Dec  Fair 3 · 09:30 Talk 0 · 10:30 Talk 1 · 11:30 Talk 2 ·
                        12:30 Talk 3 · 13:30 Talk 4 · 14:30 Talk 5
            Sat 12 Dec  Fair 3
        """)
  }

  @Test func aNarrowMonthIsMarksAndAList() {
    let early = TextSample.entries.filter { $0.days.lowerBound.dayOfMonth < 9 }
    let text = TextSample.month(early, options: TextSample.options(width: 44))
    #expect(
      text.lines().visible == """
        December 2026              ● Work   ○ Family

            Mon  Tue  Wed  Thu  Fri  Sat  Sun
        49  30    1    2    3    4    5    6
                 ●         ○○   ○    ○    ○
        50   7    8    9  [10]  11   12   13
            ●○
        51  14   15   16   17   18   19   20
        52  21   22   23   24*  25   26   27
        53  28   29   30   31    1    2    3

        Tuesday, 1 December 2026
          10:00–10:15  ● Standup

        Thursday, 3 December 2026
          18:30–20:00  ○ Choir rehearsal · St. Anna
          21:10 →      ○ Night train to Roma
                         (day 1 of 2)

        Friday, 4 December 2026
          → 08:10      ○ Night train to Roma
                         (day 2 of 2)

        Saturday, 5 December 2026
          all day      ○ ? Ski trip (day 1 of 2)

        Sunday, 6 December 2026
          all day      ○ ? Ski trip (day 2 of 2)

        Monday, 7 December 2026
          09:00–10:00  ● Team planning · Room 2
          13:30–14:15  ○ Dentist
        """)
  }

  @Test func coloursAreExact() {
    let text = TextSample.month(
      TextSample.coloured, options: TextSample.options(width: 80, colors: .exact))
    #expect(
      text.lines().prefix(11).map { $0 }.visible == """
            ␛[0;1mDecember ␛[0;38;2;128;128;128m2026                                             ␛[0;38;2;59;111;224m● ␛[0mWork   ␛[0;38;2;217;130;43m● ␛[0mFamily

            ␛[0;38;2;128;128;128mMonday     Tuesday    Wednesday  Thursday   Friday     Saturday   ␛[0;38;2;222;23;71mSunday␛[0m
           ━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━━━━
        ␛[0;38;2;128;128;128m49  ␛[0;2;38;2;128;128;128m30       │ ␛[0;1m1        ␛[0;2;38;2;128;128;128m│ ␛[0;1m2        ␛[0;2;38;2;128;128;128m│ ␛[0;1m3        ␛[0;2;38;2;128;128;128m│ ␛[0;1m4        ␛[0;2;38;2;128;128;128m│ ␛[0;1m5        ␛[0;2;38;2;128;128;128m│ ␛[0;1;38;2;222;23;71m6␛[0m
                     ␛[0;2;38;2;128;128;128m│␛[0;38;2;217;130;43m▐␛[0;38;2;0;0;0;48;2;217;130;43mExams              ␛[0;38;2;217;130;43m▌␛[0;2;38;2;128;128;128m│          │␛[0;38;2;217;130;43m▎␛[0;38;2;128;128;128m18:00    ␛[0;2;38;2;128;128;128m│␛[0;38;2;217;130;43m┣␛[0;3m? Ski trip ␛[0;38;2;217;130;43m━━━━━━━━┫␛[0m
                     ␛[0;2;38;2;128;128;128m│␛[0;38;2;59;111;224m▎␛[0;38;2;128;128;128m10:00    ␛[0;2;38;2;128;128;128m│          │          │␛[0;38;2;217;130;43m▎␛[0;9;38;2;128;128;128m✗ Choir␛[0m  ␛[0;2;38;2;128;128;128m│          │␛[0m
                     ␛[0;2;38;2;128;128;128m│␛[0;38;2;59;111;224m▎␛[0mStandup  ␛[0;2;38;2;128;128;128m│          │          │          │          │␛[0m
           ␛[0;2;38;2;128;128;128m──────────┼──────────┼──────────┼──────────┼──────────┼──────────┼──────────␛[0m
        ␛[0;38;2;128;128;128m50  ␛[0;1m7        ␛[0;2;38;2;128;128;128m│ ␛[0;1m8        ␛[0;2;38;2;128;128;128m│ ␛[0;1m9        ␛[0;2;38;2;128;128;128m│␛[0;1;38;2;255;255;255;48;2;222;23;71m 10 ␛[0m      ␛[0;2;38;2;128;128;128m│ ␛[0;1m11       ␛[0;2;38;2;128;128;128m│ ␛[0;1m12       ␛[0;2;38;2;128;128;128m│ ␛[0;1;38;2;222;23;71m13␛[0m
                     ␛[0;2;38;2;128;128;128m│          │␛[0;38;2;59;111;224m▐␛[0;38;2;255;255;255;48;2;59;111;224mLyon                                                ›␛[0m
        """)
  }

  @Test func weekNumbersCanBeLeftOut() {
    var options = TextSample.options(width: 80)
    options.showsWeekNumbers = false
    let lines = TextSample.month(options: options).lines()
    #expect(!lines.contains { $0.hasPrefix("49") || $0.hasPrefix("50") })
    #expect(lines.contains { $0.hasPrefix(" 30 ") })
  }

  @Test func aSingleCalendarNeedsNoLegend() {
    let options = TextSample.options(width: 80)
    let one = TextSample.month(calendars: [TextSample.calendars[0]], options: options)
    #expect(one.lines()[0] == "    December 2026")
    #expect(!one.text().contains("●"))
  }

  /// Half days of these languages have long names, or names that begin alike.
  @Test("times stay within their cells", arguments: ["zh_TW", "sq_AL", "ar_EG", "ko_KR", "en_US"])
  func timesStayInCells(_ locale: String) throws {
    let entries = [TextSample.timed("Tea", 1, 10, 45), TextSample.timed("Tea", 2, 22, 45)]
    let lines = TextSample.month(entries, options: TextSample.options(width: 65, locale: locale))
      .lines()
    #expect(lines.filter { $0.contains("│") }.allSatisfy { $0.count { $0 == "│" } == 6 })
  }

  /// Names and orders of the CLDR for these locales.
  @Test(
    "the title and the first weekday are in the locale's language",
    arguments: [
      ("de_AT", "Dezember 2026", "Montag"), ("fr_FR", "Décembre 2026", "Lundi"),
      ("vi_VN", "Tháng 12 năm 2026", "Thứ Hai"), ("ja_JP", "2026年 12月", "月曜日"),
    ])
  func locale(_ locale: String, _ title: String, _ weekday: String) {
    let lines = TextSample.month([], options: TextSample.options(width: 120, locale: locale))
      .lines()
    #expect(lines[0].split(separator: "●")[0].trimmed == title)
    #expect(lines[2].trimmed.hasPrefix(weekday))
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
