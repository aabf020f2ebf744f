import Almanac
import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

/// No text of a file becomes markup, script or style, whichever field it stands in.
struct HTMLSafetyTests {
  /// Texts that end an element, an attribute, a comment, a script or a style sheet.
  static let attacks = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
    "</style><script>alert(1)</script>", "</title><script>alert(1)</script>",
    "--><script>alert(1)</script>", "]]><script>", "<svg/onload=alert(1)>", "&lt;script&gt;",
    "\u{202E}tpircs\u{2066}<b>", "a\u{0}b\u{1B}[31m<i>", "\u{3C}/script\u{3E}",
    "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "}body{display:none}",
    "a\u{2028}<script>alert(1)</script>\u{2029}b", "\u{2028}\"onmouseover=\"alert(1)",
  ]

  /// A document with the text in every field that there is.
  private static func calendar(_ text: String) throws -> HTMLCalendar {
    let first = Day(validYear: 2026, month: 12, day: 9)
    let days = first..<first.advanced(by: 6)
    let start = WallTime(first, secondOfDay: 36_000)
    func entry(_ status: GridEntry.Status, _ kind: GridEntry.Kind, isTimed: Bool) -> GridEntry {
      GridEntry(
        uid: text, title: text, days: isTimed ? first..<first.advanced(by: 1) : days,
        start: isTimed ? start : nil, end: isTimed ? start.adding(seconds: 60) : nil,
        status: status, location: text, kind: kind)
    }
    var entries = [
      entry(.confirmed, .event, isTimed: false), entry(.tentative, .openTodo, isTimed: true),
      entry(.cancelled, .journal, isTimed: false),
    ]
    // So many that some are hidden.
    entries += (0..<40).map { _ in entry(.cancelled, .event, isTimed: true) }
    for index in entries.indices where !entries[index].isAllDay {
      entries[index].origin = GridEntry.Origin(start: start.adding(seconds: -3600), zone: text)
    }
    let marks = [Mark.Sticker.emoji(text), .image(Array(text.utf8), mediaType: text)].map {
      Mark(
        id: text, days: days, note: text, mood: text, sticker: $0, tags: [text], category: text)
    }
    let dayMarks =
      marks.map(DayMark.init) + [
        DayMark(
          days: first..<first.advanced(by: 1), sticker: .emoji(text), note: text, mood: text)
      ]
    let page = MonthPage(
      grid: MonthGrid(
        month: Month(validYear: 2026, month: 12), entries: entries, marks: dayMarks),
      calendars: [
        CalendarIdentity(name: text, source: text), CalendarIdentity(name: "", source: text),
      ],
      locale: Locale(identifier: "en_GB"), title: text, footnote: text,
      almanac: PageAlmanac(
        moon: .init(isDaily: true), dates: [.vietnamese], showsDayOfYear: true,
        showsSolarTerms: true, holidays: [first: [text]]))
    let details = EntryDetails(
      notes: text + "\n" + text, categories: [text],
      links: [
        .init(text, label: text), .init("https://example.org/" + text, label: text),
        .init("mailto:a@" + text), .init("tel:+43" + text),
      ], image: .image(Array(text.utf8), mediaType: text))
    return HTMLCalendar(
      pages: [page], details: Dictionary(uniqueKeysWithValues: Set(entries).map { ($0, details) }),
      marks: marks, facts: [first: [text, text]])
  }

  /// The elements that a document is made of.
  private static let elements: Set<String> = [
    "!doctype", "html", "head", "meta", "title", "style", "script", "body", "header", "h1", "h2",
    "h3", "h4", "nav", "a", "button", "main", "aside", "section", "article", "div", "span", "p",
    "ul", "li", "dl", "dt", "dd", "table", "caption", "thead", "tbody", "tr", "th", "td", "time",
    "bdi", "s", "br", "details", "summary", "ol", "svg", "circle", "path",
  ]

  @Test(arguments: attacks)
  func aTextStaysText(attack: String) throws {
    let sample = try HTMLSample(Self.calendar(attack))
    #expect(sample.pieces(from: "<script", to: ">").count == 1)
    #expect(sample.pieces(from: "<style", to: ">").count == 1)
    #expect(sample.pieces(from: "</script", to: ">").count == 1)
    let tags = sample.body.components(separatedBy: "<").dropFirst()
    for tag in tags {
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }
      #expect(Self.elements.contains(String(name)), "\(name)")
      // What a tag has beside its quoted values are names of attributes: of no event.
      let parts = tag.components(separatedBy: ">")[0].components(separatedBy: "\"")
      for outside in stride(from: 0, to: parts.count, by: 2) {
        #expect(!parts[outside].contains(" on"), "\(tag.prefix(80))")
      }
    }
  }

  @Test(arguments: attacks)
  func noControlGetsOut(attack: String) throws {
    let sample = try HTMLSample(Self.calendar(attack))
    let controls = sample.text.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    #expect(controls.isEmpty)
  }

  @Test(arguments: attacks)
  func linksLeadToTheWebToMailOrTelephones(attack: String) throws {
    for address in try HTMLSample(Self.calendar(attack)).pieces(from: " href=\"", to: "\"") {
      let isSafe = ["#", "http://", "https://", "mailto:", "tel:"].contains {
        address.hasPrefix($0)
      }
      #expect(isSafe, "\(address)")
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " java\tscript:alert(1)", "\u{1}javascript:x",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.org", "https:example.org",
    "http://", "https://exa mple.org", "https://example.org/\n", "tel:", "tel:abc", "tel:1;x=<b>",
    "mailto:nobody",
    "/a", "", ":", "https://example.org/" + String(repeating: "a", count: 3000),
  ])
  func whatIsNoSafeAddressIsNoLink(address: String) throws {
    let entry = try timed("2026-12-24", 9, "x")
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [december([entry])], details: [entry: EntryDetails(links: [.init(address)])]))
    let isTrimmedSafe = address == "https://example.org/\n"
    #expect(sample.text.contains("target=\"_blank\"") == isTrimmedSafe)
  }

  /// RFC 3966 has the numbers.
  @Test(arguments: [
    ("tel:+1-201-555-0123", "+1-201-555-0123"), ("TEL:7042;phone-context=example.com", nil),
    ("tel:(01)533-1234", "(01)533-1234"),
  ])
  func telephonesAreLinks(address: String, label: String?) throws {
    let entry = try timed("2026-12-24", 9, "x")
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [december([entry])], details: [entry: EntryDetails(links: [.init(address)])]))
    #expect(sample.text.contains("<a href=\"\(address)\" rel=\"noopener noreferrer\""))
    if let label { #expect(sample.text.contains("<bdi>\(label)</bdi></a>")) }
  }

  @Test func addressesAreASCII() throws {
    let entry = try timed("2026-12-24", 9, "x")
    let sample = try HTMLSample(
      HTMLCalendar(
        pages: [december([entry])],
        details: [entry: EntryDetails(links: [.init("HTTPS://example.org/ä\u{202E}\"'<")])]))
    #expect(
      sample.text.contains(
        "href=\"HTTPS://example.org/%C3%A4%E2%80%AE&quot;&#39;&lt;\" rel=\"noopener"))
  }

  /// The digests in the policy are those of the elements' contents: CSP 3, 6.7.2. Without them
  /// a browser would neither style nor run. (That they are right, a browser tests:
  /// Scripts/test-pages.sh.)
  @Test func thePolicyLetsNothingIn() throws {
    let sample = try HTMLSample(Self.calendar("x"))
    let policy = try #require(
      sample.pieces(from: "Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(policy.hasPrefix("default-src &#39;none&#39;; style-src &#39;sha256-"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("http"))
    #expect(sample.pieces(from: " style=\"", to: "\"").isEmpty)
  }
}
