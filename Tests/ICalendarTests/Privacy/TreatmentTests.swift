import CalendarModel
import ICalendar
import Testing

@Suite("files with components masked and left out")
struct TreatmentTests {
  /// Every property that RFC 5545, 7986, 9073, 9074 and 9253 have for components of people,
  /// and some that nobody has, each with a secret in its value and in a parameter.
  private static let secrets =
    [
      "ACKNOWLEDGED", "ATTACH", "ATTENDEE", "CALENDAR-ADDRESS", "CATEGORIES", "CLASS", "COLOR",
      "COMMENT", "COMPLETED", "CONCEPT", "CONFERENCE", "CONTACT", "CREATED", "DESCRIPTION", "DTEND",
      "DTSTAMP", "DTSTART", "DUE", "DURATION", "EXDATE", "EXRULE", "GEO", "IMAGE", "LAST-MODIFIED",
      "LINK", "LOCATION", "NAME", "ORGANIZER", "PERCENT-COMPLETE", "PRIORITY", "RDATE",
      "RECURRENCE-ID", "REFID", "REFRESH-INTERVAL", "RELATED-TO", "REQUEST-STATUS", "RESOURCES",
      "RRULE", "SEQUENCE", "SOURCE", "STATUS", "STRUCTURED-DATA", "STYLED-DESCRIPTION", "SUMMARY",
      "TRANSP", "UID", "URL", "X-ALT-DESC", "X-SECRET", "SECRET",
    ].map { "\($0);X-P=SECRET:SECRET" }.joined(separator: "\n") + "\n"
    + ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE", "X-SECRET"]
    .map { "BEGIN:\($0)\nSUMMARY:SECRET\nDESCRIPTION;X-P=SECRET:SECRET\nEND:\($0)" }
    .joined(separator: "\n") + "\nSECRET without a colon\nDESCRIPTION:a fold\n  of SECRET"

  private static let kinds = ["VEVENT", "VTODO", "VJOURNAL"]

  private static func item(_ kind: String, _ uid: String, _ lines: String) -> String {
    "BEGIN:\(kind)\nUID:\(uid)\nDTSTAMP:20260101T000000Z\n\(lines)\nEND:\(kind)\n"
  }

  private static func bytes(_ content: String) -> [UInt8] {
    Array("BEGIN:VCALENDAR\nVERSION:2.0\n\(content)END:VCALENDAR\n".utf8)
  }

  private static func text(_ file: CalendarFile) -> String {
    String(decoding: file.document.serialized(.preserving), as: UTF8.self)
  }

  private static func masking(_ item: any CalendarItem) -> EventTreatment {
    item.isPrivate ? .masked : .shown
  }

  private static func hiding(_ item: any CalendarItem) -> EventTreatment {
    item.isPrivate ? .hidden : .shown
  }

  /// What stays as it is, line breaks, folds and unknown things included.
  private static let open = [
    "x-Wr-Calname;X=\"y\":Home\r\n\nBEGIN:VTIMEZONE\nTZID:Here\nBEGIN:STANDARD\n"
      + "DTSTART:19700101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0100\nEND:STANDARD\nEND:VTIMEZONE\n",
    "begin:vevent\r\nuid:open\r\ndtstart;tzid=Here;x-a=b:20261201T100000\r\nX-ODD;Y=^n:a\\Zb\r\n"
      + "SUMMARY:a\r\n  fold\r\nno line\r\nBEGIN:X-IN\r\nA:b\r\nEND:X-IN\r\nend:vevent\r\n",
    "BEGIN:VFREEBUSY\nUID:busy\nCLASS:PRIVATE\nFREEBUSY:20261201T100000Z/PT1H\nEND:VFREEBUSY\n",
    "BEGIN:X-OWN\nCLASS:PRIVATE\nEND:X-OWN\n\n", item("VTODO", "last", "SUMMARY:Last"),
  ]

  @Test("a masked component holds its times, status, CLASS and UID only", arguments: kinds)
  func masked(kind: String) throws {
    let first = Self.item(
      kind, "a",
      "DTSTART;X-P=SECRET:20261201T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nSTATUS:CANCELLED\n"
        + "CLASS:CONFIDENTIAL\nSEQUENCE:2\n\(Self.secrets)")
    let second = Self.item(
      kind, "a",
      "DTSTART:20261202T120000Z\nRECURRENCE-ID:20261202T100000Z\nCLASS:SECRET\n\(Self.secrets)")
    let file = try CalendarFile(
      Self.bytes(Self.open[0] + first + Self.open[1] + second + Self.open[4]), file: "a.ics")
    let text = Self.text(try file.treated(Self.masking))
    #expect(!text.contains("SECRET"))
    func written(_ lines: String...) -> String {
      let all = ["BEGIN:\(kind)", "UID:a", "DTSTAMP:20260101T000000Z"] + lines + ["END:\(kind)"]
      return all.map { "\($0)\r\n" }.joined()
    }
    let pair = [
      written(
        "DTSTART:20261201T100000Z", "RRULE:FREQ=DAILY;COUNT=3", "SEQUENCE:2", "SUMMARY:Busy",
        "STATUS:CANCELLED", "CLASS:CONFIDENTIAL"),
      written(
        "DTSTART:20261202T120000Z", "RECURRENCE-ID:20261202T100000Z", "SUMMARY:Busy",
        "CLASS:PRIVATE"),
    ]
    #expect(
      text
        == String(
          decoding: Self.bytes(
            Self.open[0] + pair[0] + Self.open[1] + pair[1] + Self.open[4]), as: UTF8.self))
  }

  @Test("hidden ones are gone, and all else is the same, byte for byte and line for line")
  func hidden() throws {
    var whole = ""
    for (index, part) in Self.open.enumerated() {
      whole += part
      let kind = Self.kinds[index % 3]
      if index < 4 {
        whole += Self.item(
          kind, "p\(index)", "DTSTART:20261201T100000Z\nCLASS:PRIVATE\n\(Self.secrets)")
      }
    }
    let file = try CalendarFile(Self.bytes(whole), file: "a.ics")
    let treated = try file.treated(Self.hiding)
    #expect(
      treated.document.serialized(.preserving) == Self.bytes(Self.open.joined()))
    #expect(treated.todos().items.map(\.line) == [file.todos().items.last?.line])
    #expect(
      treated.events().events.map(\.line)
        == file.events().events.filter { $0.uid == "open" }.map(\.line))
    #expect(treated.timeZones == file.timeZones)
    #expect(treated.calendars == file.calendars)
    #expect(treated.diagnostics == file.diagnostics)
    let store = CalendarStore(treated).components.map { ($0.key.uid, $0.line) }
    let expected = CalendarStore(file).components.map { ($0.key.uid, $0.line) }
      .filter { !$0.0.hasPrefix("p") }
    #expect(store.map(\.0) == expected.map(\.0))
    #expect(store.map(\.1) == expected.map(\.1))
  }

  @Test("a file without anything to hide or mask comes back as it is")
  func unchanged() throws {
    let bytes = Array("\u{FEFF}".utf8) + Self.bytes(Self.open.joined())
    let file = try CalendarFile(bytes, file: "a.ics")
    #expect(try file.treated(Self.hiding).document.serialized(.preserving) == bytes)
    let old = Array("BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nUID:a\nEND:VEVENT\n".utf8)
    #expect(
      try CalendarFile(old, file: "a.vcs").treated(Self.masking).document.serialized(.preserving)
        == old)
  }

  @Test("a hidden override is an EXDATE of its master, shown or masked", arguments: kinds)
  func exceptions(kind: String) throws {
    let rule = "DTSTART:20261201T100000Z\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:SECRET"
    let override = "DTSTART:20261202T120000Z\nRECURRENCE-ID:20261202T100000Z\nSTATUS:CANCELLED"
    // Of another kind with the same UID: none of theirs.
    let other = Self.item(kind == "VTODO" ? "VEVENT" : "VTODO", "a", rule)
    let file = try CalendarFile(
      Self.bytes(other + Self.item(kind, "a", rule) + Self.item(kind, "a", override)),
      file: "a.ics")
    let shown = try file.treated { $0.status == "CANCELLED" ? .hidden : .shown }
    #expect(
      Self.text(shown)
        == Self.text(
          try CalendarFile(Self.bytes(other + Self.item(kind, "a", rule)), file: "a.ics")
        ).replacing("BEGIN:\(kind)\n", with: "BEGIN:\(kind)\nEXDATE:20261202T100000Z\r\n"))
    let masked = Self.text(try file.treated { $0.status == "CANCELLED" ? .hidden : .masked })
    #expect(!masked.contains("SECRET"))
    #expect(masked.split(separator: "EXDATE:20261202T100000Z\r\n").count == 2)
    #expect(!masked.contains("RECURRENCE-ID"))
  }

  @Test("a hidden override of an event that does not recur leaves nothing in its place")
  func single() throws {
    let file = try CalendarFile(
      Self.bytes(
        Self.item("VEVENT", "a", "DTSTART:20261201T100000Z")
          + Self.item("VEVENT", "a", "DTSTART:20261202T100000Z\nRECURRENCE-ID:20261201T100000Z")),
      file: "a.ics")
    for other in [EventTreatment.shown, .masked] {
      let treated = try file.treated {
        ($0 as? Event)?.schedule.replacement == nil ? other : .hidden
      }
      #expect(treated.eventCount == 1)
      #expect(Self.text(treated).contains("EXDATE:20261201T100000Z\r\n"))
    }
  }

  @Test(
    "damage keeps no secret",
    arguments: [
      // Without a start, and with one that is none.
      item("VEVENT", "a", "CLASS:PRIVATE\nSUMMARY:SECRET"),
      item("VEVENT", "a", "DTSTART:SECRET\nclass:private"),
      item(
        "VEVENT", "a", "RECURRENCE-ID:20261201T100000Z\nCLASS:PRIVATE\nX:SECRET"
      ),
      // Without END, UID or anything.
      "BEGIN:VTODO\nCLASS:PRIVATE\nSUMMARY:SECRET\n",
      "BEGIN:VEVENT\nCLASS:PRIVATE\nDTSTART:20261201T100000Z\nSUMMARY:SECRET\n",
      // An END in a text that was not folded.
      item("VJOURNAL", "a", "CLASS:PRIVATE\nDESCRIPTION:first\nEND:VJOURNAL\nSECRET rest"),
      // Out of place.
      "BEGIN:X-A\n" + item("VEVENT", "a", "CLASS:PRIVATE\nX:SECRET") + "END:X-A\n",
      "END:VCALENDAR\n" + item("VEVENT", "a", "CLASS:PRIVATE\nX:SECRET") + "BEGIN:VCALENDAR\n",
    ])
  func damage(content: String) throws {
    let last = Self.item("VEVENT", "z", "DTSTART:20261224T100000Z\nSUMMARY:Tree")
    let file = try CalendarFile(Self.bytes(content + last), file: "a.ics")
    for treatment in [Self.masking, Self.hiding] {
      let treated = try file.treated(treatment)
      #expect(!Self.text(treated).contains("SECRET"))
      #expect(treated.events().events.last == file.events().events.last)
      #expect(treated.events().events.last?.uid == "z")
    }
    #expect(try file.treated(Self.hiding).eventCount == 1)
  }

  @Test("a vCalendar 1.0 is masked in the words of 2.0")
  func vCalendar() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:1.0
      BEGIN:VEVENT
      UID:a
      DTSTART:20261201T100000Z
      CLASS;ENCODING=QUOTED-PRINTABLE:=50RIVATE
      DESCRIPTION;ENCODING=QUOTED-PRINTABLE:SECRET=
       more SECRET
      DALARM:20261201T090000Z;;;SECRET
      END:VEVENT
      END:VCALENDAR

      """
    let file = try CalendarFile(Array(text.utf8), file: "a.vcs")
    let treated = try file.treated(Self.masking)
    #expect(Self.text(treated).contains("VERSION:2.0"))
    #expect(!Self.text(treated).contains("SECRET"))
    #expect(treated.events().events.map(\.summary) == ["Busy"])
    #expect(treated.events().events.map(\.line) == [3])
  }

  @Test("selected events are a file, with the lines that they had")
  func selected() throws {
    let file = try CalendarFile(
      Self.bytes(
        Self.item("VTODO", "t", "SUMMARY:No")
          + (1...3).map { Self.item("VEVENT", "e\($0)", "DTSTART:2026120\($0)T100000Z") }.joined()),
      file: "a.ics"
    ).named("Given")
    let selection = file.selection(in: nil, zone: .utc) { $0.uid != "e2" }
    let selected = try file.selected(selection)
    #expect(selected.document.serialized(.preserving) == file.serialized(selection))
    #expect(selected.events().events.map(\.uid) == ["e1", "e3"])
    let lines = file.events().events.map(\.line)
    #expect(selected.events().events.map(\.line) == [lines[0], lines[2]])
    #expect(selected.legend.map(\.name) == ["Given"])
  }
}
