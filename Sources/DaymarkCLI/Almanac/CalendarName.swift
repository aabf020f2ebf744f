import Almanac

/// Names of calendars as people write them.
enum CalendarName {
  /// The calendar that a text names, by its identifier or in everyday words; nil for none.
  static func system(_ text: String) -> CalendarSystem? {
    let name = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return CalendarSystem.allCases.first { $0.rawValue.filter(\.isLetter) == name }
      ?? others[name]
  }

  /// The names to choose from, for a message.
  static let list =
    CalendarSystem.allCases.map(\.rawValue).joined(separator: ", ")

  private static let others: [String: CalendarSystem] = [
    "gregory": .gregorian, "iso8601": .gregorian, "thai": .buddhist, "minguo": .roc,
    "taiwan": .roc, "republicofchina": .roc, "japan": .japanese, "wareki": .japanese,
    "jewish": .hebrew, "islamic": .islamicUmmAlQura, "hijri": .islamicUmmAlQura,
    "hijrah": .islamicUmmAlQura, "umalqura": .islamicUmmAlQura, "ummalqura": .islamicUmmAlQura,
    "islamictabular": .islamicTabular, "iranian": .persian, "jalali": .persian,
    "shamsi": .persian, "solarhijri": .persian, "saka": .indian, "india": .indian,
    "amharic": .ethiopic, "ethiopian": .ethiopic, "china": .chinese, "korean": .dangi,
    "korea": .dangi, "vietnam": .vietnamese, "amlich": .vietnamese,
  ]
}
