import CLibical
import CalendarModel
import ICalendar
import Testing

/// libical's own check of restrictions as an independent opinion.
@Suite("libical's restrictions")
struct RestrictionOracleTests {
  /// Whether libical finds that a calendar keeps RFC 5546's tables; nil where it reads none.
  /// C: `icalrestriction_check`; the component is ours, and freed.
  private static func isValid(_ bytes: [UInt8]) -> Bool? {
    let text = bytes.map { CChar(bitPattern: $0) } + [0]
    guard let component = icalparser_parse_string(text) else { return nil }
    defer { icalcomponent_free(component) }
    guard icalcomponent_isa(component) == ICAL_VCALENDAR_COMPONENT else { return nil }
    return icalrestriction_check(component) != 0
  }

  private static let paths =
    FixtureFolder.names(ending: "ics").map { "\($0).ics" }
    + FixtureFolder.names(ending: "ics", in: "malformed").map { "malformed/\($0).ics" }

  @Test("what libical faults, a check faults", arguments: paths)
  func faultsTheSame(_ path: String) throws {
    let bytes = try FixtureFolder.bytes(path)
    guard !bytes.contains(0), Self.isValid(bytes) == false else { return }
    let found = try CalendarFile(bytes, file: path).check()
    #expect(found.contains { $0.severity > .note }, "libical faults \(path), and we do not")
  }

  @Test("what is repaired, libical does not fault", arguments: paths)
  func repairsToItsLiking(_ path: String) throws {
    guard let file = try? CalendarFile(FixtureFolder.bytes(path), file: path) else { return }
    // libical 3.0 knows nothing of RFC 9073, 9074 and 9253.
    if path == "all-components.ics" { return }
    // A message lacks what only its sender knows: its organizer.
    guard file.calendars.allSatisfy({ $0.method == nil }) else { return }
    #expect(Self.isValid(file.repaired().bytes) ?? true, "\(path)")
  }
}
