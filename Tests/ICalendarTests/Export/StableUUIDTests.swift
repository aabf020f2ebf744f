import ICalendar
import Testing

@Suite struct StableUUIDTests {
  /// RFC 9562, appendix A.4.
  @Test func versionFiveOfTheRFCsExample() {
    let uuid = StableUUID(namespace: .domainNames, name: "www.example.com")
    #expect("\(uuid)" == "2ed6657d-e927-568b-95e1-2665a8aea6a2")
  }

  /// Python 3.11, `uuid.uuid5(uuid.NAMESPACE_DNS, name)`.
  @Test(arguments: [
    ("", "4ebd0208-8328-5d69-8c44-ec50939c0967"),
    ("python.org", "886313e1-3b8a-5372-9b90-0c9aee199e5d"),
    ("Tagebuch 📔", "bd428e99-52c3-5544-91e9-be90c17cb548"),
    ("a\0b", "0a63f66b-e02f-5d2d-9fd4-aad819cf5352"),
  ])
  func agreesWithPython(name: String, expected: String) {
    #expect("\(StableUUID(namespace: .domainNames, name: name))" == expected)
  }

  @Test func textIsReadInEitherCase() throws {
    let text = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
    #expect(StableUUID(text) == .domainNames)
    #expect(StableUUID(text.uppercased()) == .domainNames)
    #expect("\(StableUUID.domainNames)" == text)
  }

  @Test(arguments: [
    "", "6ba7b810", "6ba7b8109dad11d180b400c04fd430c8", "6ba7b810-9dad-11d1-80b4-00c04fd430cg",
    "6ba7b810-9dad-11d1-80b4-00c04fd430c8 ", "6ba7b810+9dad-11d1-80b4-00c04fd430c8",
    "é6ba7b810-9dad-11d1-80b4-00c04fd430",
  ])
  func otherTextIsNone(text: String) {
    #expect(StableUUID(text) == nil)
  }

  @Test func daybooksKeepTheirMarksApart() {
    let one = DaybookIdentity(id: "mine")
    #expect(one.uid(ofMark: "a") == DaybookIdentity(id: "mine").uid(ofMark: "a"))
    #expect(one.uid(ofMark: "a") != DaybookIdentity(id: "yours").uid(ofMark: "a"))
    #expect(one.uid(ofMark: "a") != one.uid(ofMark: "b"))
  }

  /// Python 3.11: `uuid5(uuid5(uuid5(NAMESPACE_DNS, "daybook.daymark.invalid"), "mine"), "a")`.
  /// If this fails, every mark that was ever exported comes back as a new event.
  @Test func theNamespaceOfDaybooksNeverChanges() {
    #expect(DaybookIdentity(id: "mine").uid(ofMark: "a") == "ea440f45-c497-5c11-82aa-871fb30bb038")
  }
}
