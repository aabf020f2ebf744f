import CalendarModel
import ICalendar

/// The calendars of a command line as they are shown: the items of a folder are one, and so
/// are inputs that the user gave one name, unless in different colours.
struct Legend {
  /// What one argument, or one calendar of the daybook, brings.
  struct Input {
    /// The name and the colour that the user gave it.
    var title: String?
    var color: RGBColor?
    var loaded: LoadedCalendars

    init(_ input: InputFile, _ loaded: LoadedCalendars) {
      title = input.title
      color = input.color
      self.loaded = loaded
    }

    init(_ loaded: LoadedCalendars) {
      self.loaded = loaded
    }
  }

  /// In the order of the files.
  private(set) var calendars: [CalendarIdentity] = []
  /// What an identity of a file is shown as, where that is another.
  private var shown: [CalendarIdentity: CalendarIdentity] = [:]
  private var indices: [CalendarIdentity: Int] = [:]

  /// The legend of inputs and what was read of them.
  init(_ inputs: [Input]) {
    var named: [(color: RGBColor?, calendar: CalendarIdentity)] = []
    for input in inputs {
      let loaded = input.loaded
      let twin = named.first { twin in
        twin.calendar.name == input.title
          && (twin.color == input.color || twin.color == nil || input.color == nil)
      }
      for own in loaded.files.lazy.flatMap({ $0.calendars.lazy.map(\.identity) }) {
        let calendar = twin?.calendar ?? loaded.shown[own] ?? own
        if calendar != own { shown[own] = calendar }
        if indices[calendar] == nil {
          indices[calendar] = calendars.count
          calendars.append(calendar)
        }
        if input.title != nil, twin == nil { named.append((input.color, calendar)) }
      }
    }
  }

  /// The place in the legend of what a calendar of the files is shown as; of one that is not
  /// there, the first.
  func index(of calendar: CalendarIdentity) -> Int {
    indices[shown[calendar] ?? calendar] ?? 0
  }
}
