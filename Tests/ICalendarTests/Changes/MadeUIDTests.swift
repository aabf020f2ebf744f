import CalendarModel
import ICalendar
import Testing

@Suite("UIDs that are made")
struct MadeUIDTests {
  /// Python 3.11, `uuid.uuid5(uuid.NAMESPACE_DNS, "SUMMARY:a\n")` and the same of b.
  @Test("components without UID get one from their content, whoever stands beside them")
  func madeUIDs() throws {
    let components = ["SUMMARY:a", "SUMMARY:a", "SUMMARY:b", "UID:one", "SUMMARY:a"].flatMap {
      ["BEGIN:VTODO", $0, "END:VTODO"]
    }
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + components + ["END:VCALENDAR", ""]
    let file = try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
    let store = CalendarStore(file)
    let (a, b) = (
      "76f649c9-fb92-5b3b-93ef-afb8f157e5d4", "11488c3d-e1fd-5438-b226-88170714c843"
    )
    #expect(store.components.map(\.key.uid) == [a, a, b, "one", a])
    #expect(store.components.map(\.isUIDSynthesized) == [true, true, true, false, true])
    #expect(store.items().map(\.uid) == [a, b, "one"])
    let merged = CalendarStore.merge([store, store])
    #expect(merged.componentCount == 5)
    #expect(merged.diagnostics == [])
  }
}
