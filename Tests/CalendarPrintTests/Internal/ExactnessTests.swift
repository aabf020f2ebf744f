import CPangoCairo
import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("Exactness")
struct ExactnessTests {
  private func call(_ title: String, zone: String, own: Int) throws -> GridEntry {
    var entry = try timed("2026-12-16", 15, title)
    entry.origin = GridEntry.Origin(
      start: WallTime(try day("2026-12-16"), secondOfDay: own * 3600), zone: zone)
    return entry
  }

  @Test(
    "A start in another zone is told beside the title, or under it where that leaves no room",
    arguments: [
      ("Sync", "Asia/Tokyo", "09:00\u{A0}Tokyo"),
      ("A long call about the launch", "America/New_York", "09:00\u{A0}New York"),
      (String(repeating: "A very long title ", count: 30), "America/New_York", "NY"),
      (String(repeating: "A very long title ", count: 30), "Europe/Lisbon", "LIS"),
    ])
  func origins(title: String, zone: String, told: String) throws {
    let page = december([try call(title, zone: zone, own: 9)])
    let made = try layout(of: page)
    #expect(made.texts.contains { $0.string == told }, "\(made.texts.map(\.string))")
    #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [])
  }

  @Test("Times of their own zone never push anything out of place", arguments: 1...6)
  func originInvariants(seed: UInt64) throws {
    let zones = ["Asia/Tokyo", "America/Argentina/Buenos_Aires", "X", "", "\u{202E}odd\u{0}"]
    let entries = generatedEntries(seed: seed, count: 60).enumerated().map { index, entry in
      var entry = entry
      if let start = entry.start {
        entry.origin = GridEntry.Origin(
          start: start.adding(seconds: -8 * 3600), zone: zones[index % zones.count])
      }
      return entry
    }
    for paper in [PaperSize.a4, .a5.portrait, PaperSize(width: 144, height: 144)] {
      for locale in ["en_US", "he_IL"] {
        let page = december(entries, locale: locale, paper: paper)
        let violations = LayoutInvariants(layout: try layout(of: page), grid: page.grid).violations
        #expect(violations == [], "seed \(seed)")
      }
    }
  }

  @Test("No two bars of a week share a lane and a day", arguments: 1...8)
  func lanes(seed: UInt64) throws {
    let page = december(generatedEntries(seed: seed, count: 150))
    for row in page.grid.rows {
      let places = row.segments.flatMap { segment in
        segment.columns.map { [segment.lane, $0] }
      }
      #expect(Set(places).count == places.count, "seed \(seed)")
    }
  }

  @Test("What has no room is listed on following pages, all of it, with its day")
  func overflowPages() throws {
    let entries = try (0..<60).map { try timed("2026-12-16", $0 % 24, "Event \($0)") }
    var page = december(entries)
    page.overflow = .page
    let layouts = try DrawingTurn.take {
      try PrintDocument.Part.month(page).layouts(PangoTypesetter(language: "en"))
    }
    #expect(layouts.count > 1)
    let month = try #require(layouts.first)
    #expect(!month.texts.contains { $0.role == .note })
    let shown = Set(month.texts.map(\.string).filter { $0.hasPrefix("Event") })
    let listed = layouts.dropFirst().flatMap { $0.texts.map(\.string) }
      .filter { $0.hasPrefix("Event") }
    #expect(shown.count + listed.count == 60)
    #expect(shown.union(listed).count == 60)
    #expect(listed.count == month.hiddenCount)
  }

  @Test("Where nothing lists it, what has no room is told")
  func noOverflow() throws {
    var page = december(try (0..<60).map { try timed("2026-12-16", $0 % 24, "Event \($0)") })
    page.overflow = .none
    let made = try layout(of: page)
    #expect(!made.texts.contains { $0.role == .note })
    var remarks: [PageRemark] = []
    _ = try PrintDocument([.month(page)]).render(as: .svg) { remarks.append($0) }
    #expect(remarks == [.hidden(count: made.hiddenCount, month: page.grid.month)])
  }

  @Test("Five thousand entries and endless titles make a page", arguments: PageOverflow.allCases)
  func hostile(overflow: PageOverflow) throws {
    let titles = [
      String(repeating: "word ", count: 2_000), String(repeating: "W", count: 10_000),
      "\u{202E}\u{202D}\u{0}\u{1B}[31m\u{9B}", "",
    ]
    var page = december(
      try (0..<5_000).map {
        try timed("2026-12-\((1 + $0 % 31).padded(to: 2))", $0 % 24, titles[$0 % 4])
      })
    page.overflow = overflow
    let files = try PrintDocument([.month(page)]).render(as: .pdf)
    #expect(files.count == 1)
  }
}

extension CairoSurface {
  /// The pixel of an image: opacity, red, green, blue.
  borrowing func pixel(row: Int, column: Int) -> UInt32? {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    return UnsafeRawPointer(data).load(
      fromByteOffset: row * stride + column * 4, as: UInt32.self)
  }
}
