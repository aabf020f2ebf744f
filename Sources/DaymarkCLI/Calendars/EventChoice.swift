import CalendarModel
import ICalendar

/// What `--hide`, `--mask` and `--me` say of the events to show or to write.
struct EventChoice {
  /// `--hide`.
  static let hide = RepeatedOption(
    "hide", value: "KINDS",
    help: "leave events out: declined (by --me; else by all who are invited), cancelled, private "
      + "(also confidential), joined by commas")
  /// `--mask`.
  static let mask = RepeatedOption(
    "mask", value: "KINDS",
    help: "show private and confidential events as Busy, with their times, status and UID only: "
      + "--mask private")
  /// `--me`.
  static let me = RepeatedOption(
    "me", value: "ADDRESS", help: "your e-mail address, for --hide declined; may be repeated")

  /// All of them.
  static let options: [any OptionDeclaration] = [hide, mask, me]

  private enum Kind: String, CaseIterable {
    case declined, cancelled, `private`
  }

  private let hidden: Set<Kind>
  private let masksPrivate: Bool
  private let addresses: [String]
  /// Series whose overrides are private with their master.
  private var privateSeries: Set<String> = []

  /// The choice of a command line.
  ///
  /// - Throws: a usage error for a word that is none of the kinds.
  init(_ options: ParsedOptions) throws(CommandError) {
    hidden = try Self.kinds(options[Self.hide], "--hide", Kind.allCases)
    masksPrivate = try !Self.kinds(options[Self.mask], "--mask", [.private]).isEmpty
    addresses = options[Self.me].map(\.text)
    if addresses.contains(where: { $0.isEmpty }) {
      throw .usage("--me is empty", remedy: "give it your e-mail address, or leave it out")
    }
  }

  /// Whether every event is shown as it is.
  var isEmpty: Bool { hidden.isEmpty && !masksPrivate }

  /// The choice for events of these files, of which an override may be private because its
  /// master is.
  func knowing(_ files: [CalendarFile]) -> EventChoice {
    guard masksPrivate || hidden.contains(.private) else { return self }
    var result = self
    for file in files { result.privateSeries.formUnion(file.privateSeries()) }
    return result
  }

  /// What becomes of an event, to-do or journal entry. Ask the choice that knows its file.
  func treatment(_ item: any CalendarItem) -> EventTreatment {
    let isPrivate = item.isPrivate || privateSeries.contains(item.uid)
    if isPrivate, hidden.contains(.private) { return .hidden }
    if hidden.contains(.cancelled), item.status == "CANCELLED" { return .hidden }
    if hidden.contains(.declined), item.isDeclined(by: addresses) { return .hidden }
    return isPrivate && masksPrivate ? .masked : .shown
  }

  /// The files as they are to be shown or written.
  func applied(to files: [CalendarFile]) throws(ImportError) -> [CalendarFile] {
    guard !isEmpty else { return files }
    let choice = knowing(files)
    var result: [CalendarFile] = []
    for file in files { result.append(try file.treated(choice.treatment)) }
    return result
  }

  /// The occurrence as it is to be shown; nil for one that is not.
  func applied(to occurrence: Occurrence) -> Occurrence? {
    if isEmpty { return occurrence }
    return switch treatment(occurrence.event) {
    case .shown: occurrence
    case .masked: occurrence.masked()
    case .hidden: nil
    }
  }

  /// The event, to-do or journal entry as it is to be shown; nil for one that is not.
  func applied(to event: SharedEvent) -> SharedEvent? {
    if isEmpty { return event }
    return switch treatment(event.event) {
    case .shown: event
    case .masked: event.masked()
    case .hidden: nil
    }
  }

  private static func kinds(
    _ values: [Argument], _ option: String, _ known: [Kind]
  ) throws(CommandError) -> Set<Kind> {
    var result: Set<Kind> = []
    for value in values {
      for part in value.text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = part.drop { $0 == " " }.lowercased()
        guard let kind = known.first(where: { $0.rawValue == word }) else {
          let words = known.map(\.rawValue)
          throw .usage(
            "\(option) \(value.text): no such kind of event",
            remedy: words.count == 1
              ? "write \(option) \(words[0])"
              : "write one or more of \(words.joined(separator: ",")), joined by commas")
        }
        result.insert(kind)
      }
    }
    return result
  }
}
