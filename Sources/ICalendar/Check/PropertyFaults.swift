import CalendarModel

/// Something wrong with a property on its own.
struct PropertyFault: Hashable {
  var code: Diagnostic.Code
  var problem: String

  init(_ code: Diagnostic.Code, _ problem: String) {
    self.code = code
    self.problem = problem
  }
}

/// What is wrong with one property. It may have a million parameters, or a rule as many parts, and
/// nobody reads so many problems of one line: those of one code that are more are left out.
struct PropertyFaults {
  private(set) var list: [PropertyFault] = []
  private var counts: [Diagnostic.Code: Int] = [:]

  mutating func append(_ code: Diagnostic.Code, _ problem: @autoclosure () -> String) {
    counts[code, default: 0] += 1
    guard counts[code, default: 0] <= ImportContext.mostOfOneCode else { return }
    list.append(PropertyFault(code, problem()))
  }

  /// Takes back the last fault of a code.
  mutating func removeLast(_ code: Diagnostic.Code) {
    guard let index = list.lastIndex(where: { $0.code == code }) else { return }
    list.remove(at: index)
  }
}
