import Testing

@testable import CalendarPrint

@Suite("Sharing the height of the grid")
struct RowSharesTests {
  struct Case: Sendable {
    var name: String
    var needs: [(Double, Double)]
    var heights: [Double]
  }

  // A height of 100, shares from half to double an equal one; worked out by hand.
  @Test(
    "Heights follow the need",
    arguments: [
      Case(name: "equal where nobody needs much", needs: [(5, 5), (10, 10)], heights: [50, 50]),
      Case(
        name: "one needs more than its share", needs: [(70, 70), (10, 10)], heights: [70, 30]),
      Case(
        name: "the others' least share is the limit", needs: [(90, 90), (1, 1), (1, 1), (1, 1)],
        heights: [62.5, 12.5, 12.5, 12.5]),
      Case(
        name: "whole titles take no more than the largest share",
        needs: [(10, 90), (1, 1), (1, 1), (1, 1)],
        heights: [50, 50.0 / 3, 50.0 / 3, 50.0 / 3]),
      Case(
        name: "the least share is one", needs: [(60, 60), (60, 60), (0, 0), (0, 0)],
        heights: [37.5, 37.5, 12.5, 12.5]),
      Case(
        name: "whole titles wait for every entry", needs: [(40, 90), (50, 50)],
        heights: [50, 50]),
      Case(
        name: "what is left goes to whole titles", needs: [(30, 60), (30, 35)],
        heights: [60, 40]),
    ])
  func heights(_ c: Case) {
    let needs = c.needs.map { RowShares.Need(least: $0.0, whole: $0.1) }
    let heights = RowShares.heights(needs, total: 100, shares: 0.5...2)
    #expect(heights.count == c.heights.count, "\(c.name)")
    for (height, expected) in zip(heights, c.heights) {
      #expect(abs(height - expected) < 1e-6, "\(c.name): \(heights)")
    }
  }

  @Test("No rows share nothing")
  func noRows() {
    #expect(RowShares.heights([], total: 100, shares: 0.5...2).isEmpty)
  }

  @Test("Heights add up, whatever the needs", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func sums(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let needs = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let least = Double.random(in: 0...300, using: &generator)
        return RowShares.Need(
          least: least, whole: least + .random(in: 0...100, using: &generator))
      }
      let heights = RowShares.heights(needs, total: 400, shares: 0.56...1.8)
      #expect(abs(heights.reduce(0, +) - 400) < 1e-6, "seed \(seed): \(needs)")
      #expect(heights.allSatisfy { $0 > 0 }, "seed \(seed): \(needs)")
      // No row goes without while another has more than it needs.
      let base = 400 * 0.56 / Double(needs.count)
      guard zip(heights, needs).contains(where: { $0 < $1.least - 1e-6 }) else { continue }
      for (height, need) in zip(heights, needs) {
        #expect(height <= max(base, need.least) + 1e-6, "seed \(seed): \(needs)")
      }
    }
  }
}
