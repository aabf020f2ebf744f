import CalendarModel
import ICalendar
import Testing

/// Runs of marks as one entry, and marks of several days as several.
@Suite struct MarkDaysTests {
  private static let daybook = DaybookIdentity(id: "mine")
  private static let first = Day(daysSince1970: 20_811)

  private static func mark(
    _ id: String, _ day: Int, count: Int = 1, note: String? = nil, modified: Int? = nil,
    sequence: Int = 0
  ) -> Mark {
    Mark(
      id: id, days: first.advanced(by: day)..<first.advanced(by: day + count), note: note,
      created: modified.map { Instant(secondsSince1970: $0 - 5) },
      modified: modified.map { Instant(secondsSince1970: $0) }, sequence: sequence)
  }

  private func written(_ marks: [Mark], _ days: MarkExportOptions.Days) throws -> [Mark] {
    let result = try MarkExport.calendar(
      marks: marks, options: MarkExportOptions(daybook: Self.daybook, days: days))
    let read = try CalendarFile(result.bytes, file: "marks.ics").marks()
    #expect(read.count == result.entryCount)
    return read
  }

  @Test func aRunIsOneEntryWithTheIdentityOfItsFirstMark() throws {
    let marks = [
      Self.mark("a", 0, note: "sun", modified: 1000, sequence: 3),
      Self.mark("b", 1, count: 2, note: "sun", modified: 3000, sequence: 7),
      Self.mark("c", 3, note: "sun", modified: 2000), Self.mark("d", 5, note: "sun"),
      Self.mark("e", 6, note: "rain"), Self.mark("f", 6, note: "sun"),
    ]
    let runs = try written(marks.reversed(), .runs)
    var run = Self.mark("a", 0, count: 4, note: "sun", modified: 3000, sequence: 3)
    run.created = Instant(secondsSince1970: 995)
    #expect(runs == [run, Self.mark("d", 5, count: 2, note: "sun"), marks[4]])
  }

  @Test func marksThatOverlapOrDifferAreNoRun() throws {
    let marks = [
      Self.mark("a", 0, count: 2, note: "x"), Self.mark("b", 1, note: "x"),
      Self.mark("c", 3, note: "x"), Self.mark("d", 4, note: "X"),
    ]
    #expect(try written(marks, .runs) == marks)
  }

  @Test func ofTwoThatAreAlikeTheFirstGoesOn() throws {
    let marks = [
      Self.mark("a", 0), Self.mark("b", 0), Self.mark("c", 1), Self.mark("d", 1),
    ]
    #expect(try written(marks, .runs) == [Self.mark("a", 0, count: 2), marks[1], marks[3]])
  }

  @Test func oneADay() throws {
    let marks = [Self.mark("trip", 0, count: 3, note: "snow", sequence: 1), Self.mark("x", 1)]
    let parts = try written(marks, .single)
    #expect(
      parts == [
        Self.mark("trip", 0, note: "snow", sequence: 1),
        Self.mark("trip@2026-12-25", 1, note: "snow", sequence: 1), Self.mark("x", 1),
        Self.mark("trip@2026-12-26", 2, note: "snow", sequence: 1),
      ])
  }

  @Test func aMarkOfSeveralDaysIsOneEntryUnlessAsked() throws {
    let marks = [Self.mark("trip", 0, count: 3), Self.mark("x", 3)]
    #expect(try written(marks, .ofMarks) == marks)
  }

  @Test func nothingIsLostInRunsOfGeneratedMarks() throws {
    for seed in UInt64(1)...30 {
      var generator = SeededGenerator(seed: seed)
      let marks = (0..<60).map { index in
        Self.mark(
          "\(index)", Int.random(in: 0..<40, using: &generator),
          count: Int.random(in: 1...3, using: &generator),
          note: ["a", "b"].randomElement(using: &generator))
      }
      func days(_ marks: [Mark], _ note: String) -> [Day] {
        marks.filter { $0.note == note }.flatMap { Array($0.days) }.sorted()
      }
      let (runs, parts) = (try written(marks, .runs), try written(marks, .single))
      for note in ["a", "b"] {
        #expect(days(runs, note) == days(marks, note), "seed \(seed)")
        #expect(days(parts, note) == days(marks, note), "seed \(seed)")
      }
      #expect(runs.count < marks.count, "seed \(seed)")
      #expect(parts.allSatisfy { $0.days.count == 1 }, "seed \(seed)")
    }
  }
}
