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
  /// Runs of files whose calendars are shown as one, by their places in `calendars`: a folder
  /// may hold very many.
  private var runs: [(end: Int, calendar: Int?)] = []
  private var indices: [CalendarIdentity: Int] = [:]

  /// The legend of inputs and what was read of them.
  init(_ inputs: [Input]) {
    var named: [(color: RGBColor?, calendar: CalendarIdentity)] = []
    var fileCount = 0
    for input in inputs {
      let twin = named.first { twin in
        twin.calendar.name == input.title
          && (twin.color == input.color || twin.color == nil || input.color == nil)
      }
      for (number, file) in input.loaded.files.enumerated() {
        fileCount += 1
        let shown = twin?.calendar ?? input.loaded.calendar(ofFile: number)
        addRun(upTo: fileCount, shown.map { place(of: $0) })
        if shown == nil {
          for own in file.legend { _ = place(of: own) }
        }
        if let shown, input.title != nil, twin == nil, named.last?.calendar != shown {
          named.append((input.color, shown))
        }
      }
    }
  }

  private mutating func place(of calendar: CalendarIdentity) -> Int {
    if let known = indices[calendar] { return known }
    indices[calendar] = calendars.count
    calendars.append(calendar)
    return calendars.count - 1
  }

  private mutating func addRun(upTo end: Int, _ calendar: Int?) {
    if let last = runs.last, last.calendar == calendar {
      runs[runs.count - 1].end = end
    } else {
      runs.append((end, calendar))
    }
  }

  /// The place in the legend of what a calendar of the files is shown as; of one that is not
  /// there, the first. O(log *runs*).
  ///
  /// - Parameter file: the number of its file, from 0, over all inputs.
  func index(of calendar: CalendarIdentity, inFile file: Int) -> Int {
    let place = runs.partitioningIndex { $0.end > file }
    let shown = place < runs.count ? runs[place].calendar : nil
    return shown ?? indices[calendar] ?? 0
  }
}
