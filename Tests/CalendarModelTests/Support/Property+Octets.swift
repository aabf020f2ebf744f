import CalendarModel

extension Property {
  /// All of its texts, in UTF-8: `==` takes an accented letter for its decomposition.
  var octets: [[UInt8]] {
    var texts = [name, value]
    for parameter in parameters {
      texts += ["\(parameter.valueCount)", parameter.name] + parameter.values
    }
    return texts.map { Array($0.utf8) }
  }
}
