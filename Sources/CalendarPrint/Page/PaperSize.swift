/// The size of a sheet in points, 72 to the inch.
public struct PaperSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A sheet of these sides in points. Any values are accepted here; drawing refuses those
  /// that no page can be laid out on.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// ISO 216 A3, landscape: 420 by 297 mm.
  public static let a3 = PaperSize(millimetersWide: 420, high: 297)
  /// ISO 216 A4, landscape: 297 by 210 mm.
  public static let a4 = PaperSize(millimetersWide: 297, high: 210)
  /// ISO 216 A5, landscape: 210 by 148 mm.
  public static let a5 = PaperSize(millimetersWide: 210, high: 148)
  /// US Letter, landscape: 11 by 8.5 inches.
  public static let letter = PaperSize(width: 792, height: 612)
  /// US Legal, landscape: 14 by 8.5 inches.
  public static let legal = PaperSize(width: 1008, height: 612)
  /// US Tabloid, landscape: 17 by 11 inches.
  public static let tabloid = PaperSize(width: 1224, height: 792)

  /// The same sheet with its longer side upright.
  public var portrait: PaperSize {
    PaperSize(width: min(width, height), height: max(width, height))
  }

  /// The same sheet with its longer side lying.
  public var landscape: PaperSize {
    PaperSize(width: max(width, height), height: min(width, height))
  }

  private init(millimetersWide width: Double, high height: Double) {
    // Points to two decimals, as PDF producers write these sizes.
    func points(_ millimeters: Double) -> Double { (millimeters * 7200 / 25.4).rounded() / 100 }
    self.init(width: points(width), height: points(height))
  }
}

extension PaperSize {
  /// The standard sizes by their names in lower case, as a command's option would have them.
  public static let named: [String: PaperSize] = [
    "a3": .a3, "a4": .a4, "a5": .a5, "letter": .letter, "legal": .legal, "tabloid": .tabloid,
  ]

  /// The size that a text names: one of `named`, or its sides, as in `210x297mm` and
  /// `8.5x11in`; nil for any other text. Sizes with names lie on their longer side.
  public init?(_ text: String) {
    if let size = PaperSize.named[text.lowercased()] {
      self = size
    } else if let sides = PaperLength.sides(text) {
      self.init(width: sides.width, height: sides.height)
    } else {
      return nil
    }
  }

  /// The widest margin that leaves room for a page, in points: a quarter of the shorter side.
  public var widestMargin: Double { min(width, height) / 4 }

  /// The shortest side that a page can be laid out on, in points: two inches.
  static let shortestSide = 144.0
  /// The longest side that a PDF page can have, in points (ISO 32000-1, annex C).
  static let longestSide = 14_400.0

  /// - Throws: `RenderError.unusablePaper`
  func validate() throws(RenderError) {
    let usable = PaperSize.shortestSide...PaperSize.longestSide
    guard usable.contains(width), usable.contains(height) else {
      throw .unusablePaper(width: width, height: height)
    }
  }
}
