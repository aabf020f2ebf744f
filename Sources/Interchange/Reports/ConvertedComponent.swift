import CalendarModel
import ICalendar

/// What is written as jCal or xCal: a component as a value, or one in its file, which is read
/// a property at a time.
protocol ConvertedComponent {
  /// The name, in any case.
  var name: String { get }
  /// The physical line of its BEGIN, where it has one.
  var knownLine: Int? { get }
  /// The components in it.
  var components: [Self] { get }

  /// Calls `body` with each of its properties.
  func forEachProperty(_ body: (Property) -> Void)
}

extension Component: ConvertedComponent {
  var knownLine: Int? { nil }

  func forEachProperty(_ body: (Property) -> Void) { properties.forEach(body) }
}

extension DocumentComponent: ConvertedComponent {
  var knownLine: Int? { line }
}

extension CalendarFile {
  /// Whether what is read of it is a translation of a vCalendar 1.0.
  var isTranslation: Bool { diagnostics.contains { $0.code == .vCalendar1 } }
}
