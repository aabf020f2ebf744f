import CalendarModel
import ICalendar
import Interchange
import Testing

@Suite("Damaged jCal and xCal")
struct DamagedTextTests {
  /// SplitMix64, seeded.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let component = Component(
    "VCALENDAR", properties: [Property("X-A", value: "1")],
    components: JCalTests.cases.map { example in
      let name = example.line.prefix { $0 != ":" && $0 != ";" }
      let value = example.line.drop { $0 != ":" }.dropFirst()
      return Component(
        "VEVENT",
        properties: [
          Property(
            String(name), parameters: [Property.Parameter("X-P", ["a", "b"])],
            value: String(value))
        ])
    })

  @Test(
    "give an error or a tree that comes back, and never a trap",
    arguments: 1...40 as ClosedRange<UInt64>)
  func damaged(_ seed: UInt64) {
    var generator = Generator(state: seed)
    for isJSON in [true, false] {
      let whole =
        isJSON ? JCal.write([Self.component]).bytes : XCal.write([Self.component]).bytes
      for _ in 0..<25 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = Int.random(in: bytes.indices, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.remove(at: index)
          case 2: bytes.insert(whole[Int.random(in: whole.indices, using: &generator)], at: index)
          default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0..<40, using: &generator)))
          }
        }
        let read = try? isJSON ? JCal.read(bytes) : XCal.read(bytes)
        guard let components = read?.components else { continue }
        #expect(components.map { $0.canonical() } == components, "seed \(seed)")
        let again = try? JCal.read(JCal.write(components).bytes).components
        #expect(again == components, "seed \(seed)")
      }
    }
  }
}
