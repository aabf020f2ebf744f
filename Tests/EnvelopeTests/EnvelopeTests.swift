import CalendarModel
import Envelope
import Testing

@Suite("An envelope")
struct EnvelopeTests {
  /// What Scripts/make-envelopes.py has put in, and what should be said of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var file: String
    /// Of each part the name behind the file's own, the title and the UID of its first event.
    var parts: [String]
    /// The diagnostics that are worse than a note.
    var problems: [String] = []

    var testDescription: String { file }
  }

  private static let cases: [Case] = [
    Case(file: "choir.ics", parts: ["||choir"]),
    Case(file: "named.gz", parts: ["!choir.ics|choir.ics|choir"]),
    Case(file: "unnamed.ics.gz", parts: ["!unnamed.ics|unnamed.ics|choir"]),
    Case(file: "members.gz", parts: ["!choir.ics|choir.ics|choir"]),
    Case(file: "padded.gz", parts: ["!choir.ics|choir.ics|choir"]),
    Case(
      file: "truncated.gz", parts: ["!long.ics|long.ics|first"],
      problems: ["error envelope-damaged"]),
    Case(
      file: "bad-checksum.gz", parts: ["!choir.ics|choir.ics|choir"],
      problems: ["error envelope-damaged"]),
    Case(file: "twice.gz", parts: ["!choir.ics!choir.ics|choir.ics|choir"]),
    Case(
      file: "takeout.zip",
      parts: [
        "!Takeout/Calendar/choir.ics|choir.ics|choir",
        "!Takeout/Calendar/rowing.ics|rowing.ics|rowing",
      ]),
    Case(file: "stored.zip", parts: ["!choir.ics|choir.ics|choir"]),
    Case(file: "no-ending.zip", parts: ["!export|export|choir"]),
    Case(
      file: "nested.zip",
      parts: [
        "!a/choir.ics.gz!choir.ics|choir.ics|choir", "!b/rowing.zip!rowing.ics|rowing.ics|rowing",
      ]),
    Case(
      file: "bad-checksum.zip",
      parts: ["!choir.ics|choir.ics|choir", "!rowing.ics|rowing.ics|rowing"],
      problems: ["error envelope-damaged"]),
    Case(
      file: "half-encrypted.zip", parts: ["!rowing.ics|rowing.ics|rowing"],
      problems: ["error envelope-encrypted"]),
    Case(file: "invitation.eml", parts: ["!part-2.ics|part-2.ics|choir"]),
    Case(
      file: "attachments.eml",
      parts: [
        "!Plan für März.ics|Plan für März.ics|rowing", "!more.zip!choir.ics|choir.ics|choir",
      ]),
    Case(file: "windows-1251.eml", parts: ["!part-1.ics|part-1.ics|lunch"]),
    Case(file: "iso-2022-jp.eml", parts: ["!part-1.ics|part-1.ics|lunch"]),
    Case(file: "forwarded.eml", parts: ["!part-3.ics|part-3.ics|choir"]),
    Case(file: "pasted.eml", parts: ["!part-1.ics|part-1.ics|rowing"]),
    // Cut in the attachment, which is another calendar now.
    Case(
      file: "cut.eml",
      parts: ["!part-2.ics|part-2.ics|choir", "!invite.ics|invite.ics|choir"]),
    Case(
      file: "mail.mbox",
      parts: [
        "!1!part-2.ics|part-2.ics|choir", "!2!part-3.ics|part-3.ics|choir",
        "!4!part-1.ics|part-1.ics|rowing",
      ], problems: ["error envelope-encrypted"]),
    Case(file: "junk-before.ics", parts: ["||choir"]),
    Case(file: "fields-before.ics", parts: ["||choir"]),
  ]

  @Test("gives the calendars that are in it", arguments: cases)
  func parts(_ one: Case) throws {
    let envelope = try OpenedEnvelope(unwrapping: EnvelopeFolder.bytes(one.file), name: one.file)
    let found = envelope.parts.map { part in
      "\(part.name.dropFirst(one.file.count))|\(part.title ?? "")|\(Self.uid(part.bytes))"
    }
    #expect(found == one.parts)
    #expect(envelope.parts.allSatisfy { $0.name.hasPrefix(one.file) })
    let problems = envelope.diagnostics.filter { $0.severity > .note }
    #expect(problems.map { "\($0.severity) \($0.code.rawValue)" } == one.problems)
    let isOpened = envelope.diagnostics.contains { $0.code == .envelopeOpened }
    #expect(isOpened == !one.parts[0].hasPrefix("|"))
  }

  private static func uid(_ bytes: [UInt8]) -> String {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    let line = lines.first { $0.starts(with: "UID:".utf8) } ?? []
    return String(decoding: line.dropFirst(4), as: UTF8.self)
  }

  @Test(
    "gives a calendar as it was packed, to the byte",
    arguments: [
      "named.gz", "unnamed.ics.gz", "members.gz", "padded.gz", "bad-checksum.gz", "twice.gz",
      "takeout.zip", "stored.zip", "no-ending.zip", "nested.zip", "bad-checksum.zip",
    ])
  func bytes(_ file: String) throws {
    let envelope = try OpenedEnvelope(unwrapping: EnvelopeFolder.bytes(file), name: file)
    #expect(try envelope.parts.first?.bytes == EnvelopeFolder.bytes("choir.ics"))
  }

  @Test(
    "of a message gives the text in UTF-8",
    arguments: [
      ("invitation.eml", "Chorprobe im Gemeindehaus – Grüße"),
      ("windows-1251.eml", "Обед с командой"), ("iso-2022-jp.eml", "会議"),
    ])
  func charset(_ file: String, _ title: String) throws {
    let envelope = try OpenedEnvelope(unwrapping: EnvelopeFolder.bytes(file), name: file)
    let text = String(decoding: try #require(envelope.parts.first).bytes, as: UTF8.self)
    #expect(text.contains("SUMMARY:\(title)"))
    #expect(
      envelope.diagnostics.contains { $0.code == .otherEncoding } == (file != "invitation.eml"))
  }

  @Test("that breaks off gives what comes before")
  func truncated() throws {
    let envelope = try OpenedEnvelope(
      unwrapping: EnvelopeFolder.bytes("truncated.gz"), name: "truncated.gz")
    let part = try #require(envelope.parts.first)
    #expect(part.bytes.count > 5000)
    #expect(part.bytes.starts(with: Array("BEGIN:VCALENDAR\r\n".utf8)))
  }

  /// Which error a file gives.
  static let failures: [(String, EnvelopeError)] = [
    ("no-data.gz", .damaged(name: "no-data.gz", kind: "gzip file", reason: "it ends too early")),
    ("empty.zip", .noCalendar(name: "empty.zip", kind: "zip archive")),
    ("no-calendar.zip", .noCalendar(name: "no-calendar.zip", kind: "zip archive")),
    ("encrypted.zip", .encrypted(name: "encrypted.zip", kind: "zip archive")),
    ("bomb.gz", .tooLarge(name: "bomb.gz!bomb", kind: "gzip file", limit: 64 << 20)),
    ("bomb.zip", .tooLarge(name: "bomb.zip", kind: "zip archive", limit: 64 << 20)),
    ("no-calendar.eml", .noCalendar(name: "no-calendar.eml", kind: "mail message")),
    ("encrypted.eml", .encrypted(name: "encrypted.eml", kind: "mail message")),
    (
      "too-deep.gz",
      .damaged(
        name: "too-deep.gz!too-deep!too-deep!too-deep", kind: "gzip file",
        reason: "it lies in 3 other envelopes")
    ),
  ]

  @Test("without a calendar that can be read says why", arguments: failures)
  func failure(_ file: String, _ error: EnvelopeError) throws {
    let bytes = try EnvelopeFolder.bytes(file)
    #expect(throws: error) { try OpenedEnvelope(unwrapping: bytes, name: file) }
  }

  @Test("that is cut in its directory is damaged")
  func cutArchive() throws {
    let bytes = try EnvelopeFolder.bytes("cut.zip")
    let error = #expect(throws: EnvelopeError.self) {
      try OpenedEnvelope(unwrapping: bytes, name: "cut.zip")
    }
    guard case .damaged("cut.zip", "zip archive", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("says what it passed over")
  func skipped() throws {
    let envelope = try OpenedEnvelope(
      unwrapping: EnvelopeFolder.bytes("takeout.zip"), name: "takeout.zip")
    let note = try #require(envelope.diagnostics.first { $0.code == .envelopeSkipped })
    #expect(note.problem.contains("Takeout/archive_browser.html and 1 more"))
  }

  @Test(
    "is not seen in what only looks like one",
    arguments: [
      "", "B", "P", "PK", "\u{1F}", "From here", "Subject: x", "Subject: x\n", "\n\nFrom: x\n\n",
      "BEGIN:VCALENDAR\nSUBJECT:x\n\nTo:y\n\n", "Hello\nFrom: x\n\n", "From: x\nno field\n\n",
      "X-ONE:1\nX-TWO:2\n\n", "\u{FEFF}BEGIN:VCALENDAR\n\n", ": x\n\n", "date,title\n\n",
    ])
  func isNone(_ text: String) throws {
    let envelope = try OpenedEnvelope(unwrapping: Array(text.utf8), name: "a")
    #expect(envelope.parts.map(\.bytes) == [Array(text.utf8)])
    #expect(envelope.parts.map(\.name) == ["a"] && envelope.parts[0].title == nil)
    #expect(envelope.diagnostics.isEmpty)
  }

  @Test("never traps, however it is damaged")
  func damage() throws {
    let seed: UInt64 = 20_261_207
    var generator = Generator(state: seed)
    for file in try EnvelopeFolder.names() where !file.hasPrefix("bomb") {
      let whole = try EnvelopeFolder.bytes(file)
      for _ in 0..<60 {
        var bytes = whole
        switch generator.next() % 3 {
        case 0: bytes.removeLast(Int(generator.next() % UInt64(bytes.count)))
        case 1:
          for _ in 0..<(1 + generator.next() % 4) {
            bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
              truncatingIfNeeded: generator.next())
          }
        default:
          let at = Int(generator.next() % UInt64(bytes.count))
          bytes.insert(contentsOf: whole.prefix(Int(generator.next() % 64)), at: at)
        }
        let envelope = try? OpenedEnvelope(unwrapping: bytes, name: file)
        #expect(envelope?.parts.isEmpty != true, "seed \(seed), \(file)")
      }
    }
  }

  /// SplitMix64.
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
