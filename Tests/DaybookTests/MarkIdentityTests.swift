import CalendarModel
import Daybook
import ICalendar
import Testing

@Suite struct MarkIdentityTests {
  private func marks(_ text: String) throws -> [Mark] {
    try DayTable.read(csv: Array(text.utf8), file: "t.csv").marks
  }

  @Test func rowsAreKnownByTheirDaysAndTheirPlaceAmongThem() throws {
    let ids = try marks(
      """
      start,end,note
      2026-01-01,,a
      2026-01-02,,b
      2026-01-01,2026-01-03,c
      2026-01-01,2026-01-01,d
      2026-01-01,,e
      """
    ).map(\.id)
    #expect(
      ids == [
        "2026-01-01", "2026-01-02", "2026-01-01/2026-01-03", "2026-01-01#2", "2026-01-01#3",
      ])
  }

  @Test func identitiesThatRowsGiveThemselvesAreNotTaken() throws {
    let ids = try marks(
      "day,id\n2026-01-01,\n2026-01-02,2026-01-01\n2026-01-03,x\n2026-01-04,x\n2026-01-05,x\n"
    ).map(\.id)
    #expect(ids == ["2026-01-01#2", "2026-01-01", "x", "x#2", "x#3"])
  }

  @Test func editingANoteKeepsTheUID() throws {
    let daybook = DaybookIdentity(id: "mine")
    func uids(_ text: String) throws -> [String] {
      try marks(text).map { daybook.uid(ofMark: $0.id) }
    }
    let before = try uids("day,note\n2026-01-01,a\n2026-01-01,b\n")
    let after = try uids("day,mood,note\n2025-12-31,,new\n2026-01-01,ok,\n2026-01-01,,changed\n")
    #expect(before == Array(after.dropFirst()))
  }

  @Test func manyRowsWithOneIdentityCostLinearTime() throws {
    let marks = try marks("day,id\n" + String(repeating: "2026-01-01,x\n", count: 20_000))
    #expect(Set(marks.map(\.id)).count == 20_000)
  }
}
