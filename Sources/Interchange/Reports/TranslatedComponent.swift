import CalendarModel
import ICalendar

/// A component of the translation of a vCalendar 1.0, which is read a property at a time.
struct TranslatedComponent: ConvertedComponent {
  private let component: DocumentComponent
  /// The lines of the original on which components begin, ascending.
  private let begins: [Int]
  private let line: Int

  /// - Parameter outer: the line of what it stands in.
  private init(_ component: DocumentComponent, begins: [Int], outer: Int) {
    self.component = component
    self.begins = begins
    // What a translation added, though it was made from a line, is where the component around
    // it is.
    line = Self.contains(begins, component.line) ? component.line : outer
  }

  /// Calls `body` with each component of a file's translation that stands in no other.
  static func forEach(in file: CalendarFile, _ body: (TranslatedComponent) -> Void) {
    var begins: [Int] = []
    func add(_ component: DocumentComponent) {
      begins.append(component.line)
      component.forEachComponent(add)
    }
    file.document.forEachComponent(add)
    file.upgraded().document.forEachComponent {
      body(TranslatedComponent($0, begins: begins, outer: 1))
    }
  }

  var name: String { component.name }

  var knownLine: Int? { line }

  func forEachPassingProperty(_ body: (inout Property) -> Void) {
    component.forEachPassingProperty(body)
  }

  func forEachComponent(_ body: (TranslatedComponent) -> Void) {
    component.forEachComponent { body(TranslatedComponent($0, begins: begins, outer: line)) }
  }

  private static func contains(_ lines: [Int], _ line: Int) -> Bool {
    let place = lines.partitioningIndex { $0 >= line }
    return place < lines.count && lines[place] == line
  }
}
