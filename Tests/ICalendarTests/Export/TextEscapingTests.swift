import ICalendar
import Testing

@Suite struct TextEscapingTests {
  @Test(arguments: [
    // RFC 5545, 3.3.11.
    (
      "Project XYZ Final Review\nConference Room - 3B\nCome Prepared.",
      "Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared."
    ),
    ("", ""), ("a,b;c\\d", "a\\,b\\;c\\\\d"), ("\"quoted\": 10:30", "\"quoted\": 10:30"),
    ("tab\there", "tab\there"), ("\\n", "\\\\n"), (" both ends ", " both ends "),
    ("日本語、テスト", "日本語、テスト"), ("שלום, עולם", "שלום\\, עולם"),
  ])
  func escapesComeBack(text: String, value: String) {
    #expect(TextEscaping.escape(text) == value)
    #expect(TextEscaping.unescape(value) == text)
  }

  @Test(arguments: [
    ("a\r\nb", "a\\nb"), ("a\rb", "a\\nb"), ("a\r\r\nb", "a\\n\\nb"), ("a\n\rb", "a\\n\\nb"),
    ("a\u{0}b\u{7}c\u{1B}[0m\u{7F}", "abc[0m"),
    // Not control characters in the sense of RFC 5545, which are below U+0080.
    ("a\u{85}b\u{2028}c", "a\u{85}b\u{2028}c"),
  ])
  func controlsAreLost(text: String, value: String) {
    #expect(Array(TextEscaping.escape(text).utf8) == Array(value.utf8))
  }

  @Test(arguments: [
    ("a\\Nb", "a\nb"), ("a\\:b", "a:b"), ("a\\", "a\\"), ("\\\\\\n", "\\\n"), ("\\\\n", "\\n"),
    ("é\\,é", "é,é"),
  ])
  func valuesAreReadForgivingly(value: String, text: String) {
    #expect(TextEscaping.unescape(value) == text)
  }

  @Test(arguments: [
    // RFC 5545, 3.8.1.2.
    ("APPOINTMENT,EDUCATION", ["APPOINTMENT", "EDUCATION"]),
    ("a\\,b,c", ["a,b", "c"]), ("a\\\\,b", ["a\\", "b"]), ("a\\\\\\,b", ["a\\,b"]), ("", [""]),
    (",", ["", ""]), ("a,", ["a", ""]), ("x\\;y,z\\nw", ["x;y", "z\nw"]),
  ])
  func listsKeepEscapedCommas(value: String, texts: [String]) {
    #expect(TextEscaping.unescapeList(value) == texts)
    #expect(TextEscaping.escapeList(texts) == value)
  }
}
