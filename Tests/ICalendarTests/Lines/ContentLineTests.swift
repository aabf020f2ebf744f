import CalendarModel
import ICalendar
import Testing

/// Content lines: RFC 5545, 3.1 and 3.2; RFC 6868.
@Suite("Content lines")
struct ContentLineTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var input: String
    var tree: String

    init(_ name: String, _ input: String, _ tree: String) {
      testDescription = name
      self.input = input
      self.tree = tree
    }
  }

  @Test(
    "lines are cut, unfolded and parted",
    arguments: [
      Case("CRLF", "BEGIN:A\r\nX:1\r\nEND:A\r\n", "A @1\n  X:1\n"),
      Case("LF", "BEGIN:A\nX:1\nEND:A\n", "A @1\n  X:1\n"),
      Case("CR", "BEGIN:A\rX:1\rEND:A\r", "A @1\n  X:1\n"),
      Case("CR CR LF", "BEGIN:A\r\r\nX:1\r\r\n 2\r\r\nEND:A\r\r\n", "A @1\n  X:12\n"),
      Case("mixed ends", "BEGIN:A\rX:1\nY:2\r\nEND:A", "A @1\n  X:1\n  Y:2\n"),
      Case("byte-order mark", "\u{FEFF}BEGIN:A\r\nEND:A\r\n", "A @1\n"),
      Case("empty lines", "\r\nBEGIN:A\r\n\r\nX:1\r\nEND:A\r\n\r\n", "A @2\n  X:1\n"),
      Case("fold by a space", "BEGIN:A\r\nX:ab\r\n c\r\nEND:A\r\n", "A @1\n  X:abc\n"),
      Case("fold by a tab", "BEGIN:A\r\nX:ab\r\n\tc\r\nEND:A\r\n", "A @1\n  X:abc\n"),
      Case("two folds", "BEGIN:A\nX:a\n b\n c\nEND:A\n", "A @1\n  X:abc\n"),
      Case("a fold keeps spaces", "BEGIN:A\nX:a\n  b \n c\nEND:A\n", "A @1\n  X:a b c\n"),
      Case("fold of nothing", "BEGIN:A\nX:a\n \n b\nEND:A\n", "A @1\n  X:ab\n"),
      Case("doubled line ends", "BEGIN:A\n\nX:a\n\n b\n\nEND:A\n\n", "A @1\n  X:ab\n"),
      Case("fold in the name", "BEGIN:A\nSUMM\n ARY:a\nEND:A\n", "A @1\n  SUMMARY:a\n"),
      Case("fold before the colon", "BEGIN:A\nX\n :a\nEND:A\n", "A @1\n  X:a\n"),
      Case("fold in BEGIN", "BE\n GIN:A\nX:1\nEN\n D:A\n", "A @1\n  X:1\n"),
      Case(
        "fold in a parameter", "BEGIN:A\nX;P=\"a:\n b\";Q=1:v\n w\nEND:A\n",
        "A @1\n  X;P=a:b;Q=1:vw\n"),
      Case("lower case", "begin:a\nx;p=1:v\nend:A\n", "a @1\n  x;p=1:v\n"),
      Case("empty value", "BEGIN:A\nX:\nEND:A\n", "A @1\n  X:\n"),
      Case("colons in the value", "BEGIN:A\nX:a:b\nEND:A\n", "A @1\n  X:a:b\n"),
      Case("quoted colon", "BEGIN:A\nX;P=\"a:b\":c\nEND:A\n", "A @1\n  X;P=a:b:c\n"),
      Case("quoted semicolon", "BEGIN:A\nX;P=\"a;b\":c\nEND:A\n", "A @1\n  X;P=a;b:c\n"),
      Case("many values", "BEGIN:A\nX;P=a,\"b,c\",d:e\nEND:A\n", "A @1\n  X;P=a|b,c|d:e\n"),
      Case("empty parameter", "BEGIN:A\nX;P=:e\nEND:A\n", "A @1\n  X;P=:e\n"),
      Case("parameter without =", "BEGIN:A\nX;P;Q=1:e\nEND:A\n", "A @1\n  X;P=;Q=1:e\n"),
      Case("RFC 6868", "BEGIN:A\nX;P=^^ ^' ^n ^x:e\nEND:A\n", "A @1\n  X;P=^ \" \n ^x:e\n"),
      Case("quote inside quotes", "BEGIN:A\nX;P=\"a \"b\" c\":e\nEND:A\n", "A @1\n  X;P=a b c:e\n"),
      Case("open quote", "BEGIN:A\nX;P=\"a;Q=1:e\nEND:A\n", "A @1\n  X;P=a;Q=1:e\n"),
      Case("underscore in a name", "BEGIN:A\nX_Y:1\nEND:A\n", "A @1\n  X_Y:1\n"),
      Case("NUL in a value", "BEGIN:A\nX:a\u{0}b\nEND:A\n", "A @1\n  X:a\u{0}b\n"),
      Case("prose is no property", "BEGIN:A\nsome words: yes\nX:1\nEND:A\n", "A @1\n  X:1\n"),
    ])
  func cutsLines(_ c: Case) throws {
    let document = try CalendarDocument(Array(c.input.utf8), file: "a.ics")
    #expect(document.treeText == c.tree)
  }

  @Test("a fold may part the bytes of a character")
  func foldsInsideCharacter() throws {
    let euro = Array("€".utf8)
    var input = Array("BEGIN:A\r\nX:".utf8)
    input += [euro[0]] + Array("\r\n ".utf8)
    input += [euro[1]] + Array("\n\t".utf8)
    input += [euro[2]] + Array("\r\nEND:A\r\n".utf8)
    let document = try CalendarDocument(input, file: "a.ics")
    #expect(document.treeText == "A @1\n  X:€\n")
  }

  @Test("lines are counted as an editor counts them")
  func countsPhysicalLines() throws {
    let text = "BEGIN:A\r\nX:1\r\n 2\r\n 3\r\n\r\nBEGIN:B\r\nEND:B\r\nEND:A\r\n"
    let document = try CalendarDocument(Array(text.utf8), file: "a.ics")
    #expect(document.components.first?.components.first?.line == 6)
  }

  @Test(
    "lines of any length stand beside each other, and keep their numbers",
    arguments: [1, 254, 255, 256, 65_533, 65_534, 65_535, 65_536, 200_000])
  func holdsLongLines(_ length: Int) throws {
    let name = "X-" + String(repeating: "N", count: min(length, 60_000))
    let value = String(repeating: "v", count: length)
    let lines = [
      "A:1", "X:\(value)", "\(name):2", "B;P=\(value):3", "F\r\n OLDED;P=\(value):4",
      "C:\r\n \(value)", "BEGIN:LAST", "END:LAST",
    ]
    let text = "BEGIN:A\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:A\r\n"
    let document = try CalendarDocument(Array(text.utf8), file: "a.ics")
    let component = try #require(document.components.first)
    #expect(
      component.properties == [
        Property("A", value: "1"), Property("X", value: value), Property(name, value: "2"),
        Property("B", parameters: [.init("P", value: value)], value: "3"),
        Property("FOLDED", parameters: [.init("P", value: value)], value: "4"),
        Property("C", value: value),
      ])
    // Two of the lines before it are folded once.
    #expect(component.components.first?.line == 10)
    #expect(document.serialized(.preserving) == Array(text.utf8))
  }

  @Test(
    "a property with more than 10,000 parameters is kept, and not read",
    arguments: [";P=1", ";\"", ";P=\";\"", "\r\n ;P=1"], [9_999, 10_000, 10_001, 30_000])
  func limitsParameters(_ parameter: String, _ count: Int) throws {
    let line = "X" + String(repeating: parameter, count: count) + ":v"
    let text = "BEGIN:A\r\nY:1\r\n\(line)\r\nZ:1\r\nEND:A\r\n"
    let document = try CalendarDocument(Array(text.utf8), file: "a.ics")
    let semicolons = line.utf8.count { $0 == UInt8(ascii: ";") }
    let isRead = semicolons <= 10_000
    let names = document.components.first?.properties.map(\.name)
    #expect(names == (isRead ? ["Y", "X", "Z"] : ["Y", "Z"]))
    #expect(
      document.diagnostics.filter { $0.code == .tooManyParameters }.map(\.line)
        == (isRead ? [] : [3]))
    #expect(document.serialized(.preserving) == Array(text.utf8))
  }
}
