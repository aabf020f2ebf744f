import CalendarModel
import Testing

@testable import CalendarPrint

@Suite("Colours of a terminal")
struct TerminalColorTests {
  /// Indices from the table of xterm's 256 colours: 16 + 36r + 6g + b and 232 + grey.
  static let known: [(UInt32, Int)] = [
    (0x000000, 16), (0xFFFFFF, 231), (0x808080, 244), (0xE91C4C, 161), (0x76A9FF, 111),
    (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21), (0x5F87AF, 67), (0x1C1C1C, 234),
  ]

  @Test("the nearest of 256", arguments: known)
  func indexed(_ hex: UInt32, _ index: Int) {
    #expect(IndexedColor(nearest: RGBColor(hex)).index == index)
  }

  @Test("text on bars can be read in every colour", arguments: [ColorMode.indexed, .exact])
  func barsHaveContrast(_ mode: ColorMode) {
    let levels = stride(from: 0, through: 255, by: 15).map { UInt8($0) }
    var unreadable: [RGBColor] = []
    for red in levels {
      for green in levels {
        for blue in levels {
          let color = RGBColor(red: red, green: green, blue: blue)
          let style = TerminalColors.bar(color, mode)
          let contrast = style.background.flatMap { style.foreground?.contrast(with: $0) }
          if (contrast ?? 0) < 4.5 { unreadable.append(color) }
        }
      }
    }
    #expect(unreadable.isEmpty)
  }

  /// Control Sequence Introducer and SGR as ECMA-48 has them; 38 and 48 as xterm does.
  @Test func sequences() {
    let style = TerminalStyle(
      foreground: RGBColor(0x01_02_03), background: RGBColor(0xFF_FF_FF), isBold: true)
    #expect(style.sequence(.exact) == "\u{1B}[0;1;38;2;1;2;3;48;2;255;255;255m")
    #expect(style.sequence(.indexed) == "\u{1B}[0;1;38;5;16;48;5;231m")
    #expect(style.sequence(.none) == "")
    #expect(TerminalStyle.plain.sequence(.exact) == "\u{1B}[0m")
  }
}
