import Foundation
import Testing

@testable import DaymarkCLI

@Suite("JSON lines")
struct JSONLineTests {
  static func line(_ fill: (inout JSONLine) -> Void) -> String {
    var bytes: [UInt8] = []
    var line = JSONLine(takingOver: &bytes)
    fill(&line)
    line.finish(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("keys stand in the order given, those without a value are left out")
  func order() {
    let text = Self.line { line in
      line.add("uid", "1@x")
      line.add("none", nil as String?)
      line.add("noNumber", nil as Int?)
      line.add("allDay", false)
      line.add("isNew", true)
      line.add("count", -12)
      line.add("categories", ["a", "b"])
      line.add("empty", [])
    }
    #expect(
      text == #"{"uid":"1@x","allDay":false,"isNew":true,"count":-12,"categories":["a","b"],"#
        + #""empty":[]}"# + "\n")
    #expect(Self.line { _ in } == "{}\n")
  }

  // The escapes of RFC 8259, section 7.
  @Test(
    "what must be escaped is, and nothing else",
    arguments: [
      ("", ""), ("a\"b", #"a\"b"#), ("a\\b", #"a\\b"#), ("a/b", "a/b"), ("\u{8}", #"\b"#),
      ("\t", #"\t"#), ("\n", #"\n"#), ("\u{C}", #"\f"#), ("\r\n", #"\r\n"#),
      ("\0", #"\u0000"#), ("\u{1B}[0m", #"\u001b[0m"#), ("\u{1F}", #"\u001f"#),
      ("\u{7F}", "\u{7F}"), ("\u{2028}", "\u{2028}"), ("é日🎄", "é日🎄"),
      ("\"\"", #"\"\""#), ("x\n", #"x\n"#),
    ])
  func escapes(text: String, escaped: String) {
    #expect(Self.line { $0.add("k", text) } == "{\"k\":\"\(escaped)\"}\n")
  }

  @Test("another implementation reads back every text", arguments: [1, 2, 3] as [UInt64])
  func readsBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        let limit: UInt32 = Bool.random(using: &generator) ? 0x80 : 0x11_0000
        let value = UInt32.random(in: 0..<limit, using: &generator)
        // Foundation drops a U+FEFF that follows an escape.
        guard let scalar = Unicode.Scalar(value), value != 0xFEFF else { continue }
        text.unicodeScalars.append(scalar)
      }
      let json = Self.line { line in
        line.add("text", text)
        line.add("list", [text, text])
      }
      #expect(json.utf8.filter { $0 == 0x0A }.count == 1)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      let dictionary = try #require(object as? [String: Any])
      // By scalars: strings that are equal may differ in them.
      let read = (dictionary["text"] as? String).map { Array($0.unicodeScalars) }
      #expect(read == Array(text.unicodeScalars))
      #expect((dictionary["list"] as? [String])?.count == 2)
    }
  }
}
