/// The types of values (RFC 5545, 3.3; RFC 9253, 7), by the word that VALUE has for them.
enum ValueType: String {
  case binary = "BINARY"
  case boolean = "BOOLEAN"
  case calendarAddress = "CAL-ADDRESS"
  case date = "DATE"
  case dateTime = "DATE-TIME"
  case duration = "DURATION"
  case float = "FLOAT"
  case integer = "INTEGER"
  case period = "PERIOD"
  case rule = "RECUR"
  case text = "TEXT"
  case time = "TIME"
  case uri = "URI"
  case utcOffset = "UTC-OFFSET"
  case uid = "UID"
  case xmlReference = "XML-REFERENCE"
}
