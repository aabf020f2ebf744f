import CalendarModel
import Glibc

extension PageLayout {
  /// The layout with grays in the place of colours, each as light as its colour: all contrasts
  /// stay as they are.
  var inGray: PageLayout {
    var copy = self
    copy.isGray = true
    copy.paperColor = paperColor.gray
    for index in copy.shapes.indices {
      copy.shapes[index].paint = copy.shapes[index].paint.inGray
    }
    for index in copy.texts.indices {
      copy.texts[index].color = copy.texts[index].color.gray
    }
    return copy
  }
}

extension PageShape.Paint {
  fileprivate var inGray: PageShape.Paint {
    switch self {
    case .fill(let color): .fill(color.gray)
    case .stroke(let color, let width, let dash): .stroke(color.gray, width: width, dash: dash)
    case .hatch(let color, let width, let pitch): .hatch(color.gray, width: width, pitch: pitch)
    }
  }
}

extension RGBColor {
  /// The gray of the same relative luminance (WCAG 2.1).
  var gray: RGBColor {
    let linear = luminance
    let encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    let level = UInt8(clamping: Int((encoded * 255).rounded()))
    return RGBColor(red: level, green: level, blue: level)
  }
}
