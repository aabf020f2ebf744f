import CalendarModel
import DayGrid
import Testing

@Suite("Entry order")
struct EntryOrderTests {
  static let noon = wall(day(2026, 12, 7), 12)
  static let base = GridEntry(
    uid: "m", title: "Mail", days: days(noon.day, through: noon.day), start: noon,
    end: noon.adding(seconds: 3600), calendar: 1, color: RGBColor(0x80_80_80),
    status: .tentative, location: "Hall", kind: .completedTodo)

  /// The base entry with one change that puts it before the unchanged one.
  static let earlier: [(String, @Sendable (inout GridEntry) -> Void)] = [
    (
      "an earlier start",
      {
        $0.start = noon.adding(seconds: -60)
        $0.end = noon
      }
    ),
    ("a later end", { $0.end = noon.adding(seconds: 3601) }),
    ("a title before", { $0.title = "Lunch" }),
    ("capitals before small letters", { $0.title = "MAIL" }),
    ("a UID before", { $0.uid = "a" }),
    ("a calendar before", { $0.calendar = 0 }),
    ("confirmed", { $0.status = .confirmed }),
    ("no location", { $0.location = nil }),
    ("a location before", { $0.location = "Attic" }),
    ("no colour", { $0.color = nil }),
    ("a colour before", { $0.color = RGBColor(0x80_80_7F) }),
    ("an open to-do before a completed one", { $0.kind = .openTodo }),
  ]

  @Test("comes first:", arguments: earlier.indices)
  func precedes(_ index: Int) {
    let (claim, change) = Self.earlier[index]
    var changed = Self.base
    change(&changed)
    #expect(EntryOrder.precedes(changed, Self.base), "\(claim)")
    #expect(!EntryOrder.precedes(Self.base, changed), "\(claim)")
  }

  @Test func allDayPrecedesTheTimedEventOfTheSameSpan() {
    let midnight = wall(Self.noon.day, 0)
    var timed = Self.base
    timed.title = "A"
    timed.start = midnight
    timed.end = midnight.adding(seconds: 86_400)
    #expect(EntryOrder.precedes(allDay("Z", midnight.day), timed))
  }

  @Test func theCriteriaAreEachAskedOnce() {
    #expect(Set(EntryOrder.criteria) == Set(EntryOrder.Criterion.allCases))
    #expect(EntryOrder.criteria.count == EntryOrder.Criterion.allCases.count)
  }
}
