public import CalendarModel

/// What a calendar file holds: its components, and what it says of itself.
public struct CalendarComponents: Hashable, Sendable {
  /// The components in the order in which they are written: the VTIMEZONEs that are needed,
  /// events and others.
  public var components: [Component]
  /// NAME (RFC 7986, 5.1), and X-WR-CALNAME for readers that know only that.
  public var name: String?
  /// COLOR (RFC 7986, 5.9) as the nearest name, and X-APPLE-CALENDAR-COLOR as it is.
  public var color: RGBColor?
  /// METHOD, such as `PUBLISH`. Most files have none: RFC 5546 asks more of the events of
  /// one that has, an ORGANIZER to begin with.
  public var method: String?
  /// PRODID: who made the file.
  public var productID: String
  /// Further properties of the calendar, written after those above.
  public var otherProperties: [Property]

  /// A calendar of these components.
  public init(
    _ components: [Component], name: String? = nil, color: RGBColor? = nil,
    method: String? = nil, productID: String = CalendarComponents.daymarkProductID,
    otherProperties: [Property] = []
  ) {
    self.components = components
    self.name = name
    self.color = color
    self.method = method
    self.productID = productID
    self.otherProperties = otherProperties
  }

  /// A calendar of these components with the head of one that was read: all its properties as
  /// they came, those of RFC 7986 in each of their languages.
  public init(_ components: [Component], head: CalendarHead) {
    self.init(
      components, productID: head.productID ?? CalendarComponents.daymarkProductID,
      otherProperties: head.properties)
  }

  /// PRODID of the files that Daymark writes.
  public static let daymarkProductID = "-//Daymark//Daymark//EN"

  /// The VCALENDAR: RFC 5545, 3.6 with VERSION:2.0 and CALSCALE:GREGORIAN.
  ///
  /// RFC 5545 asks for at least one component inside it; an empty list gives a calendar
  /// without any, which all readers take.
  public var component: Component {
    var list = PropertyList()
    list.add("PRODID", text: productID)
    list.add("VERSION", value: "2.0")
    list.add("CALSCALE", value: "GREGORIAN")
    list.add("METHOD", text: method)
    list.add("NAME", text: name)
    list.add("X-WR-CALNAME", text: name)
    if let color {
      list.add("COLOR", value: color.nearestCSSName)
      list.add("X-APPLE-CALENDAR-COLOR", value: color.description)
    }
    list.add(others: otherProperties)
    return Component("VCALENDAR", properties: list.properties, components: components)
  }
}
