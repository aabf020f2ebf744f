import CalendarModel

/// Checks values that are times.
extension PropertyCheck {
  mutating func checkTimes(_ type: ValueType, _ definition: PropertyDefinition) {
    let hasZone = property.parameter("TZID") != nil
    var met: Set<Diagnostic.Code> = []
    func check(_ value: Substring) {
      guard let code = Self.fault(value, type) else {
        let needsUTC =
          type != .date && (definition.isUTC || component == "VFREEBUSY" && name != "RDATE")
        let isUTC = type == .date ? false : Self.isAllUTC(value, type)
        if needsUTC, !isUTC || hasZone, met.insert(.notUTC).inserted {
          report(.notUTC, "\(excerpt) is not in UTC")
        } else if hasZone, type == .date || isUTC, met.insert(.needlessZoneID).inserted {
          report(
            .needlessZoneID, "TZID stands before a \(type == .date ? "date" : "time in UTC")")
        }
        return
      }
      guard met.insert(code).inserted else { return }
      switch code {
      case .timeForDate: report(code, "VALUE=DATE stands before a date with a time")
      case .irregularTime: report(code, "\(excerpt) is not spelled as RFC 5545 wants")
      default:
        report(
          code, "\(name) \"\(LineReader.excerpt(String(value)))\" is no \(type.parameterValue)")
      }
    }
    if definition.isList {
      for value in ListElements(property.value) { check(value) }
    } else {
      check(Substring(property.value))
    }
  }

  /// Whether a time, or both ends of a period, are in UTC.
  private static func isAllUTC(_ value: Substring, _ type: ValueType) -> Bool {
    guard type == .period else { return ValueSyntax.isUTC(value) }
    return value.split(separator: "/").allSatisfy {
      ValueSyntax.isUTC($0) || ValueSyntax.isDuration($0)
    }
  }

  /// The code of what is wrong with one value of a type, or nil.
  private static func fault(_ value: Substring, _ type: ValueType) -> Diagnostic.Code? {
    switch type {
    case .date where ValueSyntax.isDate(value), .dateTime where ValueSyntax.isDateTime(value),
      .period where ValueSyntax.isPeriod(value):
      return nil
    case .date where ValueSyntax.isDateTime(value): return .timeForDate
    case .period: return .badTime
    default:
      guard let read = TimeValue(String(value)) else { return .badTime }
      if read.isIrregular { return .irregularTime }
      // A DATE where only a DATE-TIME may stand, or one that states to be one.
      return type == .dateTime && read.time.isDate ? .badTime : .irregularTime
    }
  }
}
