import CalendarModel

/// Mends one property on its own.
struct PropertyRepair {
  /// What became of it.
  struct Result {
    /// What stands in its place: itself, several, or X-DAYMARK-UNREAD.
    var properties: [RepairedProperty]
    /// What was wrong, and what was done.
    var changes: [(fault: PropertyFault, action: String)]
  }

  let reader: LineReader
  /// The name of the component, in upper case.
  let component: String
  let zone: (String) -> TimeZoneTable?

  /// Mends a property. O(*octets*).
  func run(_ original: RepairedProperty) -> Result {
    guard let line = original.line ?? original.origin,
      !original.isNamed(RepairedProperty.unreadName)
    else { return Result(properties: [original], changes: []) }
    var result = original
    let flags = reader.lines[line].flags
    if !flags.isDisjoint(with: [.openQuote, .strayQuote]) || isUnclean(line)
      || reader.hasSpacedName(line)
    {
      result = result.changed(to: Self.cleaned(result.property))
    }
    let section = reader.withParameters(of: line) { Array($0) }
    var changes: [(fault: PropertyFault, action: String)] = []
    var extra: [RepairedProperty] = []
    for round in 0..<6 {
      let faults = PropertyCheck.faults(
        of: result.property, in: component,
        section: round == 0 && original.line != nil ? section : nil
      ).filter { CodeCatalogue.entry(for: $0.code)?.severity == .error }
      guard let fault = faults.first else { break }
      if round < 5, let mended = mend(result.property, fault, all: faults) {
        if mended.properties.first != result.property || fault.code == .unquotedParameter {
          let action = mended.action
          changes += faults.filter { $0.code == fault.code }.map { ($0, action) }
          if let first = mended.properties.first {
            extra += mended.properties.dropFirst().map { result.changed(to: $0) }
            if !mended.isWhole { extra.append(original.unread()) }
            result = result.changed(to: first)
            continue
          }
        }
      }
      changes = [(fault, Self.keptAction)]
      return Result(properties: extra + [original.unread()], changes: changes)
    }
    return Result(properties: [result] + extra, changes: changes)
  }

  static let keptAction = "kept as \(RepairedProperty.unreadName)"

  private struct Mended {
    var properties: [Property]
    var action: String
    var isWhole = true

    init(_ property: Property, _ action: String) {
      properties = [property]
      self.action = action
    }
  }

  private func isUnclean(_ line: Int) -> Bool {
    reader.withLine(line) { bytes in
      bytes.contains(where: TextEscaping.isForbiddenControl)
        || String(validating: bytes, as: UTF8.self) == nil
    }
  }

  private static func cleaned(_ property: Property) -> Property {
    Property(
      property.name,
      parameters: property.parameters.map {
        Property.Parameter($0.name, $0.values.map(ValueSpelling.cleaned))
      }, value: ValueSpelling.cleaned(property.value))
  }

  /// Mends one fault; nil where nothing can be done.
  private func mend(
    _ property: Property, _ fault: PropertyFault, all faults: [PropertyFault]
  ) -> Mended? {
    let name = property.name.uppercased()
    let definition = PropertyDefinition.of(name)
    switch fault.code {
    case .badName:
      return Mended(
        Property(
          RepairSource.cleaned(property.name), parameters: property.parameters,
          value: property.value), "renamed to \(RepairSource.cleaned(property.name))")
    case .unquotedParameter: return Mended(property, "quoted")
    case .badParameter, .repeatedParameter:
      return Mended(ParameterRepair.mended(property), "kept as X-DAYMARK- and its name")
    case .badValueType, .missingValueType:
      return definition.map { Mended(typed(property, $0), "the type is stated as it is") }
    case .unescapedText:
      let isList = definition?.isList ?? false
      let value =
        isList
        ? TextEscaping.escapeList(TextEscaping.unescapeList(property.value))
        : TextEscaping.escape(TextEscaping.unescape(property.value))
      return Mended(property.with(value), "escaped")
    case .badTime, .irregularTime, .timeForDate, .undeclaredDate, .needlessZoneID, .notUTC:
      guard let definition else { return nil }
      let times = TimeRepair(
        property: property, definition: definition, isInUTC: component == "VFREEBUSY",
        zone: zone
      ).run()
      guard let first = times.properties.first else { return nil }
      var mended = Mended(first, "written as \(LineReader.excerpt(first.value))")
      mended.properties = times.properties
      mended.isWhole = times.isWhole
      return mended
    case .badDuration, .irregularDuration:
      return (DurationValue(property.value)?.duration).map {
        Mended(property.with("\($0)"), "written as \($0)")
      }
    case .badRule, .badRulePart, .ruleOrder, .rulePartNotAllowed, .countAndUntil:
      return RuleRepair.repaired(property.value, start: nil, zone: nil).map {
        Mended(property.with($0), "written as \(LineReader.excerpt($0))")
      }
    case .badValue: return mendValue(property, definition)
    default: return nil
    }
  }

  /// The property with the VALUE that its value has.
  private func typed(_ property: Property, _ definition: PropertyDefinition) -> Property {
    let encoding = property.parameter("ENCODING")?.uppercased() ?? ""
    let stated = property.parameter("VALUE")?.uppercased()
    var type = stated.flatMap { ValueType(stated: $0) } ?? definition.type
    let mayBeBinary = definition.types.contains(.binary)
    let isBinary =
      mayBeBinary && (type == .binary || encoding == "BASE64" || encoding == "B")
      && Base64.decode(property.value) != nil
    if isBinary { type = .binary } else if type == .binary { type = definition.type }
    if !definition.types.contains(type) { type = definition.type }
    if stated == nil, definition.types.contains(.uri), !isBinary,
      ValueSyntax.isURI(property.value)
    {
      type = .uri
    }
    var parameters = property.parameters.filter {
      let name = $0.name.uppercased()
      return name != "VALUE" && !(mayBeBinary && name == "ENCODING")
    }
    if let stated, ValueType(stated: stated).map({ !definition.types.contains($0) }) ?? true {
      parameters.append(Property.Parameter("X-DAYMARK-VALUE", [stated]))
    }
    if isBinary { parameters.append(Property.Parameter("ENCODING", ["BASE64"])) }
    if type != definition.type || definition.statesType {
      parameters.append(Property.Parameter("VALUE", [type.parameterValue]))
    }
    return Property(property.name, parameters: parameters, value: property.value)
  }

  private func mendValue(
    _ property: Property, _ definition: PropertyDefinition?
  ) -> Mended? {
    let trimmed = String(decoding: property.value.utf8.filter { $0 > 0x20 }, as: UTF8.self)
    func written(_ value: String) -> Mended? {
      value == property.value
        ? nil : Mended(property.with(value), "written as \(LineReader.excerpt(value))")
    }
    guard let definition, !trimmed.isEmpty else { return nil }
    switch definition.values {
    case .within:
      var value = property.value
      return value.withUTF8 { ScheduleBuilder.integer($0) }.flatMap { written("\($0)") }
    case .position:
      return written(trimmed.replacing(",", with: ";", maxReplacements: 1))
    case .colorName:
      guard let color = RGBColor(parsing: TextEscaping.unescape(property.value)),
        var mended = written(color.nearestCSSName)
      else { return nil }
      mended.properties.append(Property("X-DAYMARK-COLOR", value: color.description))
      return mended
    case .oneOf: return written(trimmed)
    case .any, .word, .requestStatus, .version: break
    }
    switch definition.type {
    case .calendarAddress where !trimmed.contains(":") && trimmed.contains("@"):
      return written("mailto:\(trimmed)")
    case .calendarAddress, .uri:
      if property.parameter("ENCODING") != nil { return written(trimmed) }
      if trimmed.lowercased().hasPrefix("www.") { return written("http://\(trimmed)") }
      return written(Self.percentEncoded(property.value))
    case .text: return written(trimmed)
    default: return nil
    }
  }

  /// A URI with the octets encoded that it can't hold (RFC 3986, 2.1).
  private static func percentEncoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var text = text[...]
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    for byte in text.utf8 {
      if byte <= 0x20 || byte == 0x7F || byte == .quote {
        let hex = String(byte, radix: 16, uppercase: true)
        bytes += Array("%\(hex.count == 1 ? "0" : "")\(hex)".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Property {
  /// The same property with another value.
  func with(_ value: String) -> Property {
    Property(name, parameters: parameters, value: value)
  }
}
