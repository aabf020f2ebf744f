public import CalendarModel

extension CalendarFile {
  /// The file with its calendars called otherwise than they call themselves: in `calendars`,
  /// `legend`, occurrences, and in what `serialized(_:)` writes.
  ///
  /// - Parameters:
  ///   - name: their name; nil leaves each its own.
  ///   - color: their colour; nil leaves each its own.
  public func named(_ name: String?, color: RGBColor? = nil) -> CalendarFile {
    var result = self
    result.rename(name, color: color)
    return result
  }

  /// Calls the file's calendars otherwise, as `named(_:color:)` does, in place.
  public mutating func rename(_ name: String?, color: RGBColor? = nil) {
    guard name != nil || color != nil else { return }
    for index in calendars.indices {
      var identity = calendars[index].identity
      if let name { identity.name = name }
      if let color { identity.color = color }
      calendars[index].identity = identity
    }
    givenIdentity = GivenIdentity(
      name: name ?? givenIdentity?.name, color: color ?? givenIdentity?.color)
  }

  /// Calls the calendars of files otherwise, as `rename(_:color:)` does. The files share what they
  /// are given: a folder may hold very many.
  public static func rename(
    _ files: inout [CalendarFile], _ name: String?, color: RGBColor? = nil
  ) {
    var last: [GivenIdentity] = []
    for index in files.indices {
      files[index].rename(name, color: color)
      if files[index].given == last {
        files[index].given = last
      } else {
        last = files[index].given
      }
    }
  }

  /// The file with another name for those of its calendars that have none of their own, and
  /// are called after the file.
  public func namedIfUnnamed(_ name: String) -> CalendarFile {
    let fallback = Self.fallbackName(document.file)
    var result = self
    for index in result.calendars.indices
    where result.calendars[index].identity.name == fallback {
      result.calendars[index].identity.name = name
    }
    return result
  }
}

/// A name and a colour that a caller gave a file.
struct GivenIdentity: Hashable, Sendable {
  var name: String?
  var color: RGBColor?

  /// Whether the properties below take the place of one of this kind.
  func replaces(_ kind: PropertyKind) -> Bool {
    switch kind {
    case .name, .wrCalendarName: name != nil
    case .color, .exactColor, .appleCalendarColor: color != nil
    default: false
    }
  }

  /// The properties of a VCALENDAR that say so, as `CalendarComponents` writes them.
  var properties: [Property] {
    let names: Set<String> = ["NAME", "X-WR-CALNAME", "COLOR", "X-APPLE-CALENDAR-COLOR"]
    return CalendarComponents([], name: name, color: color).component.properties
      .filter { names.contains($0.name) }
  }
}
