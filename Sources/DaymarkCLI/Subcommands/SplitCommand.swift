import CalendarModel
import ICalendar

/// `daymark split FILE -o FOLDER`.
struct SplitCommand: Subcommand {
  static let output = ValueOption(
    "output", letter: "o", value: "FOLDER", help: "write the files into FOLDER, which may be new")

  let name = "split"
  let summary = "write each event of a calendar to a file of its own"
  let description = [
    "Makes a folder in the layout that khal and vdirsyncer use (vdir): one file for each UID, "
      + "with all that belongs to it and the time zones that it needs, and the calendar's "
      + "name and colour in the files displayname and color.",
    "Files that hold the same already are left alone, and nothing is deleted.",
  ]
  let usages = ["FILE -o FOLDER"]
  let options: [any OptionDeclaration] =
    [output, CommonOptions.verbose, CommonOptions.quiet] + EventChoice.options
    + InputOptions.all
  let examples = [
    HelpExample("daymark split work.ics -o ~/calendars/work", "one file an event")
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard context.options.positionals.count == 1 else {
      throw CommandError.usage("split takes one file", remedy: "name a calendar, or -")
    }
    guard let output = context.options[Self.output], !output.isDash, !output.bytes.isEmpty else {
      throw CommandError.usage("no folder given", remedy: "name one with -o, such as -o work")
    }
    let files = try context.readCalendars(context.inputFiles())
    let folder = VdirFolder(output)
    try folder.make()
    var names = VdirNames()
    var count = 0
    var written = 0
    for file in files {
      try CalendarStore(file).forEachItem { item in
        count += 1
        let name = names.name(forUID: item.uid)
        let isNew = try folder.write(to: Array(name.utf8), synchronizing: false) { take in
          item.write(to: take)
        }
        if isNew { written += 1 }
      }
    }
    try writeIdentity(of: files, to: folder)
    // One for all files: the disk takes as long for that as for each of them alone.
    folder.synchronize()
    context.remark(
      "\(folder.argument.text): \(written) files written, \(count - written) unchanged")
    return .done
  }

  /// The first name and colour that a calendar states itself.
  private func writeIdentity(of files: [CalendarFile], to folder: VdirFolder) throws {
    let heads = files.flatMap(\.calendars)
    let named = heads.first { head in
      head.properties.contains { ["NAME", "X-WR-CALNAME"].contains($0.name.uppercased()) }
    }
    if let name = named?.identity.name, !name.isEmpty {
      _ = try folder.write(Array(name.utf8), to: Array("displayname".utf8))
    }
    if let color = heads.lazy.compactMap(\.identity.color).first {
      _ = try folder.write(Array(color.description.utf8), to: Array("color".utf8))
    }
  }
}
