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

  /// Counts one more loss of a kind, or some; the first one's example and line are kept.
  mutating func count(
    _ code: Diagnostic.Code, _ subject: String = "", times: Int = 1,
    example: @autoclosure () -> String = "",
    action: @autoclosure () -> String
  ) {
    var key = Key(code: code, subject: subject)
    if places.count >= Self.kindLimit, places[key] == nil { key.subject = "others" }
    if let place = places[key] {
      losses[place].count += times
      return
    }
    places[key] = losses.count
    losses.append(
      ConversionLoss(
        code: code, subject: key.subject, count: times, example: example(), line: line,
        action: action()))
  }

  /// Counts what the typed reading of a property did not keep as it was.
  mutating func count(_ facts: PropertyFacts, readAs typed: TypedLine) {
    if typed.isMisfit {
      count(
        .misfitValue, example: facts.excerpt, action: "written as a text of unknown type")
    }
    if facts.hasControls {
      count(.controlCharacter, example: facts.excerpt, action: "left out")
    }
    if typed.name.utf8.count != facts.name.utf8.count {
      count(.cutName, example: facts.name, action: "left out of it")
    }
    if facts.repeatsParameter {
      count(.repeatedParameter, example: facts.excerpt, action: "its values put together")
    }
  }
}
