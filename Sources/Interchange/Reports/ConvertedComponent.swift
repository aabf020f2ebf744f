import CalendarModel
import ICalendar

/// What is written as jCal or xCal: a component as a value, or one in its file, which is read
/// a property at a time.
protocol ConvertedComponent {
  /// The name, in any case.
  var name: String { get }
  /// The physical line of its BEGIN, where it has one.
  var knownLine: Int? { get }

  /// Calls `body` with each of its properties, which it may take apart.
  func forEachPassingProperty(_ body: (inout Property) -> Void)

  /// Calls `body` with each of the components in it.
  func forEachComponent(_ body: (Self) -> Void)
}

extension Component: ConvertedComponent {
  var knownLine: Int? { nil }

  func forEachPassingProperty(_ body: (inout Property) -> Void) {
    for property in properties {
      var property = property
      body(&property)
    }
  }

  func forEachComponent(_ body: (Component) -> Void) { components.forEach(body) }
}

extension DocumentComponent: ConvertedComponent {
  var knownLine: Int? { line }
}

extension CalendarFile {
  /// Whether what is read of it is a translation of a vCalendar 1.0.
  var isTranslation: Bool { diagnostics.contains { $0.code == .vCalendar1 } }
}
