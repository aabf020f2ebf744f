import CalendarModel
import Daybook
import FoundationEssentials
import FoundationInternationalization

/// The options of how tables of days are read, for every subcommand that reads some.
enum TableOptionGroup {
  /// `--map`.
  static let map = RepeatedOption(
    "map", value: "OURS=THEIRS,...",
    help: "which columns are which in a table: note=Comment,mood=Feeling; may be repeated")
  /// `--dates`.
  static let dates = ValueOption(
    "dates", value: "FORM",
    help: "how days are written in a table: dmy, mdy, ymd, excel, unix, unixms, coredata, julian "
      + "(default: told from the whole column)")
  /// `--query`.
  static let query = ValueOption(
    "query", value: "SQL", help: "read what a SELECT finds in a SQLite database")
  /// `--locale`.
  static let locale = ValueOption(
    "locale", value: "NAME",
    help: "read the names of months in a table in this language too, such as de")

  /// All of them but `--zone`, which is a common one.
  static let all: [any OptionDeclaration] = withoutLocale + [locale]

  /// Those of a subcommand that has a `--locale` for itself, which is read for both.
  static let withoutLocale: [any OptionDeclaration] = [map, dates, query]
}

extension CommandContext {
  /// How a table is to be read, by the options and by the place of its file: the paths of
  /// stickers begin at its folder.
  ///
  /// - Parameter zone: the zone where `--zone` names none; nil to do without, so that the
  ///   answer does not depend on the machine.
  /// - Throws: a usage error where an option cannot be understood.
  func tableOptions(
    for input: InputFile, zone: TimeZoneTable? = nil
  ) throws(CommandError) -> TableOptions {
    var result = TableOptions(zone: zone)
    if options[CommonOptions.zone] != nil { result.zone = try self.zone() }
    for argument in options[TableOptionGroup.map] {
      do throws(ColumnMapError) {
        try result.columns.add(parsing: argument.text)
      } catch {
        throw .usage("--map: \(error)", remedy: Self.remedy(error))
      }
    }
    if let form = options[TableOptionGroup.dates]?.text.lowercased() {
      guard let reading = DateReading(rawValue: form) else {
        throw .usage(
          "--dates \(form): no form of days",
          remedy: "take one of \(DateReading.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      result.dates = reading
    }
    if let name = options[TableOptionGroup.locale]?.text {
      result.monthNames = Self.monthNames(locale: name)
    }
    let folder = input.folder
    result.readsImage = { path in
      let path = path.hasPrefix("/") ? Array(path.utf8) : folder + path.utf8
      do throws(CommandError) {
        return try InputFile(Argument(bytes: path)).read(limit: Self.largestImage)
      } catch {
        throw UnreadableImage(error)
      }
    }
    return result
  }

  /// The largest image of a sticker, 16 MiB.
  private static let largestImage = 16 << 20

  private static func remedy(_ error: ColumnMapError) -> String {
    switch error {
    case .unknownTarget: "write ours before the equals sign, as in note=Comment"
    case .noEqualsSign, .openQuote, .noName:
      "write ours=theirs, names with commas between quotes: 'note=\"Comment, if any\"'"
    case .columnTwice, .targetTwice: "leave one out"
    }
  }

  /// The names and abbreviations of months in a language.
  private static func monthNames(locale: String) -> [String: Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    var names: [String: Int] = [:]
    let lists = [
      calendar.shortStandaloneMonthSymbols, calendar.shortMonthSymbols,
      calendar.standaloneMonthSymbols, calendar.monthSymbols,
    ]
    for list in lists {
      for (index, name) in list.enumerated() where !name.isEmpty { names[name] = index + 1 }
    }
    return names
  }
}

/// Why an image cannot be read, in the words that follow its path in a report.
private struct UnreadableImage: Error, CustomStringConvertible {
  let description: String

  init(_ error: CommandError) {
    if case .failure(_, let problem, _) = error { description = problem } else { description = "" }
  }
}

extension InputFile {
  /// The folder that the file lies in, with a slash at its end; empty for the working folder.
  fileprivate var folder: [UInt8] {
    guard !argument.isDash, argument.descriptorNumber == nil,
      let slash = argument.bytes.lastIndex(of: UInt8(ascii: "/"))
    else { return [] }
    return Array(argument.bytes[...slash])
  }
}
