import CalendarModel
import ICalendar

/// How `export` is to write marks: its options but for those that choose marks.
struct MarkExportArguments {
  /// `--name`.
  static let name = ValueOption(
    "name", value: "TEXT", help: "what the calendar of marked days is called")
  /// `--for`.
  static let target = ValueOption(
    "for", value: "TARGET",
    help: "write for strict (the default), google, outlook, apple or thunderbird, and tell what "
      + "it will not show")
  /// `--as`.
  static let form = ValueOption(
    "as", value: "KIND", help: "write marks as event (the default), journal or todo")
  /// `--merge-runs`.
  static let mergeRuns = FlagOption(
    "merge-runs", help: "make one entry of days in a row that are marked alike")
  /// `--one-a-day`.
  static let oneADay = FlagOption(
    "one-a-day", help: "make an entry for each day of a mark of several days")
  /// `--images`.
  static let images = ValueOption(
    "images", value: "WHERE",
    help: "embed pictures in the calendar (the default), link=FOLDER, link (to a folder beside "
      + "the output), or none")
  /// `--image-base`.
  static let imageBase = ValueOption(
    "image-base", value: "URL", help: "the address of the folder of linked pictures")
  /// `--with-deletions`.
  static let deletions = FlagOption(
    "with-deletions",
    help: "write OUTPUT-deleted.ics, too, which cancels the entries of deleted marks")

  /// All of them.
  static let options: [any OptionDeclaration] = [
    name, target, form, mergeRuns, oneADay, images, imageBase, deletions,
  ]

  /// The program to write for.
  let target: ExportTarget
  /// What a mark is written as.
  let form: MarkExportOptions.Form
  /// Which days an entry has.
  let days: MarkExportOptions.Days
  /// Where pictures go.
  let pictures: PictureFolder.Choice
  /// What the calendar is called, where the command line says so.
  let name: String?
  /// Where cancellations go; nil for nowhere.
  let deletions: Argument?

  /// The arguments of a command line.
  ///
  /// - Throws: a usage error for an unknown word, and for options that do not go together.
  init(_ options: ParsedOptions) throws(CommandError) {
    target = try Self.word(options[Self.target], Self.target) ?? .strict
    form = try Self.word(options[Self.form], Self.form) ?? .event
    switch (options[Self.mergeRuns], options[Self.oneADay]) {
    case (true, true):
      throw .usage(
        "--merge-runs and --one-a-day exclude each other", remedy: "leave one of them out")
    case (true, false): days = .runs
    case (false, true): days = .single
    case (false, false): days = .ofMarks
    }
    pictures = try PictureFolder.Choice(options)
    name = options[Self.name]?.text
    if options[Self.deletions] {
      guard let sibling = options[CommonOptions.output]?.sibling("-deleted.ics") else {
        throw .usage(
          "--with-deletions writes a second file", remedy: "name the first with -o")
      }
      deletions = sibling
    } else {
      deletions = nil
    }
  }

  /// The value of an option that takes one of some words.
  private static func word<Word: RawRepresentable & CaseIterable>(
    _ argument: Argument?, _ option: ValueOption
  ) throws(CommandError) -> Word? where Word.RawValue == String {
    guard let argument else { return nil }
    guard let word = Word(rawValue: argument.text.lowercased()) else {
      throw .usage(
        "--\(option.option.name) \(argument.text): no such thing",
        remedy: "write " + Word.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return word
  }
}

extension Argument {
  /// The path of a file or folder beside this one, called like it less its ending, and `ending`;
  /// nil for standard output and names of descriptors.
  func sibling(_ ending: String) -> Argument? {
    guard !isDash, descriptorNumber == nil, !bytes.isEmpty else { return nil }
    let folder = folderPart
    var stem = Array(bytes.dropFirst(folder.count))
    if let dot = stem.lastIndex(of: UInt8(ascii: ".")), dot > 0 { stem.removeSubrange(dot...) }
    guard !stem.isEmpty else { return nil }
    return Argument(bytes: folder + stem + Array(ending.utf8))
  }
}
