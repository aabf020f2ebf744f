import CalendarModel

/// A colour of the part of the 256-colour palette that is the same in every terminal: the
/// cube 16 to 231 and the greys 232 to 255.
struct IndexedColor: Hashable, Sendable {
  /// 16 to 255.
  let index: Int
  /// What the index shows, by xterm's definition.
  let color: RGBColor

  /// The colour of the palette that is nearest to `color`.
  init(nearest color: RGBColor) {
    let cube = IndexedColor.cube(nearest: color)
    let grey = IndexedColor.grey(nearest: color)
    self = color.distance(to: grey.color) < color.distance(to: cube.color) ? grey : cube
  }

  private init(index: Int, color: RGBColor) {
    self.index = index
    self.color = color
  }

  /// The steps of each channel of the cube.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func cube(nearest color: RGBColor) -> IndexedColor {
    func step(_ channel: UInt8) -> Int {
      levels.indices.min {
        abs(Int(levels[$0]) - Int(channel)) < abs(Int(levels[$1]) - Int(channel))
      } ?? 0
    }
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    return IndexedColor(
      index: 16 + 36 * red + 6 * green + blue,
      color: RGBColor(red: levels[red], green: levels[green], blue: levels[blue]))
  }

  /// 24 greys from 8 in steps of 10.
  private static func grey(nearest color: RGBColor) -> IndexedColor {
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let step = min(23, max(0, (mean - 3) / 10))
    let level = UInt8(8 + 10 * step)
    return IndexedColor(
      index: 232 + step, color: RGBColor(red: level, green: level, blue: level))
  }
}

extension RGBColor {
  /// The square of the distance in the cube of channels.
  fileprivate func distance(to other: RGBColor) -> Int {
    func square(_ first: UInt8, _ second: UInt8) -> Int {
      (Int(first) - Int(second)) * (Int(first) - Int(second))
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
