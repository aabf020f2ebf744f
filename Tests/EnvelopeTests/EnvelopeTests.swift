import Envelope
import Testing

@Suite("An envelope")
struct EnvelopeTests {
  @Test("that is none is its own only part")
  func isNone() throws {
    let envelope = try Envelope(unwrapping: Array("BEGIN:VCALENDAR".utf8), name: "a.ics")
    #expect(envelope.parts.map(\.name) == ["a.ics"])
  }
}
