import CalendarModel
import DayGrid

/// The colours, images and sizes of a document, by the names of their classes: no element has
/// a style of its own.
struct DocumentLooks {
  /// The style sheet.
  let sheet: StyleSheet
  private let entryColors: [RGBColor: Int]
  private let washes: [[RGBColor]: Int]
  private let images: [StickerImage: Int]

  init(_ calendar: HTMLCalendar, days: DocumentDays, months: [DocumentMonth]) {
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
    var washes = Numbered<[RGBColor]>()
    var images = Numbered<StickerImage>()
    func add(_ sticker: Mark.Sticker?) {
      if case .image(let bytes, _) = sticker, let image = StickerImage(bytes) {
        images.add(image)
      }
    }
    for cell in calendar.pages.lazy.flatMap(\.grid.rows).flatMap(\.cells) {
      let colors = DocumentLooks.colors(of: cell)
      if !colors.isEmpty { washes.add(colors) }
      for mark in cell.marks where mark.days.lowerBound == cell.day { add(mark.sticker) }
    }
    for place in days.places {
      for mark in days.marks[place.day] ?? [] {
        if let color = mark.color { washes.add([color]) }
        add(mark.sticker)
      }
      let row = calendar.pages[place.page].grid.rows[place.row]
      for entry in row.entries(inColumn: place.column) { add(calendar.details[entry]?.image) }
    }
    self.entryColors = entryColors.numbers
    self.washes = washes.numbers
    self.images = images.numbers
    let paper = calendar.pages.first?.paper ?? .a4
    var sheet = ScreenStyle.sheet
    sheet += DaysStyle.sheet
    sheet += ColorStyle.sheet(entries: entryColors.values, washes: washes.values)
    for (index, image) in images.values.enumerated() {
      sheet += ".i\(index){background-image:url(\(image))}\n"
    }
    sheet += PlaceStyle.sheet(months.flatMap(\.weeks))
    sheet += WeekStyle.sheet
    sheet += NarrowStyle.sheet
    sheet += PrintStyle.sheet(paper, scale: DocumentLooks.scale(of: paper))
    self.sheet = sheet
  }

  /// The class of an entry's colour.
  func colorClass(_ color: RGBColor) -> String? { entryColors[color].map { "k\($0)" } }

  /// The class of the wash of marks' colours, side by side; nil for none.
  func washClass(_ colors: [RGBColor]) -> String? { washes[colors].map { "w\($0)" } }

  /// The colours of a cell's ground: those of the day's own marks, each once, or that of a run
  /// of days.
  static func colors(of cell: GridCell) -> [RGBColor] {
    let own = cell.marks.filter { !$0.isRun }.compactMap(\.color)
    guard !own.isEmpty else {
      return cell.marks.lazy.filter(\.isRun).compactMap(\.color).first.map { [$0] } ?? []
    }
    return own.reduce(into: []) { colors, color in
      if colors.count < 4, !colors.contains(color) { colors.append(color) }
    }
  }

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
