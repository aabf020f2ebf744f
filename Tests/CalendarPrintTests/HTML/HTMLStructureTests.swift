import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// What a browser and a screen reader find in a document.
struct HTMLStructureTests {
  @Test func aMonthIsATableWithHeads() throws {
    let sample = try HTMLSample(
      HTMLCalendar(pages: [december([try timed("2026-12-24", 18, "Feast", minute: 30)])]))
    #expect(sample.text.contains("<html lang=\"en-GB\" dir=\"ltr\">"))
    #expect(sample.text.contains("<title>December 2026</title>"))
    #expect(sample.text.contains("<caption class=\"unseen\">December 2026</caption>"))
    #expect(
      sample.pieces(from: "<th scope=\"col\" aria-label=\"", to: "\"") == [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ])
    #expect(sample.pieces(from: "<th scope=\"row\"", to: ">").count == 5)
    #expect(sample.cells.count == 35)
    #expect(sample.text.contains("<time datetime=\"2026-12-24T18:30:00\">18:30</time>"))
  }

  @Test func aDayIsLabelledInFull() throws {
    let sample = try HTMLSample(
      HTMLCalendar(pages: [
        december([
          try timed("2026-12-24", 18, "Feast"), try allDay("2026-12-22", "2026-12-26", "Visit"),
          try timed("2026-12-24", 9, "Shops"),
        ])
      ]))
    let labels = sample.cells.map { $0.attribute("aria-label") }
    #expect(labels.contains("Thursday, 24 December 2026, 3 events"))
    #expect(labels.contains("Friday, 25 December 2026, 1 event"))
    #expect(labels.contains("Monday, 28 December 2026, No events"))
  }

  @Test(arguments: [
    ("de_AT", "Donnerstag, 24. Dezember 2026, 1 Termin"),
    ("fr_FR", "Jeudi 24 décembre 2026, 1 événement"),
    ("ja_JP", "2026年12月24日 木曜日, 予定1件"),
  ])
  func theLanguageIsTheLocales(locale: String, label: String) throws {
    let sample = try HTMLSample(
      HTMLCalendar(pages: [december([try timed("2026-12-24", 18, "x")], locale: locale)]))
    #expect(sample.cells.contains { $0.attribute("aria-label") == label }, "\(locale)")
  }

  @Test(arguments: [
    ("ar_EG", "rtl"), ("he_IL", "rtl"), ("fa_IR", "rtl"), ("ja_JP", "ltr"), ("tr_TR", "ltr"),
  ])
  func theDirectionIsThatOfTheLanguage(locale: String, direction: String) throws {
    let sample = try HTMLSample(HTMLCalendar(pages: [december([], locale: locale)]))
    #expect(sample.text.contains("dir=\"\(direction)\">\n<head>"))
  }

  @Test func persianDaysHavePersianDigits() throws {
    let sample = try HTMLSample(HTMLCalendar(pages: [december([], locale: "fa_IR")]))
    #expect(sample.text.contains("<time datetime=\"2026-12-24\">۲۴</time>"))
  }

  /// No property says left or right, so that everything turns with the direction.
  @Test func placesAreLogical() throws {
    let sample = try HTMLSample(HTMLCalendar(pages: [december([])]))
    let style = try #require(sample.pieces(from: "<style>", to: "</style>").first)
    for property in [
      "margin-left", "margin-right", "padding-left", "padding-right", "border-left",
      "border-right", "text-align:left", "text-align:right", "float:", ";left:", ";right:",
    ] {
      #expect(!style.contains(property), "\(property)")
    }
  }

  @Test func monthsLeadToEachOther() throws {
    let months = [10, 11, 12].map { Month(validYear: 2026, month: $0) }
    let sample = try HTMLSample(
      HTMLCalendar(pages: months.map { generatedMonth($0, seed: 1, count: 10) }))
    #expect(sample.pieces(from: "<section class=\"month", to: ">").count == 3)
    #expect(sample.text.contains("<title>October 2026 – December 2026</title>"))
    #expect(sample.text.contains("href=\"#m-2026-11\" rel=\"next\" aria-label=\"Next month\""))
    #expect(sample.text.contains("href=\"#m-2026-11\" rel=\"prev\" aria-label=\"Previous month\""))
  }

  /// Every link within the document leads somewhere, and no two places have one name.
  @Test func anchorsAreThere() throws {
    let months = [11, 12].map { Month(validYear: 2026, month: $0) }
    let sample = try HTMLSample(
      HTMLCalendar(pages: months.map { generatedMonth($0, seed: 7, count: 300) }))
    let ids = sample.pieces(from: " id=\"", to: "\"")
    #expect(Set(ids).count == ids.count)
    let links = Set(sample.pieces(from: " href=\"#", to: "\""))
    #expect(links.subtracting(ids).isEmpty)
  }

  @Test func whatIsCancelledOrNotSureIsSaid() throws {
    let sample = try HTMLSample(
      HTMLCalendar(pages: [
        december([
          try allDay("2026-12-02", "2026-12-03", "Off", status: .cancelled),
          try timed("2026-12-04", 9, "Perhaps", status: .tentative),
        ])
      ]))
    #expect(sample.text.contains("<s>Off</s>"))
    #expect(sample.text.contains("(cancelled)"))
    #expect(sample.text.contains("(tentative)"))
  }

  @Test func aBarGoesOnAcrossWeeks() throws {
    let sample = try HTMLSample(
      HTMLCalendar(pages: [december([try allDay("2026-12-11", "2026-12-15", "Trip")])]))
    let byDay = Dictionary(uniqueKeysWithValues: sample.cells.map { ($0.day, $0.text) })
    #expect(byDay["2026-12-11"]?.contains("class=\"bar k0 l0 s3 after\"") == true)
    #expect(byDay["2026-12-12"]?.contains("class=\"on k0 l0 after\"") == true)
    #expect(byDay["2026-12-14"]?.contains("class=\"bar k0 l0 s2 before\"") == true)
    for day in 11...15 {
      #expect(byDay["2026-12-\(day)"]?.contains("<bdi>Trip</bdi>") == true)
    }
  }

  @Test func detailsStandOnceAndAreLinkedElsewhere() throws {
    let trip = try allDay("2026-12-11", "2026-12-15", "Trip")
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [december([trip])],
        details: [
          trip: EntryDetails(
            notes: "Pack\n\n\nlightly", categories: ["fun"],
            links: [.init("https://example.org/a?b=1&c=2"), .init("javascript:alert(1)")])
        ]))
    #expect(sample.pieces(from: "<bdi>Pack<br><br>lightly</bdi>", to: "<").count == 1)
    #expect(sample.pieces(from: "<a class=\"more\"", to: ">").count == 4)
    #expect(
      sample.text.contains(
        "<a href=\"https://example.org/a?b=1&amp;c=2\" rel=\"noopener noreferrer\""))
    #expect(!sample.text.contains("href=\"javascript"))
  }

  @Test func marksAndFactsStandInTheirDays() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
    let day = try day("2026-12-24")
    func mark(_ id: String, _ sticker: Mark.Sticker, _ note: String?) -> Mark {
      Mark(
        id: id, days: day..<day.advanced(by: 1), note: note, color: RGBColor(0x76A9FF),
        sticker: sticker)
    }
    let marks = [
      mark("1", .emoji("🎄"), "Tree"), mark("2", .image(png, mediaType: "image/png"), nil),
      mark("3", .image([1, 2], mediaType: "image/png"), nil),
    ]
    let month = Month(validYear: 2026, month: 12)
    let page = MonthPage(
      grid: MonthGrid(month: month, entries: [], marks: marks.map(DayMark.init)), calendars: [],
      locale: Locale(identifier: "en_GB"))
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [page], marks: marks, facts: [day: ["16 tháng 11", "Christmas Eve"]]))
    let cell = try #require(sample.cells.first { $0.day == "2026-12-24" })
    #expect(cell.text.contains("🎄"))
    #expect(cell.text.contains("<p class=\"note c1\"><bdi>Tree</bdi></p>"))
    #expect(cell.text.contains("class=\"sticker picture i0\""))
    #expect(cell.text.contains("16 tháng 11"))
    #expect(sample.text.contains("<li><bdi>Christmas Eve</bdi></li>"))
    #expect(sample.text.contains("url(data:image/png;base64,iVBORw0KGgoBAgM=)"))
    #expect(!sample.text.contains(".i1{"))
  }

  @Test(arguments: [
    (PaperSize.a4, "size:841.890pt 595.280pt"), (PaperSize.letter.portrait, "size:612.000pt 792"),
  ])
  func thePaperIsThePages(paper: PaperSize, rule: String) throws {
    let sample = try HTMLSample(HTMLCalendar(pages: [december([], paper: paper)]))
    #expect(sample.text.contains("@page{\(rule)"))
  }

  @Test func paperThatCannotHoldAMonthIsRefused() {
    let page = december([], paper: PaperSize(width: 10, height: .nan))
    #expect(throws: RenderError.self) { try HTMLCalendar(pages: [page]).html() }
  }

  @Test func nothingIsADocumentToo() throws {
    #expect(try HTMLSample(HTMLCalendar(pages: [])).text.hasSuffix("</html>\n"))
  }
}
