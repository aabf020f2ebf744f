import CalendarModel
import ICalendar
import Testing

@Suite struct MarkCancellationTests {
  private let daybook = DaybookIdentity(id: "mine")

  private func deleted(_ id: String, _ first: String, count: Int = 1) throws -> DeletedMark {
    let first = try #require(Day(first))
    return DeletedMark(
      id: id, days: first..<first.advanced(by: count), title: "Snow", sequence: 4,
      deleted: Instant(secondsSince1970: 1_780_000_000))
  }

  /// RFC 5546, 3.2.5: METHOD, and of the event DTSTAMP, ORGANIZER, SEQUENCE and UID once each,
  /// STATUS where all of it is cancelled. The UIDs: Python 3.11, `uuid5(uuid5(uuid5(
  /// NAMESPACE_DNS, "daybook.daymark.invalid"), "mine"), id)`, the ORGANIZER the namespace.
  @Test func theBytesOfACancellation() throws {
    let result = try MarkExport.cancellations(
      of: [deleted("trip", "2026-12-30", count: 3)],
      options: MarkExportOptions(daybook: daybook, name: "Days"))
    let expected = """
      BEGIN:VCALENDAR
      PRODID:-//Daymark//Daymark//EN
      VERSION:2.0
      CALSCALE:GREGORIAN
      METHOD:CANCEL
      BEGIN:VEVENT
      UID:1782effc-683d-5e4e-a446-6d48ad113c0b
      DTSTAMP:20260528T202640Z
      ORGANIZER:urn:uuid:\(daybook.namespace)
      SEQUENCE:4
      DTSTART;VALUE=DATE:20261230
      DTEND;VALUE=DATE:20270102
      SUMMARY:Snow
      STATUS:CANCELLED
      X-DAYMARK-ID:trip
      END:VEVENT
      END:VCALENDAR

      """
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == expected.replacing("\n", with: "\r\n"))
    #expect(result.calendars == [result.bytes])
  }

  /// RFC 5546, 3.2.5: all events of one calendar have the same UID.
  @Test func eachHasACalendarOfItsOwn() throws {
    let marks = [try deleted("b", "2026-12-24"), try deleted("a", "2026-12-24")]
    let options = MarkExportOptions(daybook: daybook, form: .todo)
    let result = try MarkExport.cancellations(of: marks, options: options)
    let file = try CalendarFile(result.bytes, file: "cancel.ics")
    #expect(file.calendars.count == 2)
    #expect(file.todos().items.map(\.uid) == ["a", "b"].map(daybook.uid(ofMark:)))
    #expect(file.marks().isEmpty)
    #expect(
      try MarkExport.cancellations(of: marks.reversed(), options: options).bytes == result.bytes)
  }

  @Test(arguments: MarkExportOptions.Form.allCases)
  func theCheckFindsNothingAmiss(form: MarkExportOptions.Form) throws {
    let result = try MarkExport.cancellations(
      of: [try deleted("a", "2026-12-24", count: 2)],
      options: MarkExportOptions(daybook: daybook, form: form))
    let file = try CalendarFile(result.bytes, file: "cancel.ics")
    #expect(file.check().filter { $0.severity == .error }.map(\.code) == [])
  }

  @Test func thoseOfOneADayCancelEachDay() throws {
    let mark = try deleted("trip", "2026-12-30", count: 3)
    let options = MarkExportOptions(daybook: daybook, days: .single)
    let result = try MarkExport.cancellations(of: [mark], options: options)
    let written = try MarkExport.calendar(
      marks: [Mark(id: "trip", days: mark.days)], options: options)
    func uids(_ bytes: [UInt8]) throws -> [String] {
      try CalendarFile(bytes, file: "a.ics").events().events.map(\.uid)
    }
    #expect(try uids(result.bytes) == uids(written.bytes))
    #expect(result.calendars.count == 3)
  }

  @Test func whichTargetsObey() throws {
    let obeying = ExportTarget.allCases.filter {
      TargetFact.of($0, .cancellations)?.isObeyed ?? false
    }
    #expect(obeying == [.outlook])
    for target in [ExportTarget.outlook, .thunderbird] {
      let result = try MarkExport.cancellations(
        of: [deleted("a", "2026-12-24"), deleted("b", "2026-12-24")],
        options: MarkExportOptions(daybook: daybook, target: target))
      #expect(result.notes.map(\.count) == [2])
    }
    // Where no source says anything, that is said.
    for target in [ExportTarget.google, .apple] {
      let result = try MarkExport.cancellations(
        of: [deleted("a", "2026-12-24")],
        options: MarkExportOptions(daybook: daybook, target: target))
      #expect(result.notes.map(\.kind) == [.unknownObedience([target])])
    }
  }

  @Test func whatCannotBeWrittenIsAnError() throws {
    let late = DeletedMark(
      id: "1", days: Day(daysSince1970: 0)..<Day(daysSince1970: 1), title: nil, sequence: 1,
      deleted: Instant(secondsSince1970: 1 << 40))
    #expect(throws: MarkExportError.instantOutOfRange(id: "1", late.deleted)) {
      try MarkExport.cancellations(of: [late], options: MarkExportOptions(daybook: daybook))
    }
  }
}
