import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

/// Weeks with their hours.
struct WeekPlanTests {
  private static func rows(seed: UInt64, count: Int) -> [GridRow] {
    MonthGrid(
      month: Month(validYear: 2026, month: 12), entries: generatedEntries(seed: seed, count: count)
    ).rows
  }

  private static func places(_ plan: WeekPlan, _ row: GridRow, column: Int) -> [WeekPlan.Place] {
    row.segments.filter { $0.columns.contains(column) }
      .map { plan.place(of: $0, inColumn: column) }
      + row.cells[column].timed.indices.map { plan.place(ofTimed: $0, inColumn: column) }
  }

  /// Every entry of a day has a lane, stands among the hours, or is listed.
  @Test(arguments: [1, 2, 3, 4, 5, 6], [1, 30, 200, 800])
  func nothingIsLost(seed: UInt64, count: Int) {
    for row in Self.rows(seed: seed, count: count) {
      let plan = WeekPlan(row)
      for column in 0..<7 {
        let places = Self.places(plan, row, column: column)
        #expect(places.count == row.entryCount(inColumn: column), "seed \(seed)")
        #expect(
          places.count { $0 == .list } == plan.hidden[column].count, "seed \(seed)")
        let lanes = places.compactMap { if case .lane(let lane) = $0 { lane } else { nil } }
        #expect(Set(lanes).count == lanes.count, "two in a lane, seed \(seed)")
        #expect(lanes.allSatisfy { $0 < plan.laneCount }, "seed \(seed)")
      }
    }
  }

  /// No two share a column and a time, and all lie within the hours that are shown.
  @Test(arguments: [1, 2, 3, 4, 5, 6], [30, 200, 800])
  func nothingOverlaps(seed: UInt64, count: Int) {
    for row in Self.rows(seed: seed, count: count) {
      let plan = WeekPlan(row)
      for column in 0..<7 {
        let hours = Self.places(plan, row, column: column).compactMap {
          if case .hours(let place) = $0 { place } else { nil }
        }
        for (index, one) in hours.enumerated() {
          #expect(one.minutes.lowerBound >= plan.hours.lowerBound * 60, "seed \(seed)")
          #expect(one.minutes.upperBound <= plan.hours.upperBound * 60, "seed \(seed)")
          #expect(one.minutes.count >= WeekPlan.leastMinutes, "seed \(seed)")
          for other in hours[(index + 1)...] where one.minutes.overlaps(other.minutes) {
            func share(_ place: HourPlace) -> Range<Double> {
              let count = Double(place.columnCount)
              return Double(place.column) / count..<Double(place.column + place.span) / count
            }
            #expect(!share(one).overlaps(share(other)), "seed \(seed)")
          }
        }
      }
    }
  }

  /// A bar keeps its lane on all of its days; what lasts less than a day stands in the hours of
  /// both days that it touches.
  @Test func barsAndNights() throws {
    let trip = try allDay("2026-12-08", "2026-12-10", "Trip")
    let first = try day("2026-12-09")
    let start = WallTime(first, secondOfDay: 22 * 3600)
    let night = GridEntry(
      uid: "n", title: "Night shift", days: first..<first.advanced(by: 2), start: start,
      end: start.adding(seconds: 4 * 3600))
    let row = december([trip, night]).grid.rows[1]
    let plan = WeekPlan(row)
    let bar = try #require(row.segments.first { $0.entry == trip })
    #expect((1...3).map { plan.place(of: bar, inColumn: $0) } == [.lane(0), .lane(0), .lane(0)])
    let shift = try #require(row.segments.first { $0.entry == night })
    let places = (2...3).map { plan.place(of: shift, inColumn: $0) }
    #expect(
      places == [
        .hours(
          HourPlace(
            minutes: 1320..<1440, column: 0, span: 1, columnCount: 1, continuesBefore: false,
            continuesAfter: true)),
        .hours(
          HourPlace(
            minutes: 0..<120, column: 0, span: 1, columnCount: 1, continuesBefore: true,
            continuesAfter: false)),
      ])
    #expect(plan.hours == 0..<24)
    #expect(plan.laneCount == 1)
  }
}
