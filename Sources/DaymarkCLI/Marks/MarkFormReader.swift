import CalendarModel

/// Reads the text of a `MarkForm` that a person has edited.
struct MarkFormReader {
  /// What is wrong with a line.
  struct Problem: Error, Hashable {
    /// From 1.
    let line: Int
    let text: String
  }

  /// What the text says of one mark.
  struct Entry: Hashable {
    /// The line of its head, from 1.
    let line: Int
    /// Its identity; nil for a new one.
    let id: String?
    /// Its sequence when the text was made.
    let version: Int
    /// The values as they stand in the text, with their lines.
    var values: [MarkForm.Field: (text: String, line: Int)] = [:]
    /// The lines of its note.
    var note: [String] = []

    static func == (left: Entry, right: Entry) -> Bool {
      left.line == right.line && left.id == right.id && left.note == right.note
    }

    func hash(into hasher: inout Hasher) { hasher.combine(line) }
  }

  /// The marks of a text, in its order.
  ///
  /// - Throws: all `Problem`s of the form, in the order of their lines.
  static func entries(_ text: String) throws(Problems) -> [Entry] {
    var problems: [Problem] = []
    var entries: [Entry] = []
    var isInNote = false
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    // What editors put at the end of a file, not a line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, content) in lines.enumerated() {
      let number = index + 1
      if content.hasPrefix("@@") {
        // The empty line before a head is the form's.
        if isInNote, entries[entries.count - 1].note.last?.isEmpty == true {
          entries[entries.count - 1].note.removeLast()
        }
        isInNote = false
        if let entry = entry(content, line: number) {
          if let id = entry.id, entries.contains(where: { $0.id == id }) {
            problems.append(Problem(line: number, text: "the mark \(id) stands here twice"))
          }
          entries.append(entry)
        } else {
          problems.append(
            Problem(line: number, text: "this head is changed; it was @@ ID @@ VERSION"))
          entries.append(Entry(line: number, id: nil, version: 0))
        }
        continue
      }
      guard !entries.isEmpty else {
        if !content.trimmed.isEmpty && !content.hasPrefix("#") {
          problems.append(Problem(line: number, text: "this stands before the first mark"))
        }
        continue
      }
      if isInNote {
        let isGuarded = content.first == "\\" && content.drop { $0 == "\\" }.hasPrefix("@@")
        entries[entries.count - 1].note.append(String(isGuarded ? content.dropFirst() : content))
      } else if content.trimmed.isEmpty {
        isInNote = true
      } else if let problem = add(content, line: number, to: &entries[entries.count - 1]) {
        problems.append(problem)
      }
    }
    guard problems.isEmpty else { throw Problems(all: problems) }
    return entries
  }

  /// All that is wrong with a text.
  struct Problems: Error, Hashable {
    let all: [Problem]
  }

  private static func entry(_ head: Substring, line: Int) -> Entry? {
    let text = head.trimmed
    if text == "@@ new @@" { return Entry(line: line, id: nil, version: 0) }
    guard text.hasPrefix(MarkForm.head),
      let end = text.ranges(of: MarkForm.headEnd).last,
      end.lowerBound >= text.index(text.startIndex, offsetBy: 3),
      let version = Int(text[end.upperBound...].trimmed),
      let id = MarkForm.unescaped(text[..<end.lowerBound].dropFirst(3))
    else { return nil }
    return Entry(line: line, id: id, version: version)
  }

  private static func add(
    _ content: Substring, line: Int, to entry: inout Entry
  ) -> Problem? {
    guard let colon = content.firstIndex(of: ":"),
      let field = MarkForm.Field(rawValue: content[..<colon].trimmed.lowercased())
    else {
      let names = MarkForm.Field.allCases.map(\.rawValue).joined(separator: ", ")
      return Problem(
        line: line,
        text: "neither a field (\(names)) and a colon, nor below an empty line, where notes are")
    }
    let value = content[content.index(after: colon)...].trimmed
    guard entry.values.updateValue((value, line), forKey: field) == nil else {
      return Problem(line: line, text: "\(field.rawValue) stands here twice")
    }
    return nil
  }
}
