import CalendarModel
import ICalendar

/// Counts losses by kind while a conversion runs.
struct LossTally {
  private struct Key: Hashable {
    var code: Diagnostic.Code
    var subject: String
  }

  /// The most kinds; those beyond it that differ in their subject only are counted as one.
  private static let kindLimit = 1000

  private(set) var losses: [ConversionLoss] = []
  private var places: [Key: Int] = [:]
  /// The lines of the components still to come, the last one first.
  private var lines: [Int] = []
  /// The line that the next loss is on, where there is one.
  var line: Int?

  /// Takes the lines of components in the order in which they begin.
  mutating func take(lines: [Int]) { self.lines = lines.reversed() }

  /// Goes on to the next component: losses are on its line, where there is one.
  mutating func enterComponent() {
    if let next = lines.popLast() { line = next }
  }

  /// Counts one more loss of a kind; the first one's example and line are kept.
  mutating func count(
    _ code: Diagnostic.Code, _ subject: String = "", example: @autoclosure () -> String = "",
    action: @autoclosure () -> String
  ) {
    var key = Key(code: code, subject: subject)
    if places.count >= Self.kindLimit, places[key] == nil { key.subject = "others" }
    if let place = places[key] {
      losses[place].count += 1
      return
    }
    places[key] = losses.count
    losses.append(
      ConversionLoss(
        code: code, subject: key.subject, example: example(), line: line, action: action()))
  }

  /// Counts what the typed reading of a property did not keep as it was.
  mutating func count(_ property: Property, readAs typed: TypedProperty) {
    if typed.isMisfit {
      count(
        .misfitValue, example: Self.excerpt(property),
        action: "written as a text of unknown type")
    }
    if Self.hasControls(property.value)
      || property.parameters.contains(where: { Self.hasControls($0) })
    {
      count(.controlCharacter, example: Self.excerpt(property), action: "left out")
    }
    if typed.name.utf8.count != property.name.utf8.count {
      count(.cutName, example: property.name, action: "left out of it")
    }
    if property.parameters.count > 1,
      property.parameters.reduce(into: Set<String>(), { $0.insert($1.name.asciiUppercased) }).count
        != property.parameters.count
    {
      count(
        .repeatedParameter, example: Self.excerpt(property), action: "its values put together")
    }
  }

  /// The beginning of a property, for a report.
  static func excerpt(_ property: Property) -> String {
    let text = "\(property.name):\(property.value.prefix(60))"
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  private static func hasControls(_ parameter: Property.Parameter) -> Bool {
    var result = false
    parameter.forEachValue { result = result || hasControls($0) }
    return result
  }

  private static func hasControls(_ text: String) -> Bool {
    // A line feed is a break that every format has.
    for byte in text.utf8 where byte < 0x20 && byte != 9 && byte != 10 || byte == 0x7F {
      return true
    }
    return false
  }
}
