import CalendarModel
import ICalendar
import Interchange
import Testing

/// Properties that another format has no place for.
@Suite("Losses of other properties")
struct OtherPropertyLossTests {
  /// Two components with an alarm each; the numbers below are those of their lines.
  static let calendar =
    ["VEVENT", "VTODO"].map { kind in
      """
      BEGIN:\(kind)
      UID:\(kind)
      DTSTAMP:20200102T030405Z
      DTSTART:20200101T070000Z
      X-A:1
      X-A:2
      x-a:3
      X-B:
      X-A;P=v:4
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT5M
      X-C:
      X-C:
      END:VALARM
      END:\(kind)

      """
    }

  static func file(_ components: [String]) throws -> CalendarFile {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Test//EN\n" + components.joined()
      + "END:VCALENDAR\n"
    return try CalendarFile(Array(text.utf8), file: "a.ics")
  }

  static func text(_ losses: [ConversionLoss]) -> [String] {
    losses.map { "\($0.count) \($0.subject), line \($0.line ?? 0)" }
  }

  @Test("are counted by their names, in any case", arguments: calendar)
  func inJSCalendar(component: String) throws {
    let written = JSCalendar.write(try Self.file([component]))
    #expect(
      Set(Self.text(written.losses)) == [
        "4 X-A, line 4", "1 X-B, line 4", "2 X-C of an alarm, line 4",
      ])
  }

  @Test("are counted in a table")
  func inTable() throws {
    let written = EventTable.write(try Self.file(Self.calendar))
    #expect(
      Self.text(written.losses) == [
        "1 VALARM, line 4", "4 X-A, line 4", "1 X-B, line 4", "1 VTODO, line 20",
      ])
  }
}
