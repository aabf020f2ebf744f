import CalendarModel

/// Checks one property against what the standards say of it: name, parameters, type and value.
struct PropertyCheck {
  let property: Property
  let name: String
  /// The name of its component, in upper case.
  let component: String
  private var faults = PropertyFaults()

  /// The faults of a property of a component. O(*octets*).
  ///
  /// - Parameter section: the parameters as the file has them, `;` in front, or nil for a
  ///   property that is not from a file.
  static func faults(
    of property: Property, in component: String, section: [UInt8]? = nil
  ) -> [PropertyFault] {
    var check = PropertyCheck(property, component)
    check.checkNames()
    if let section, !section.isEmpty { check.checkSection(section) }
    if let definition = PropertyDefinition.of(check.name) {
      check.checkParameters()
      check.checkValue(definition)
    } else if !check.name.hasPrefix("X-"), check.name != "BEGIN", check.name != "END" {
      check.report(
        .unknownProperty, "\(LineReader.excerpt(property.name)) is in no standard, and has no X-")
    }
    return check.faults.list
  }

  private init(_ property: Property, _ component: String) {
    self.property = property
    name = property.name.uppercased()
    self.component = component
  }

  mutating func report(_ code: Diagnostic.Code, _ problem: String) {
    faults.append(code, problem)
  }

  var excerpt: String { "\(property.name) \"\(LineReader.excerpt(property.value))\"" }

  private mutating func checkNames() {
    if !ValueSyntax.isName(property.name) {
      report(.badName, "\(LineReader.excerpt(property.name)) is no name of a property")
    }
    var seen: Set<String> = []
    for parameter in property.parameters {
      let parameterName = parameter.name.uppercased()
      if !ValueSyntax.isName(parameter.name) {
        report(
          .badParameter,
          "\"\(LineReader.excerpt(parameter.name))\" is no name of a parameter")
      }
      if parameter.valueCount == 0 {
        report(
          .badParameter, "the parameter \(LineReader.excerpt(parameter.name)) has no value")
      }
      if parameterName == "TZID" || parameterName == "VALUE", parameter.valueCount > 1 {
        report(.badParameter, "\(parameterName) of \(property.name) has a comma without quotes")
      }
      if !seen.insert(parameterName).inserted {
        report(
          .repeatedParameter,
          "\(property.name) has more than one \(LineReader.excerpt(parameterName))")
      }
    }
  }

  /// What only the file's spelling shows: quotes.
  private mutating func checkSection(_ section: [UInt8]) {
    var unquoted: [String] = []
    section.withUnsafeBufferPointer { section in
      ParameterList.forEach(in: section) { name, raw in
        guard let raw else { return }
        let parameter = String(decoding: name, as: UTF8.self).uppercased()
        let isQuoted = ParameterDefinition.of(parameter)?.isQuoted ?? false
        guard isQuoted, raw.first != .quote else { return }
        unquoted.append(parameter)
      }
    }
    for parameter in unquoted {
      report(.unquotedParameter, "\(parameter) of \(property.name) is not between quotes")
    }
  }

  private mutating func checkParameters() {
    for parameter in property.parameters {
      let parameterName = parameter.name.uppercased()
      let definition = ParameterDefinition.of(parameterName)
      if let allowed = definition?.properties, !allowed.contains(name) {
        report(.misplacedParameter, "\(parameterName) is no parameter of \(name)")
      }
      guard let values = definition?.values,
        let value = parameter.firstValue
      else { continue }
      if parameterName == "RANGE", value.uppercased() == "THISANDPRIOR" {
        report(.badParameter, "RANGE=THISANDPRIOR is not to be written any more")
      } else if !values.contains(value.uppercased()) {
        report(.badParameter, "\(parameterName)=\(LineReader.excerpt(value)) is no value of it")
      }
    }
  }

  private mutating func checkValue(_ definition: PropertyDefinition) {
    var type = definition.type
    if let stated = property.parameter("VALUE") {
      guard let known = ValueType(stated: stated),
        definition.types.contains(known)
      else {
        return report(
          .badValueType, "VALUE=\(LineReader.excerpt(stated)) is not for \(name)")
      }
      type = known
    } else if definition.statesType {
      report(.missingValueType, "\(name) has to state its type by VALUE")
      if definition.types.contains(.binary), hasBase64 { type = .binary }
    } else if definition.types.contains(.date), !property.value.isEmpty,
      ListElements(property.value).allSatisfy({ $0.isEmpty || ValueSyntax.isDate($0) })
    {
      report(.undeclaredDate, "\(excerpt) is a date without VALUE=DATE")
      type = .date
    }
    if definition.types.contains(.binary), hasBase64 != (type == .binary) {
      return report(
        .badValueType, "\(name) has to have ENCODING=BASE64 with VALUE=BINARY, and without it none")
    }
    check(type, definition)
  }

  private var hasBase64: Bool { property.parameter("ENCODING")?.uppercased() == "BASE64" }

  private mutating func check(_ type: ValueType, _ definition: PropertyDefinition) {
    let value = property.value
    switch definition.values {
    case .any, .word: break
    case .oneOf(let words):
      if !words.contains(value.uppercased()) {
        report(.badValue, "\(excerpt) is none of \(words.joined(separator: ", "))")
      }
      return
    case .within(let range):
      guard let number = ValueSyntax.integer(value), range.contains(number) else {
        let bounds =
          range.upperBound == Int(Int32.max)
          ? "a number from \(range.lowerBound) on"
          : "a number from \(range.lowerBound) to \(range.upperBound)"
        return report(.badValue, "\(excerpt) is not \(bounds)")
      }
      return
    case .position:
      if !ValueSyntax.isPosition(value) { report(.badValue, "\(excerpt) is no pair of degrees") }
      return
    case .requestStatus:
      if !ValueSyntax.isRequestStatus(value) {
        report(.badValue, "\(excerpt) is no code and text between semicolons")
      }
      return
    case .version:
      if value != "2.0" { report(.badVersion, "\(excerpt): the version is 2.0") }
      return
    case .colorName:
      if RGBColor(cssName: value) == nil { report(.badValue, "\(excerpt) is no CSS colour name") }
      return
    }
    switch type {
    case .date, .dateTime, .period: checkTimes(type, definition)
    case .text: checkText(definition)
    default:
      if !Self.isValue(value, type) {
        let code: Diagnostic.Code =
          if type != .duration {
            .badValue
          } else {
            DurationValue(value) == nil ? .badDuration : .irregularDuration
          }
        report(code, "\(excerpt) is no \(type.parameterValue)")
      }
      if type == .recur {
        faults.removeLast(.badValue)
        for fault in RuleSyntax.faults(of: value) { report(fault.code, fault.problem) }
        if name == "EXRULE" { report(.deprecated, "EXRULE is not to be written any more") }
      }
      if name == "DURATION", component == "VALARM" || component == "VEVENT" || component == "VTODO",
        value.first == "-"
      {
        report(.negativeDuration, "\(excerpt) is negative")
      }
    }
  }

  private static func isValue(_ value: String, _ type: ValueType) -> Bool {
    switch type {
    case .binary: ValueSyntax.isBase64(value)
    case .boolean: ["TRUE", "FALSE"].contains(value.uppercased())
    case .calendarAddress, .uri, .xmlReference: ValueSyntax.isURI(value)
    case .duration: ValueSyntax.isDuration(value)
    case .float: ValueSyntax.isFloat(value)
    case .integer: ValueSyntax.integer(value) != nil
    case .utcOffset: ValueSyntax.isUTCOffset(value)
    // Checked elsewhere, or any text.
    default: true
    }
  }

  private mutating func checkText(_ definition: PropertyDefinition) {
    if let problem = ValueSyntax.unescaped(property.value, isList: definition.isList) {
      report(.unescapedText, "\(excerpt) has \(problem)")
    }
    if name == "STATUS", let words = ComponentRestriction.statuses[component] {
      if !words.contains(property.value.uppercased()) {
        report(.badValue, "\(excerpt) is none of \(words.joined(separator: ", "))")
      }
    } else if name == "CALSCALE" {
      if property.value.uppercased() != "GREGORIAN" {
        report(.unknownCalendarScale, "\(excerpt): only GREGORIAN is defined")
      }
    } else if definition.isWord, !ValueSyntax.isName(property.value) {
      report(.badValue, "\(excerpt) is no word that it can have")
    }
    if name == "ACTION", property.value.uppercased() == "PROCEDURE" {
      report(.deprecated, "ACTION:PROCEDURE is not to be written any more")
    }
    if name == "UID", property.value.utf8.allSatisfy({ $0 == .space || $0 == .tab }) {
      report(.badValue, "UID is empty")
    }
  }
}
