import CalendarModel

/// Mends the parameters of a property: each once, with a value that it can have.
enum ParameterRepair {
  static func mended(_ property: Property) -> Property {
    var parameters: [Property.Parameter] = []
    var positions: [String: Int] = [:]
    for var parameter in property.parameters {
      parameter.name = RepairSource.cleaned(parameter.name)
      if parameter.valueCount == 0 { parameter.values = [""] }
      let name = parameter.name.uppercased()
      if name == "TZID" || name == "VALUE" {
        parameter.values = [parameter.values.joined(separator: ",")]
      }
      if name == "ENCODING", parameter.firstValue?.uppercased() == "B" {
        parameter.values = ["BASE64"]
      }
      if let allowed = ParameterDefinition.of(name)?.values,
        !allowed.contains(parameter.firstValue?.uppercased() ?? "")
      {
        parameter.name = "X-DAYMARK-\(name)"
      }
      if positions[parameter.name.uppercased()] != nil, !name.hasPrefix("X-DAYMARK-") {
        parameter.name = "X-DAYMARK-\(name)"
      }
      if let known = positions[parameter.name.uppercased()] {
        parameters[known].append(valuesOf: parameter)
      } else {
        positions[parameter.name.uppercased()] = parameters.count
        parameters.append(parameter)
      }
    }
    return Property(property.name, parameters: parameters, value: property.value)
  }
}
