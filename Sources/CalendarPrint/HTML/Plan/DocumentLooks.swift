import CalendarModel
import DayGrid

/// The colours, images and sizes of a document, by the names of their classes: no element has
/// a style of its own.
struct DocumentLooks {
  /// The style sheet.
  let sheet: StyleSheet
  private let entryColors: [RGBColor: Int]
  private let washes: [RGBColor: Int]
  private let images: [StickerImage: Int]

  init(_ calendar: HTMLCalendar, days: DocumentDays) {
    var entryColors = Numbered<RGBColor>()
    for page in calendar.pages {
      for index in page.calendars.indices {
        entryColors.add(page.calendars.color(ofCalendar: index))
      }
      for row in page.grid.rows {
        for segment in row.segments { entryColors.add(page.calendars.color(of: segment.entry)) }
        for entry in row.cells.lazy.flatMap(\.timed) {
          entryColors.add(page.calendars.color(of: entry))
        }
      }
    }
    var washes = Numbered<RGBColor>()
    var images = Numbered<StickerImage>()
    for place in days.places {
      for mark in days.marks[place.day] ?? [] {
        if let color = mark.color { washes.add(color) }
        if case .image(let bytes, _) = mark.sticker, let image = StickerImage(bytes) {
          images.add(image)
        }
      }
    }
    self.entryColors = entryColors.numbers
    self.washes = washes.numbers
    self.images = images.numbers
    let paper = calendar.pages.first?.paper ?? .a4
    var sheet = ScreenStyle.sheet
    sheet += ColorStyle.sheet(entries: entryColors.values, washes: washes.values)
    for (index, image) in images.values.enumerated() {
      sheet += ".i\(index){background-image:url(\(image))}\n"
    }
    sheet += PlaceStyle.sheet
    sheet += PrintStyle.sheet(paper, scale: DocumentLooks.scale(of: paper))
    self.sheet = sheet
  }

  /// The class of an entry's colour.
  func colorClass(_ color: RGBColor) -> String? { entryColors[color].map { "k\($0)" } }

  /// The class of the wash of a mark's colour.
  func washClass(_ color: RGBColor) -> String? { washes[color].map { "w\($0)" } }

  /// The class of an image; nil for what is none.
  func imageClass(_ bytes: [UInt8]) -> String? {
    StickerImage(bytes).flatMap { images[$0] }.map { "i\($0)" }
  }

  /// The size of the type on paper; 1 on A4.
  static func scale(of paper: PaperSize) -> Double {
    let a4 = PaperSize.a4
    let byArea = (paper.width * paper.height / (a4.width * a4.height)).squareRoot()
    return min(byArea, paper.width / 500, paper.height / 420)
  }
}

/// Values in the order in which they first came, with their numbers.
private struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private(set) var numbers: [Value: Int] = [:]

  mutating func add(_ value: Value) {
    guard numbers[value] == nil else { return }
    numbers[value] = values.count
    values.append(value)
  }
}
