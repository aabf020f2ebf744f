import Testing

@testable import ICalendar

@Suite("Set of lines")
struct LineSetTests {
  @Test(
    "it holds what was put into it, ascending",
    arguments: [
      [], [1], [64, 63, 65], [4_000_000_000, 0, 127, 128], Array(stride(from: 0, to: 900, by: 7)),
    ])
  func holdsLines(_ lines: [Int]) {
    var set = LineSet()
    for line in lines {
      let isNew = [set.insert(line), set.insert(line)]
      #expect(isNew == [true, false])
    }
    #expect(set.sorted == lines.sorted())
    #expect(set.isEmpty == lines.isEmpty)
    for line in lines {
      #expect(set.contains(line) && set.contains(line + 1) == lines.contains(line + 1))
    }
  }
}
