import ICalendar

/// Where `daymark import --into` writes: a calendar file, or a folder in the layout of vdir.
struct ImportTarget {
  private enum Place {
    case file(Argument)
    case folder(VdirFolder)
  }

  /// The calendars that are there.
  let store: CalendarStore
  /// Where new components go.
  let destination: CalendarImport.Destination
  private let place: Place
  /// The files of a folder, each with its calendars in the store.
  private let items: [(name: [UInt8], calendars: Range<Int>)]
  /// The names in the folder.
  private let names: [[UInt8]]

  /// What messages call it.
  var name: String {
    switch place {
    case .file(let argument): argument.text
    case .folder(let folder): folder.argument.text
    }
  }

  /// Reads what is there; a file or folder that is not there yet is empty.
  init(_ argument: Argument, _ context: CommandContext) throws {
    guard !argument.isDash, !argument.bytes.isEmpty else {
      throw CommandError.usage(
        "--into takes no \(argument.text.isEmpty ? "empty name" : argument.text)",
        remedy: "name a calendar file, or a folder")
    }
    let folder = VdirFolder(argument)
    var store = CalendarStore()
    if folder.exists || argument.bytes.last == UInt8(ascii: "/") {
      var items: [(name: [UInt8], calendars: Range<Int>)] = []
      names = folder.exists ? try folder.names() : []
      let options = ImportOptions()
      for name in names where VdirFolder.isItem(name) {
        let input = InputFile(folder.path(to: name))
        let bytes = try input.read()
        guard let file = try? input.calendar(in: bytes, options: options) else {
          context.remark("\(input.name): no calendar; it is left alone")
          continue
        }
        let first = store.calendarCount
        store.append(CalendarStore(file, writesUIDs: false))
        items.append((name, first..<store.calendarCount))
      }
      self.items = items
      place = .folder(folder)
      destination = .calendarPerUID
    } else {
      if try LinkTarget.exists(argument) {
        let input = InputFile(argument)
        let bytes = try input.read()
        if !bytes.isEmpty {
          store = CalendarStore(try input.calendar(in: bytes), writesUIDs: false)
        }
      }
      if store.calendarCount == 0 { _ = store.appendCalendar(file: argument.text) }
      items = []
      names = []
      place = .file(argument)
      destination = .calendar(0)
    }
    self.store = store
  }

  /// Writes what changed; the number of files.
  func write(_ changed: CalendarStore) throws -> Int {
    switch place {
    case .file(let argument):
      guard changed.isChanged else { return 0 }
      try OutputFile(argument).write(
        StoreWriter(changed).bytes(ofCalendars: 0..<changed.calendarCount))
      return 1
    case .folder(let folder): return try write(changed, to: folder)
    }
  }

  private func write(_ changed: CalendarStore, to folder: VdirFolder) throws -> Int {
    guard changed.isChanged else { return 0 }
    try folder.make()
    let writer = StoreWriter(changed)
    var count = 0
    func write(_ calendars: Range<Int>, to name: [UInt8]) throws {
      let bytes = writer.bytes(ofCalendars: calendars)
      if try folder.write(bytes, to: name, synchronizing: false) { count += 1 }
    }
    for item in items where item.calendars.contains(where: changed.isChanged) {
      try write(item.calendars, to: item.name)
    }
    var taken = TakenNames(names)
    for calendar in store.calendarCount..<max(store.calendarCount, changed.calendarCount) {
      let name = taken.name(forUID: writer.firstUID(ofCalendar: calendar) ?? "")
      try write(calendar..<calendar + 1, to: Array(name.utf8))
    }
    // One for all files: the disk takes as long for that as for each of them alone.
    folder.synchronize()
    return count
  }
}

/// The names that files of a folder have.
private struct TakenNames {
  /// Hashes of the names in lower case: a folder may have very many. Two that share one by chance
  /// would only cost the second its plain name.
  private var hashes: Set<Int> = []
  /// The next number to try for each UID that came more than once.
  private var numbers: [String: Int] = [:]

  init(_ names: [[UInt8]]) {
    hashes.reserveCapacity(names.count)
    for name in names { hashes.insert(Self.hash(String(decoding: name, as: UTF8.self))) }
  }

  private static func hash(_ name: String) -> Int { name.lowercased().hashValue }

  /// A name that no file has, not even in another case; it is taken from then on.
  mutating func name(forUID uid: String) -> String {
    var name = VdirName.name(forUID: uid)
    if hashes.contains(Self.hash(name)) { name = VdirName.hashedName(forUID: uid) }
    while !hashes.insert(Self.hash(name)).inserted {
      let number = numbers[uid] ?? 2
      name = "\(VdirName.hashedName(forUID: uid).dropLast(4))-\(number).ics"
      numbers[uid] = number + 1
    }
    return name
  }
}

extension LinkTarget {
  /// Whether something stands where a path leads to.
  fileprivate static func exists(_ argument: Argument) throws(CommandError) -> Bool {
    do throws(SystemError) {
      return try LinkTarget(of: argument).status != nil
    } catch {
      throw .cannotRead(argument.text, error)
    }
  }
}
