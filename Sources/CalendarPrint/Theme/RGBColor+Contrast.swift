import CalendarModel
import Glibc

extension RGBColor {
  /// Relative luminance, 0 for black to 1 for white (WCAG 2.1, "relative luminance").
  var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio with another colour, 1 to 21 (WCAG 2.1, "contrast ratio").
  func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour on its way to another: 0 is itself, 1 the other.
  func mixed(with other: RGBColor, by share: Double) -> RGBColor {
    func channel(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: Int((Double(one) + (Double(two) - Double(one)) * share).rounded()))
    }
    return RGBColor(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }

  /// The colour as it is, or darker as far as it takes to reach a contrast with a light
  /// ground; black when nothing less does.
  func darkened(toContrast ratio: Double, on ground: RGBColor) -> RGBColor {
    let steps = 50
    for step in 0..<steps {
      let candidate = mixed(with: .black, by: Double(step) / Double(steps))
      if candidate.contrast(with: ground) >= ratio { return candidate }
    }
    return .black
  }
}
