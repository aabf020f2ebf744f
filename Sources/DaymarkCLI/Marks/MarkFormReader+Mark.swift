import CalendarModel

extension MarkFormReader.Entry {
  /// The mark with what the text says of it. What the text says as the form did stays as it is,
  /// octet for octet.
  ///
  /// - Parameters:
  ///   - mark: the mark that the form was made of.
  ///   - days: reads the days.
  /// - Throws: what is wrong with its lines.
  func applied(
    to mark: Mark, days: DayArguments
  ) throws(MarkFormReader.Problems) -> Mark {
    var result = mark
    var problems: [MarkFormReader.Problem] = []
    for field in MarkForm.Field.allCases {
      let (text, line) = values[field] ?? ("", self.line)
      guard text != MarkForm.value(of: field, mark).trimmed else { continue }
      do throws(Failure) {
        try Self.set(field, text, of: &result, days)
      } catch {
        problems.append(
          MarkFormReader.Problem(line: line, text: "\(field.rawValue): \(error.text)"))
      }
    }
    let note = note.joined(separator: "\n")
    if note != (mark.note ?? "") { result.note = note.isEmpty ? nil : note }
    if note.utf8.count > NoteText.sizeLimit {
      problems.append(
        MarkFormReader.Problem(
          line: line, text: "a note of more than \(NoteText.sizeLimit) bytes"))
    }
    guard problems.isEmpty else { throw MarkFormReader.Problems(all: problems) }
    return result
  }

  /// Why a value cannot be taken.
  private struct Failure: Error {
    let text: String
  }

  private static func set(
    _ field: MarkForm.Field, _ text: String, of mark: inout Mark, _ days: DayArguments
  ) throws(Failure) {
    func word() throws(Failure) -> String? {
      guard let word = MarkForm.unescaped(text) else {
        throw Failure(text: "a backslash stands before \\, n or r only")
      }
      return word.isEmpty ? nil : word
    }
    switch field {
    case .days:
      do throws(CommandError) {
        mark.days = try days.span(text)
      } catch {
        throw Failure(text: error.parts)
      }
    case .mood: mark.mood = try word()
    case .category: mark.category = try word()
    case .color:
      guard !text.isEmpty else { return mark.color = nil }
      guard let color = RGBColor(parsing: text) else {
        throw Failure(text: "\(text) is no colour; write one such as teal, #3b6fe0 or #36e")
      }
      mark.color = color
    case .sticker:
      guard let sticker = try word() else { return mark.sticker = nil }
      do throws(CommandError) {
        mark.sticker = try StickerArgument.sticker(Argument(sticker))
      } catch {
        throw Failure(text: error.parts)
      }
    case .tags: mark.tags = try tags(text)
    }
  }

  private static func tags(_ text: String) throws(Failure) -> [String] {
    var pieces = [""]
    var isEscaped = false
    for character in text {
      if character == ",", !isEscaped {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    var tags: [String] = []
    for piece in pieces {
      guard let tag = MarkForm.unescaped(piece.trimmed) else {
        throw Failure(text: "a backslash stands before a comma, \\, n or r only")
      }
      if !tag.isEmpty && !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}

extension CommandError {
  /// Problem and remedy, without the command's name.
  fileprivate var parts: String {
    switch self {
    case .failure(_, let problem, let remedy): "\(problem); \(remedy)"
    case .closedPipe: "the pipe is closed"
    }
  }
}
