import CalendarModel

/// What a command line says of a mark: its fields, as far as they are given.
struct MarkFields {
  /// `--note`.
  static let note = ValueOption(
    "note", value: "TEXT", help: "a note of any length; - reads it from standard input")
  /// `--mood`.
  static let mood = ValueOption("mood", value: "MOOD", help: "a mood, in your own word")
  /// `--color`, of a mark.
  static let color = ValueOption(
    "color", value: "COLOR", help: "a colour: teal or another name of CSS, #3b6fe0, #36e")
  /// `--sticker`.
  static let sticker = ValueOption(
    "sticker", value: "STICKER",
    help: "an emoji, a short text, or an image file (PNG, JPEG, GIF, WebP, SVG)")
  /// `--tag`, which a mark gets.
  static let tag = RepeatedOption(
    "tag", value: "TAG", help: "a tag more; may be given several times")
  /// `--untag`.
  static let untag = RepeatedOption(
    "untag", value: "TAG", help: "a tag less; may be given several times")
  /// `--category`.
  static let category = ValueOption(
    "category", value: "NAME", help: "what kind of mark it is, such as habit or journal")

  /// All of them.
  static let options: [any OptionDeclaration] = [
    note, mood, color, sticker, tag, untag, category,
  ]

  /// What becomes of one field: nil where it is not given; a value, or none, where it is.
  private let note: String??
  private let mood: String??
  private let color: RGBColor??
  private let sticker: Mark.Sticker??
  private let tags: [String]
  private let untags: [String]
  /// The category that is given; within, nil where it is given as empty.
  let category: String??

  /// The fields that a command line gives. An empty value takes the field away.
  ///
  /// - Throws: a usage error for what is no colour, no sticker or not one line; what reading
  ///   standard input or an image throws.
  init(_ options: ParsedOptions) throws(CommandError) {
    note = try options[Self.note].map { argument throws(CommandError) in
      try NoteText.read(argument)
    }
    mood = try Self.word(Self.mood, options)
    category = try Self.word(Self.category, options)
    color = try Self.word(Self.color, options).map { text throws(CommandError) -> RGBColor? in
      guard let text else { return nil }
      return try ColorArgument.color(text, of: "--color")
    }
    sticker = try options[Self.sticker].map { argument throws(CommandError) in
      argument.bytes.isEmpty ? nil : try StickerArgument.sticker(argument)
    }
    tags = try Self.tags(Self.tag, options)
    untags = try Self.tags(Self.untag, options)
    if let both = tags.first(where: untags.contains) {
      throw .usage("--tag and --untag both name \(both)", remedy: "leave one of them out")
    }
  }

  /// Whether nothing is given, the category apart.
  var isEmpty: Bool {
    note == nil && mood == nil && color == nil && sticker == nil && tags.isEmpty
      && untags.isEmpty
  }

  /// Gives the mark what is given. Tags are added at the end, in the order given.
  func apply(to mark: inout Mark) {
    if let note { mark.note = note }
    if let mood { mark.mood = mood }
    if let color { mark.color = color }
    if let sticker { mark.sticker = sticker }
    if let category { mark.category = category }
    mark.tags.removeAll(where: untags.contains)
    for tag in tags where !mark.tags.contains(tag) { mark.tags.append(tag) }
  }

  /// The text of an option that holds one line, without white space around it; within, nil
  /// where it is empty.
  private static func word(
    _ option: ValueOption, _ options: ParsedOptions
  ) throws(CommandError) -> String?? {
    guard let argument = options[option] else { return nil }
    let text = try line(argument, option.option.name)
    return .some(text.isEmpty ? nil : text)
  }

  private static func tags(
    _ option: RepeatedOption, _ options: ParsedOptions
  ) throws(CommandError) -> [String] {
    try options[option].map { argument throws(CommandError) in
      let tag = try line(argument, option.option.name)
      guard !tag.isEmpty else {
        throw .usage("--\(option.option.name) is empty", remedy: "name a tag, or leave it out")
      }
      return tag
    }
  }

  private static func line(_ argument: Argument, _ name: String) throws(CommandError) -> String {
    guard let text = String(validating: argument.bytes, as: UTF8.self) else {
      throw .usage("--\(name) \(argument.text): not UTF-8", remedy: "write it in UTF-8")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .usage(
        "--\(name) \(text): it has a line break or another control character",
        remedy: "write one line; only --note takes more")
    }
    return text.trimmed
  }
}
