import CalendarModel
import FoundationEssentials
import FoundationInternationalization

/// The ten digits of a locale.
struct LocaleDigits {
  /// 0 to 9.
  private let digits: [String]

  /// The digits that a locale writes numbers with.
  init(_ locale: Locale) {
    let style = IntegerFormatStyle<Int>(locale: locale)
    digits = (0...9).map { style.format($0) }
  }

  /// A whole number, with zeros in front where it has fewer than `width` digits.
  func text(of value: Int, width: Int = 1) -> String {
    value.padded(to: width).utf8.reduce(into: "") { text, byte in
      text += byte == UInt8(ascii: "-") ? "-" : digits[Int(byte - UInt8(ascii: "0"))]
    }
  }
}
